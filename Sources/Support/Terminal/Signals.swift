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
  _ = withUsualEffect(of: [number]) { raise(number) }
}

/// Lets signals that are watched for have their usual effect on this thread,
/// and on a program that it starts or becomes.
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
