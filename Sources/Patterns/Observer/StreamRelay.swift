/// An observer that passes events on to an asynchronous stream.
///
/// GoF role: ConcreteObserver. The stream ends when the loader, which owns the
/// relay, releases it.
@MainActor
final class StreamRelay {
  private let continuation: AsyncStream<CoverEvent>.Continuation

  init(_ continuation: AsyncStream<CoverEvent>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }
}

extension StreamRelay: @MainActor Observer {
  func update(_ event: CoverEvent) {
    continuation.yield(event)
  }
}
