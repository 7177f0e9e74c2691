import Synchronization

/// The controllers of one launch that are alive, whether or not they are on the screen.
///
/// It keeps none of them; a controller enters when it is made and leaves when it is freed, which may
/// happen on any thread.
package nonisolated final class ControllerRoster: Sendable {
  private struct State: @unchecked Sendable {
    var made = 0
    var alive: ContiguousArray<Unmanaged<UIViewController>> = []
  }

  private let state = Mutex(State())

  /// How many controllers were made since launch.
  package var made: Int { state.withLock { $0.made } }

  /// Takes a controller's number, from 1, before it is initialized.
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

  /// The controllers that are alive, in no order.
  package var controllers: ContiguousArray<Unmanaged<UIViewController>> {
    state.withLock { $0.alive }
  }
}
