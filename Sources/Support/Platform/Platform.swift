#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The differences between the systems that the kit runs on.
///
/// Every condition on the platform, and every name that only one platform has,
/// is in this module. It doesn't use Foundation, so that its part for Darwin
/// can be type-checked on Linux against a small model of Darwin's C library.
public enum Platform {
  #if canImport(Darwin)
  /// A Boolean value that indicates whether this is one of Apple's systems.
  public static let isDarwin = true
  #else
  /// A Boolean value that indicates whether this is one of Apple's systems.
  public static let isDarwin = false
  #endif
}

// MARK: - Sockets

extension Platform {
  /// Returns a new TCP socket, or -1 with the reason in `errno`.
  public static func makeStreamSocket() -> Int32 {
    #if canImport(Darwin) || canImport(Musl)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    return withoutSignals(socket(AF_INET, kind, 0))
  }

  /// Returns the next connection to a socket that listens, or -1 with the
  /// reason in `errno`.
  public static func acceptConnection(to listener: Int32) -> Int32 {
    withoutSignals(accept(listener, nil, nil))
  }

  /// Sends bytes over a connection.
  ///
  /// If the peer has hung up, this returns an error instead of raising SIGPIPE.
  ///
  /// - Returns: The number of bytes sent, or -1 with the reason in `errno`.
  public static func send(_ bytes: [UInt8], over connection: Int32) -> Int {
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    return bytes.withUnsafeBytes {
      sendBytes(connection, $0.baseAddress, $0.count, flags)
    }
  }

  /// Prevents a socket from raising SIGPIPE on Darwin; elsewhere, each send
  /// prevents it.
  private static func withoutSignals(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
    var on: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, size)
    #endif
    return descriptor
  }
}

/// The system's function, which is shadowed by ``Platform/send(_:over:)``.
private let sendBytes = send

// MARK: - Terminals

extension Platform {
  /// Returns the size of a terminal in characters, or `nil` if the descriptor
  /// isn't a terminal's.
  public static func windowSize(
    of descriptor: Int32
  ) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Sets the size of a terminal.
  ///
  /// - Returns: A Boolean value that indicates whether this succeeded.
  @discardableResult
  public static func setWindowSize(
    of descriptor: Int32,
    columns: UInt16,
    rows: UInt16
  ) -> Bool {
    var size = winsize()
    size.ws_col = columns
    size.ws_row = rows
    return ioctl(descriptor, UInt(TIOCSWINSZ), &size) == 0
  }
}

// MARK: - Signals

extension Platform {
  /// Leaves a signal to a dispatch source that watches for it.
  ///
  /// On Linux a source replaces the signal's action; on Darwin it is notified
  /// in addition to the action, so the signal must be ignored. SIGCONT resumes
  /// a program even where it is ignored.
  public static func leaveToDispatch(signal number: Int32) {
    #if canImport(Darwin)
    if number != SIGCONT { signal(number, SIG_IGN) }
    #endif
  }

  /// Calls `handler` when the program is about to end by a fault: a trap, an
  /// abort, or an invalid memory access.
  ///
  /// The handler may call the functions that POSIX lists as async-signal-safe,
  /// and calls ``passOn(fault:)`` at its end.
  public static func handleFaults(_ handler: @convention(c) (Int32) -> Void) {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
    action.__sigaction_handler.sa_handler = handler
    #else
    action.__sa_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
    for number in faults {
      sigaction(number, &action, previousAction(for: number))
    }
  }

  /// Restores the action that a fault had before ``handleFaults(_:)``, and
  /// raises the fault again.
  public static func passOn(fault number: Int32) {
    sigaction(number, previousAction(for: number), nil)
    // The signal is blocked until the handler returns.
    raise(number)
  }

  private static let faults = [
    SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV,
  ]

  /// The address of each signal's previous action, by the signal's number.
  ///
  /// It is never freed: a handler may need it at any time.
  private static let previousActions = UInt(
    bitPattern: UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
  )

  private static func previousAction(
    for number: Int32
  ) -> UnsafeMutablePointer<sigaction>? {
    UnsafeMutablePointer<sigaction>(bitPattern: previousActions)?
      .advanced(by: Int(number))
  }

  /// Gives the calling thread an alternate stack for the handlers of faults,
  /// unless it has one: an infinite recursion uses up the ordinary stack.
  ///
  /// The alternate stack is never freed.
  public static func reserveFaultStack() {
    var stack = stack_t()
    sigaltstack(nil, &stack)
    guard stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    stack.ss_size = 1 << 16
    stack.ss_sp = .allocate(byteCount: stack.ss_size, alignment: 16)
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }
}
