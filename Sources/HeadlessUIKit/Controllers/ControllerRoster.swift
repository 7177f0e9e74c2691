import Synchronization

/// The living controllers of one launch, whether or not they are on the screen.
///
/// It retains none of them. A controller enters when it is created and leaves when it is freed,
/// which may happen on any thread.
package nonisolated final class ControllerRoster: Sendable {
  private struct State: @unchecked Sendable {
    var made = 0
    var alive: ContiguousArray<Unmanaged<UIViewController>> = []
  }

  private let state = Mutex(State())

  /// The number of controllers created since launch.
  package var made: Int { state.withLock { $0.made } }

  /// Returns the next controller number, starting at 1, before the controller is initialized.
  func nextNumber() -> Int {
    state.withLock { state in
      state.made += 1
      return state.made
    }
  }

  func enter(_ controller: UIViewController) {
    let entry = Unmanaged.passUnretained(controller)
    state.withLock { state in
      entry._withUnsafeGuaranteedRef { $0.rosterPlace = state.alive.count }
      state.alive.append(entry)
    }
  }

  func leave(_ place: Int) {
    state.withLock { state in
      let last = state.alive.removeLast()
      guard place < state.alive.count else { return }
      state.alive[place] = last
      last._withUnsafeGuaranteedRef { $0.rosterPlace = place }
    }
  }

  /// The living controllers, in no particular order.
  package var controllers: ContiguousArray<Unmanaged<UIViewController>> {
    state.withLock { $0.alive }
  }
}
