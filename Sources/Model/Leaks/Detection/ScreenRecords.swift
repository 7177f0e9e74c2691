import HeadlessUIKit
import StrongReferences

/// The controllers that have been on screen and haven't been freed, each at an index of its own.
final class ScreenRecords {
  /// The records; `nil` marks a free index.
  private var list: ContiguousArray<TrackedScreen?> = []
  /// The indices of the coordinators of the screens with several, by the screens' indices.
  private var moreCoordinators: [Int: [Int]] = [:]
  private var free: [Int] = []
  /// The indices of the controllers that are examined after each action.
  private var awake: ContiguousArray<Int> = []
  /// The coordinators of the controllers in windows, as of the latest scan; empty between scans.
  private var attached: ContiguousArray<(place: Int, isContainer: Bool)> = []

  nonisolated deinit {}

  // MARK: Recording

  /// Records a controller with the indices of its coordinators, and returns its index.
  func add(
    _ controller: UIViewController, isContainer: Bool, coordinators: [Int], isOrphan: Bool
  ) -> Int {
    let screen = TrackedScreen(
      controller, isContainer: isContainer, coordinators: coordinators, isOrphan: isOrphan)
    let place = free.popLast() ?? list.count
    if place == list.count { list.append(screen) } else { list[place] = screen }
    if screen.hasMoreCoordinators { moreCoordinators[place] = coordinators }
    awake.append(place)
    return place
  }

  /// Records other coordinators of a controller; returns whether it only contains other
  /// controllers.
  func assign(_ coordinators: [Int], to place: Int) -> Bool {
    guard let screen = list[place] else { return false }
    list[place]?.assign(coordinators)
    moreCoordinators[place] = coordinators.count > 1 ? coordinators : nil
    return screen.isContainer
  }

  /// Notes that the check starts now, in a running app.
  func noteBeginning() { for place in list.indices { list[place]?.noteBeginning() } }

  /// Notes that the controllers that a scan has seen are alive, and forgets the others; returns the
  /// dormant coordinators that are in charge of a screen.
  func note(
    _ seen: ContiguousArray<(place: Int, isAttached: Bool)>, scan: Int,
    _ coordinators: CoordinatorRecords
  ) -> [Int] {
    // Changed outside of their properties, because each access to those is checked at run time.
    var (list, attached) = (list, attached)
    (self.list, self.attached) = ([], [])
    for (place, isAttached) in seen {
      guard let screen = list[place] else { continue }
      list[place]?.note(scan: scan, isAttached: isAttached)
      guard isAttached, screen.coordinator >= 0 else { continue }
      attached.append((screen.coordinator, screen.isContainer))
      guard screen.hasMoreCoordinators, let all = moreCoordinators[place] else { continue }
      for coordinator in all.dropFirst() { attached.append((coordinator, screen.isContainer)) }
    }
    self.list = list
    let woken = coordinators.recount(attached)
    attached.removeAll(keepingCapacity: true)
    self.attached = attached
    var hasGone = false
    for place in awake {
      guard let latest = list[place]?.scan, latest != scan else { continue }
      hasGone = true
      forget(at: place, coordinators)
    }
    if hasGone { awake.removeAll { self.list[$0] == nil } }
    return woken
  }

  // MARK: Dormant controllers

  /// Leaves controllers out of the examination after each action until they are woken.
  func makeDormant(_ places: some Sequence<Int>) {
    for place in places { list[place]?.isDormant = true }
    awake.removeAll { list[$0]?.isDormant == true }
  }

  /// Whether a controller that isn't dormant is in no window.
  func isSuspect(at place: Int) -> Bool {
    list[place].map { !$0.isAttached && !$0.isDormant } ?? false
  }

  /// Examines dormant controllers again.
  func wake(_ places: some Sequence<Int>) {
    for place in places {
      list[place]?.isDormant = false
      awake.append(place)
    }
  }

  private func forget(at place: Int, _ coordinators: CoordinatorRecords) {
    for coordinator in self.coordinators(at: place) {
      coordinators.removeReferrer(at: coordinator)
    }
    if list[place]?.hasMoreCoordinators == true { moreCoordinators[place] = nil }
    list[place] = nil
    free.append(place)
  }

  /// Adds the controllers that aren't in a window, and those whose coordinators have been freed, to
  /// the suspects.
  ///
  /// A screen that only a split view's column keeps, after the user has gone back, may be without a
  /// coordinator.
  ///
  /// - Parameters:
  ///   - suspects: The suspects.
  ///   - coordinators: The coordinators.
  ///   - hasDead: Whether any of these has been freed.
  func sort(
    into suspects: inout LeakSuspects, _ coordinators: CoordinatorRecords, hasDead: Bool
  ) {
    for place in awake {
      guard let screen = list[place] else { continue }
      if !screen.isAttached {
        suspects.detached.append(place)
      } else if screen.isNewOrphan || hasDead && hasLostAll(at: place, coordinators),
        !screen.controller.isKeptInColumn
      {
        suspects.orphans.append(place)
      }
    }
  }

  /// Whether a screen had coordinators, all of which have been freed.
  private func hasLostAll(at place: Int, _ coordinators: CoordinatorRecords) -> Bool {
    let owners = self.coordinators(at: place)
    return !owners.isEmpty && owners.allSatisfy { !coordinators.isAlive(at: $0) }
  }

  // MARK: Lookup

  /// Returns the indices of a screen's coordinators; none if the screen isn't recorded.
  func coordinators(at place: Int) -> [Int] {
    guard list.indices.contains(place), let screen = list[place], screen.coordinator >= 0 else {
      return []
    }
    return screen.hasMoreCoordinators ? moreCoordinators[place] ?? [] : [screen.coordinator]
  }

  /// Returns the controllers at the given indices.
  ///
  /// These must have been alive at the latest scan.
  func controllers(at places: [Int]) -> [UIViewController] { places.compactMap(controller) }

  /// The controller of a record; `nil` if it has been freed.
  func controller(at place: Int) -> UIViewController? { list[place]?.controller }

  /// The controllers that UIKit itself retains through controllers in windows.
  var retainedControllers: Set<ObjectIdentifier> {
    var retained: Set<ObjectIdentifier> = []
    for place in awake {
      guard let screen = list[place], screen.isAttached else { continue }
      retained.formUnion(screen.controller.retainedControllers.map(ObjectIdentifier.init))
    }
    return retained
  }

  /// The page view controllers in windows.
  var pagers: [UIPageViewController] {
    awake.compactMap { place in
      guard let screen = list[place], screen.isAttached else { return nil }
      return screen.controller as? UIPageViewController
    }
  }

  /// The controllers that aren't in a window, which may keep a leaked object alive.
  var roots: [ReferenceGraph.Root] {
    list.compactMap { screen in
      guard let screen, !screen.isAttached else { return nil }
      return ReferenceGraph.Root("leaked screen", screen.controller)
    }
  }
}
