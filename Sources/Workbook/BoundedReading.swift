import Foundation

/// Reads what a process prints, and kills it when it has printed too much or
/// has run for too long.
struct BoundedReading {
  /// What was printed, up to the limit.
  private(set) var data = Data()
  /// The limit that was passed, if one was.
  private(set) var breach: Sandbox.Outcome.End?

  /// Reads until the process's output ends.
  init(of handle: FileHandle, process: Process, limits: Sandbox.Limits) {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(limits.time)
    while true {
      let left = (deadline - clock.now) / .milliseconds(1)
      var input = pollfd(
        fd: handle.fileDescriptor,
        events: Int16(POLLIN),
        revents: 0
      )
      let wait = breach == nil ? Int32(max(0, left.rounded(.up))) : 1000
      switch poll(&input, 1, wait) {
      case 0 where breach == nil: stop(process, for: .outOfTime)
      case 0: return
      case -1 where errno != EINTR: return
      case -1: continue
      default:
        let more = handle.availableData
        guard !more.isEmpty else { return }
        if data.count + more.count <= limits.output {
          data += more
        } else if breach == nil {
          stop(process, for: .tooMuchOutput)
        }
      }
    }
  }

  private mutating func stop(
    _ process: Process,
    for breach: Sandbox.Outcome.End
  ) {
    self.breach = breach
    // The whole group, for systems where nothing else holds it together.
    kill(-process.processIdentifier, SIGKILL)
    kill(process.processIdentifier, SIGKILL)
  }
}
