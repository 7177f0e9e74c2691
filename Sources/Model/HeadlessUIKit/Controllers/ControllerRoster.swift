import CSystem
import Synchronization

/// A registry of the controllers that were created during one launch and haven't been freed,
/// whether or not they are on screen.
///
/// The roster doesn't retain the controllers. Each controller is added when it is created, and
/// removed when it is freed, which may happen on any thread.
///
/// An observer may declare controllers dormant that it need not see again while nothing happens to
/// them. A dormant controller wakes when it or a controller around it gets another container,
/// presenter or window, or appears.
package nonisolated final class ControllerRoster: Sendable {
  private struct State: @unchecked Sendable {
    /// The dormant controllers, and then the others.
    var alive: ContiguousArray<Unmanaged<UIViewController>> = []
    var dormantCount = 0
    /// The observer's indices of dormant controllers that have woken or been freed.
    var woken: [Int32] = []

    /// Moves the last entry of a part of the list to a free place.
    mutating func move(_ last: Int, to place: Int) {
      guard last != place else { return }
      alive[place] = alive[last]
      alive[place]._withUnsafeGuaranteedRef { $0.rosterPlace = place }
    }

    mutating func exchange(_ place: Int, _ other: Int) {
      alive.swapAt(place, other)
      for place in [place, other] {
        alive[place]._withUnsafeGuaranteedRef { $0.rosterPlace = place }
      }
    }
  }

  private let numbers = Atomic(0)
  private let state = Mutex(State())

  /// The number of controllers created since launch.
  package var made: Int { numbers.load(ordering: .relaxed) }

  /// Returns the number for a controller that is about to be initialized; numbers start at 1.
  func nextNumber() -> Int { numbers.add(1, ordering: .relaxed).newValue }

  func enter(_ controller: UIViewController) {
    let entry = Unmanaged.passUnretained(controller)
    state.withLock { state in
      entry._withUnsafeGuaranteedRef { $0.rosterPlace = state.alive.count }
      // Hardly any app has fewer controllers.
      if state.alive.capacity == 0 { state.alive.reserveCapacity(14) }
      state.alive.append(entry)
    }
  }

  /// Removes a controller that is being freed.
  func leave(_ controller: UIViewController) {
    let entry = Unmanaged.passUnretained(controller)
    state.withLock { state in
      var place = entry._withUnsafeGuaranteedRef { $0.rosterPlace }
      if place < state.dormantCount {
        state.woken.append(entry._withUnsafeGuaranteedRef { $0.observerIndex })
        state.dormantCount -= 1
        state.move(state.dormantCount, to: place)
        place = state.dormantCount
      }
      state.move(state.alive.count - 1, to: place)
      state.alive.removeLast()
    }
  }

  // MARK: Dormant controllers

  /// Whether any controller is dormant.
  var hasDormant: Bool { state.withLock { $0.dormantCount > 0 } }

  /// Leaves a controller out of `awakeControllers` until it moves or appears, alone or within
  /// another one.
  @MainActor package func makeDormant(_ controller: UIViewController) {
    guard !controller.isDormant else { return }
    controller.isDormant = true
    let entry = Unmanaged.passUnretained(controller)
    state.withLock { state in
      state.exchange(entry._withUnsafeGuaranteedRef { $0.rosterPlace }, state.dormantCount)
      state.dormantCount += 1
    }
  }

  /// Wakes a controller, without telling the observer.
  @MainActor package func wake(_ controller: UIViewController) { wake(controller, tells: false) }

  /// Wakes a controller whose place in the hierarchy changes.
  func noteMove(of controller: UIViewController) { wake(controller, tells: true) }

  /// Wakes all controllers, without telling the observer.
  @MainActor package func wakeAll() {
    state.withLock { state in
      for entry in state.alive[..<state.dormantCount] {
        entry._withUnsafeGuaranteedRef { $0.isDormant = false }
      }
      state.dormantCount = 0
      state.woken = []
    }
  }

  private func wake(_ controller: UIViewController, tells: Bool) {
    guard controller.isDormant else { return }
    controller.isDormant = false
    let entry = Unmanaged.passUnretained(controller)
    state.withLock { state in
      let (place, index) = entry._withUnsafeGuaranteedRef {
        ($0.rosterPlace, $0.observerIndex)
      }
      state.dormantCount -= 1
      state.exchange(place, state.dormantCount)
      if tells { state.woken.append(index) }
    }
  }

  /// Returns the observer's indices of the dormant controllers that have moved or been freed since
  /// the last call.
  package func takeWoken() -> [Int32] {
    state.withLock { state in
      defer { if !state.woken.isEmpty { state.woken = [] } }
      return state.woken
    }
  }

  // MARK: Lookup

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

  /// The number of controllers that haven't been freed.
  package var count: Int { state.withLock { $0.alive.count } }

  /// The number of controllers that have been created since launch, and freed.
  package var freed: Int { made - count }

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
  /// The controllers that haven't been freed and aren't dormant, as `controllers`.
  package var awakeControllers: ContiguousArray<Unmanaged<UIViewController>>.SubSequence {
    state.withLock { $0.alive[$0.dormantCount...] }
  }

  /// The controllers that haven't been freed and aren't dormant, retained, in no particular order.
  package var retainedAwakeControllers: [UIViewController] {
    state.withLock { $0.alive[$0.dormantCount...].compactMap(Self.retained) }
  }
}
