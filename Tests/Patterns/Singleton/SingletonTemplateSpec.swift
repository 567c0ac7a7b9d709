import XCTest

@testable import SingletonPattern

final class SingletonTemplateSpec: XCTestCase {
  // MARK: - The one instance

  func test_every_access_returns_the_same_instance() {
    let here = Singleton.shared
    let there = Singleton.shared

    XCTAssertTrue(here === there)
  }

  func test_a_thousand_tasks_that_race_for_it_get_the_same_instance() async {
    let instances = await withTaskGroup { group in
      for _ in 1...1_000 {
        group.addTask { Singleton.shared }
      }
      // All are kept, or a new one could have the address of a deallocated one.
      return await group.reduce(into: []) { $0.append($1) }
    }

    XCTAssertEqual(
      Set(instances.map(ObjectIdentifier.init)),
      [ObjectIdentifier(Singleton.shared)]
    )
  }

  // MARK: - Its state

  func test_a_change_is_seen_by_everyone() {
    let here = Singleton.shared
    let there = Singleton.shared
    let before = there.value

    here.increment()

    XCTAssertEqual(there.value, before + 1)
  }

  // A change is lost only if two overlap. So each of a thousand tasks makes
  // three hundred changes, and repeats that for some time.
  func test_a_thousand_concurrent_changes_are_a_thousand_changes() async {
    let before = Singleton.shared.value
    let end = ContinuousClock.now + .milliseconds(100)

    let rounds = await withTaskGroup { group in
      for _ in 1...1_000 {
        group.addTask {
          var rounds = 0
          repeat {
            for _ in 1...300 { Singleton.shared.increment() }
            rounds += 1
          } while ContinuousClock.now < end
          return rounds
        }
      }
      return await group.reduce(0, +)
    }

    XCTAssertEqual(Singleton.shared.value, before + rounds * 300)
  }
}
