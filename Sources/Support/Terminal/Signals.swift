import Dispatch
import Foundation
import Platform

/// Calls `handler`, on a separate thread, whenever one of the signals arrives.
///
/// Once this function returns, no signal is lost, and none has its usual
/// effect.
///
/// - Returns: The sources that watch for the signals as long as they are kept.
public func watchSignals(
  _ numbers: [Int32],
  handler: @escaping @Sendable (Int32) -> Void
) -> [any DispatchSourceSignal] {
  let registrations = DispatchGroup()
  let sources = numbers.map { number in
    let source = DispatchSource.makeSignalSource(
      signal: number,
      queue: .global()
    )
    registrations.enter()
    source.setRegistrationHandler {
      Platform.leaveToDispatch(signal: number)
      registrations.leave()
    }
    source.setEventHandler { handler(number) }
    source.resume()
    return source
  }
  registrations.wait()
  return sources
}

/// Ends the program by a signal, so that a shell can report it.
public func endProgram(by number: Int32) -> Never {
  raiseForEffect(number)
  // Only a signal that doesn't end a program gets here.
  _exit(128 + number)
}

/// Raises a watched signal with its usual effect.
func raiseForEffect(_ number: Int32) {
  _ = withUsualEffect(of: [number]) { raise(number) }
}

/// Lets watched signals have their usual effect on this thread, and on a
/// program that it starts or becomes.
func withUsualEffect<Result>(
  of numbers: [Int32],
  _ body: () -> Result
) -> Result {
  // Watching for a signal blocks it.
  var signals = sigset_t()
  sigemptyset(&signals)
  for number in numbers { sigaddset(&signals, number) }
  var blocked = sigset_t()
  pthread_sigmask(SIG_UNBLOCK, &signals, &blocked)
  let watched = numbers.map { signal($0, SIG_DFL) }
  let result = body()
  for (number, action) in zip(numbers, watched) { signal(number, action) }
  pthread_sigmask(SIG_SETMASK, &blocked, nil)
  return result
}
