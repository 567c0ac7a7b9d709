import SharedModels

/// Loads the covers of albums and tells its observers how that goes.
///
/// GoF role: ConcreteSubject. Covers are fetched concurrently, wherever the
/// fetching runs. What comes of it is told on the main actor, where views live,
/// so that an observer needs no lock and a detached one hears nothing from the
/// moment ``detach(_:)`` returns.
@MainActor
public final class CoverLoader {
  /// Fetches one album's cover.
  public typealias Fetch = @Sendable (Album) async throws -> Cover

  private let fetch: Fetch
  private let subject = Subject<CoverEvent>()
  private var relays: [Int: StreamRelay] = [:]
  private var relayCount = 0
  /// The number of the load of each album that is under way, the newest one.
  private var newestLoads: [Album: Int] = [:]
  private var loadCount = 0

  /// Makes a loader that gets covers from `fetch`.
  public init(fetch: @escaping Fetch) {
    self.fetch = fetch
  }

  /// How many observers would hear an event now, streams included.
  ///
  /// - Complexity: O(*n*) in the number of observers.
  public var observerCount: Int { subject.observerCount }

  /// Tells `view` of every event from the next one on.
  ///
  /// Attaching it again changes nothing. The loader keeps no view alive.
  ///
  /// - Complexity: O(*n*) in the number of observers.
  public func attach(_ view: CoverView) {
    subject.attach(view)
  }

  /// Tells `view` nothing more from now on.
  ///
  /// That holds also for an event whose delivery is under way. Detaching a view
  /// that isn't attached changes nothing.
  ///
  /// - Complexity: O(*n*) in the number of observers.
  public func detach(_ view: CoverView) {
    subject.detach(view)
  }

  /// Loads the cover of `album`; returns when the observers have been told what
  /// came of it.
  ///
  /// A fetch that throws ends in ``CoverEvent/failed(_:reason:)``. Of several
  /// loads of one album at once the newest counts: what comes of the others is
  /// told to nobody, whichever comes last.
  public func load(_ album: Album) async {
    loadCount += 1
    let number = loadCount
    newestLoads[album] = number
    subject.notify(.started(album))
    let outcome = await outcome(of: album)
    guard newestLoads[album] == number else { return }
    newestLoads[album] = nil
    subject.notify(outcome)
  }

  private func outcome(of album: Album) async -> CoverEvent {
    do {
      return .finished(album, try await fetch(album))
    } catch {
      return .failed(album, reason: "\(error)")
    }
  }

  /// The same events from the next one on, for a `for await` loop.
  ///
  /// The stream keeps every event until it is asked for. It is detached when
  /// its task is cancelled or it is dropped, and it ends with the loader.
  public var events: AsyncStream<CoverEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: CoverEvent.self)
    relayCount += 1
    let id = relayCount
    let relay = StreamRelay(continuation)
    relays[id] = relay
    subject.attach(relay)
    continuation.onTermination = { [weak self] _ in
      // The stream can end anywhere; the loader is on the main actor.
      Task { @MainActor in self?.relays[id] = nil }
    }
    return stream
  }
}
