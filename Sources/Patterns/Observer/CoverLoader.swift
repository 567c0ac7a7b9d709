import SharedModels

/// A loader of albums' covers that notifies its observers of each step.
///
///     loader.attach(first)
///     loader.attach(second)
///     await loader.load(bowie)
///     // first and then second receive .started, and later .finished
///
/// GoF role: ConcreteSubject. Covers are fetched concurrently. Observers are
/// notified on the main actor, as views are, so that they need no lock, and
/// receive no event after ``detach(_:)`` has returned.
@MainActor
public final class CoverLoader {
  /// Fetches one album's cover.
  public typealias Fetch = @Sendable (Album) async throws -> Cover

  private let fetch: Fetch
  private let subject = Subject<CoverEvent>()
  private var relays: [ObjectIdentifier: CoverObserverRelay] = [:]
  private var streams: [Int: StreamRelay] = [:]
  private var streamCount = 0
  /// The numbers of each album's running loads, the newest one last.
  private var loads: [Album: [Int]] = [:]
  private var loadCount = 0

  /// Creates a loader that gets covers from `fetch`.
  public init(fetch: @escaping Fetch) {
    self.fetch = fetch
  }

  /// The number of attached observers that are still alive, streams included.
  ///
  /// - Complexity: O(*n*) in the number of observers.
  public var observerCount: Int {
    streams.count + relays.values.count { $0.observer != nil }
  }

  /// Attaches an observer, which receives every event from the next one on.
  ///
  /// Attaching it again has no effect. The loader keeps no observer alive.
  public func attach(_ observer: any CoverObserver) {
    let id = ObjectIdentifier(observer)
    // This observer may have the identifier of a deallocated one.
    guard relays[id]?.observer == nil else { return }
    let relay = CoverObserverRelay(observer)
    relays[id] = relay
    subject.attach(relay)
  }

  /// Detaches an observer, which then receives no more events, not even one
  /// whose delivery is under way.
  ///
  /// Detaching an observer that isn't attached has no effect.
  public func detach(_ observer: any CoverObserver) {
    relays.removeValue(forKey: ObjectIdentifier(observer)).map(subject.detach)
  }

  /// Loads the cover of an album, and returns after the observers have been
  /// notified of the outcome.
  ///
  /// If the fetch throws, the outcome is ``CoverEvent/failed(_:reason:)``, or
  /// ``CoverEvent/cancelled(_:)`` if the task was cancelled. If several loads
  /// of an album run concurrently, observers are notified of one outcome: that
  /// of the newest load or, if that is cancelled, of the newest one that is
  /// still running.
  public func load(_ album: Album) async {
    loadCount += 1
    let number = loadCount
    loads[album, default: []].append(number)
    notify(.started(album))
    let outcome = await outcome(of: album)
    // If its number is missing, a newer load has reported its outcome.
    guard var running = loads[album],
      let index = running.firstIndex(of: number)
    else { return }
    let isNewest = index == running.count - 1
    running.remove(at: index)
    let isOver = running.isEmpty || isNewest && outcome != .cancelled(album)
    loads[album] = isOver ? nil : running
    if isOver { notify(outcome) }
  }

  private func outcome(of album: Album) async -> CoverEvent {
    do {
      return .finished(album, try await fetch(album))
    } catch {
      return Task.isCancelled || error is CancellationError
        ? .cancelled(album) : .failed(album, reason: "\(error)")
    }
  }

  private func notify(_ event: CoverEvent) {
    relays = relays.filter { $0.value.observer != nil }
    subject.notify(event)
  }

  /// Returns a stream of the same events, from the next one on, for a `for
  /// await` loop.
  ///
  /// The stream keeps every event until it is read. It is detached when its
  /// task is cancelled or the stream is released, and it ends with the loader.
  public func events() -> AsyncStream<CoverEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: CoverEvent.self)
    streamCount += 1
    let id = streamCount
    let relay = StreamRelay(continuation)
    streams[id] = relay
    subject.attach(relay)
    continuation.onTermination = { [weak self] _ in
      // The stream can end anywhere; the loader is on the main actor.
      Task { @MainActor in self?.streams[id] = nil }
    }
    return stream
  }
}
