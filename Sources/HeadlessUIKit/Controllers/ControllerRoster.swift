import CSwiftRuntime
import Synchronization

/// A registry of the controllers that were created during one launch and haven't been freed,
/// whether or not they are on screen.
///
/// The roster doesn't retain the controllers. Each controller is added when it is created, and
/// removed when it is freed, which may happen on any thread.
package nonisolated final class ControllerRoster: Sendable {
  private struct State: @unchecked Sendable {
    var alive: ContiguousArray<Unmanaged<UIViewController>> = []
  }

  private let count = Atomic(0)
  private let state = Mutex(State())

  /// The number of controllers created since launch.
  package var made: Int { count.load(ordering: .relaxed) }

  /// Returns the number for a controller that is about to be initialized.
  ///
  /// Numbers start at 1.
  func nextNumber() -> Int { count.add(1, ordering: .relaxed).newValue }

  func enter(_ controller: UIViewController) {
    let entry = Unmanaged.passUnretained(controller)
    state.withLock { state in
      entry._withUnsafeGuaranteedRef { $0.rosterPlace = state.alive.count }
      // Hardly any app has fewer controllers.
      if state.alive.capacity == 0 { state.alive.reserveCapacity(14) }
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

  /// Returns the controller with the given number; `nil` if it has been freed.
  package func controller(_ number: Int) -> UIViewController? {
    state.withLock { state in
      for entry in state.alive where entry._withUnsafeGuaranteedRef({ $0.number }) == number {
        return Self.retained(entry)
      }
      return nil
    }
  }

  /// Returns the controller of an entry; `nil` if it is being freed.
  ///
  /// The lock must be held: a controller that is being freed on another thread waits for it to
  /// leave, so until then its memory is there, and the runtime knows whether it can be retained.
  private static func retained(_ entry: Unmanaged<UIViewController>) -> UIViewController? {
    guard let retained = flowsh_tryRetain(entry.toOpaque()) else { return nil }
    return Unmanaged.fromOpaque(retained).takeRetainedValue()
  }

  /// Whether all controllers have been freed.
  package var isEmpty: Bool { state.withLock { $0.alive.isEmpty } }

  /// The controllers that haven't been freed, retained, in no particular order.
  package var retainedControllers: [UIViewController] {
    state.withLock { $0.alive.compactMap(Self.retained) }
  }

  /// The controllers that haven't been freed, in no particular order.
  ///
  /// A reference is valid until its controller is freed. So use it on the main actor, before any of
  /// the app's code runs there, and only where no other thread can release the last reference to a
  /// controller at the same time. Elsewhere, use ``retainedControllers``.
  package var controllers: ContiguousArray<Unmanaged<UIViewController>> {
    state.withLock { $0.alive }
  }
}
