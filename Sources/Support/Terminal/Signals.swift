import Dispatch
import Foundation
import Platform

/// Calls `handler`, on a thread of its own, when one of some signals comes.
///
/// From its return on no signal is lost, and none has its usual effect.
///
/// - Returns: What watches for the signals, for as long as it is kept.
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

/// Ends the program by a signal, so that the shell sees what ended it.
public func endProgram(by number: Int32) -> Never {
  raiseForEffect(number)
  // Only a signal that ends no program comes to this.
  _exit(128 + number)
}

/// Raises a signal that is watched for, and lets it have its usual effect.
func raiseForEffect(_ number: Int32) {
  // Who watches for a signal keeps it from the threads.
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  var blocked = sigset_t()
  pthread_sigmask(SIG_UNBLOCK, &signals, &blocked)
  let watched = signal(number, SIG_DFL)
  raise(number)
  signal(number, watched)
  pthread_sigmask(SIG_SETMASK, &blocked, nil)
}
