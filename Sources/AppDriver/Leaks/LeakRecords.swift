import HeadlessUIKit
import StrongReferences

/// The controllers that have been on screen, and their coordinators, as of the latest scan.
struct LeakRecords {
  /// Special values of a controller's `observerIndex`: `unseen` if it hasn't been scanned yet, and
  /// `passedOver` if it was already off screen when the check started.
  private static let (unseen, passedOver): (Int32, Int32) = (-1, -2)

  /// The recorded coordinators; `nil` marks a free slot.
  private var coordinators: [TrackedCoordinator?] = []
  private var screens: [TrackedScreen?] = []
  private var freeCoordinators: [Int] = []
  private var freeScreens: [Int] = []
  private var scan = 0
  private var coordinatorsSeen = 0
  private var isLookingAtUnseen = false
  /// The appearances and deallocations of coordinators that haven't been logged yet.
  private var marks: [(kind: ActivityEvent.Kind, type: AnyClass)] = []
  /// The number of controllers that were alive at the latest scan.
  private(set) var controllersAlive = 0

  /// Records the app's current state.
  ///
  /// If actions have already been performed (`isLate`), controllers that are off screen are
  /// ignored.
  mutating func begin(_ application: UIApplication, isLate: Bool, _ ownership: () -> Ownership?) {
    if isLate {
      for entry in application.roster.controllers {
        let controller = entry.takeUnretainedValue()
        let isOff = controller.hasBeenOnScreen && !controller.isInHierarchy
        controller.observerIndex = isOff ? Self.passedOver : Self.unseen
      }
    }
    look(application, ownership, includingUnseen: isLate)
    if isLate { for screen in screens { screen?.isOldOrphan = screen?.isOrphan ?? false } }
  }

  /// Logs which coordinators have appeared or been freed.
  mutating func logMarks(in log: ActivityLog) {
    for mark in marks { log.record(mark.kind, aboutInstanceOf: mark.type) }
    if !marks.isEmpty { marks.removeAll() }
  }

  // MARK: Looking

  /// Scans the controllers that are alive.
  ///
  /// - Complexity: Linear in the number of controllers.
  mutating func look(
    _ application: UIApplication, _ ownership: () -> Ownership?, includingUnseen: Bool = false
  ) {
    scan += 1
    isLookingAtUnseen = includingUnseen
    for tracked in coordinators {
      tracked?.screens = 0
      tracked?.containers = 0
    }
    let alive = application.roster.controllers
    controllersAlive = alive.count
    for entry in alive {
      let controller = entry.takeUnretainedValue()
      guard controller.hasBeenOnScreen || includingUnseen || controller.observerIndex >= 0 else {
        continue
      }
      let isAttached = controller.isInHierarchy
      guard controller.hasBeenOnScreen || isAttached else { continue }
      if controller.observerIndex < 0 {
        guard isAttached || isNew(controller) else { continue }
        controller.observerIndex = Int32(admit(controller, ownership))
      }
      guard let screen = screens[Int(controller.observerIndex)] else { continue }
      screen.scan = scan
      screen.isAttached = isAttached
      guard isAttached else { continue }
      for place in screen.coordinators {
        if screen.isContainer {
          coordinators[place]?.containers += 1
        } else {
          coordinators[place]?.screens += 1
        }
      }
    }
    for place in screens.indices {
      if let screen = screens[place], screen.scan != scan { forget(screen, at: place) }
    }
  }

  /// Returns whether a controller appeared and disappeared between two scans.
  ///
  /// Returns false for alerts.
  private func isNew(_ controller: UIViewController) -> Bool {
    controller.observerIndex == Self.unseen && !(controller is UIAlertController)
  }

  private mutating func admit(_ controller: UIViewController, _ ownership: () -> Ownership?) -> Int
  {
    let isContainer = !controller.children.isEmpty && !controller.showsOwnContent
    var owners: [AnyObject] = []
    var isOrphan = false
    if !(controller is UIAlertController), let ownership = ownership() {
      let references = ownership.references(of: controller)
      isOrphan = references.isOrphan && references.coordinators.isEmpty
      if !isOrphan { owners = ownership.owners(of: controller, knownBy: references) }
    }
    var places: [Int] = []
    for owner in owners { places.append(track(owner)) }
    for place in places {
      coordinators[place]?.referrers += 1
      if !isContainer { coordinators[place]?.hasOwnScreens = true }
    }
    let screen = TrackedScreen(
      controller, isContainer: isContainer, coordinators: places, isOrphan: isOrphan)
    guard let place = freeScreens.popLast() else {
      screens.append(screen)
      return screens.count - 1
    }
    screens[place] = screen
    return place
  }

  private mutating func track(_ coordinator: AnyObject) -> Int {
    for place in coordinators.indices where coordinators[place]?.coordinator === coordinator {
      return place
    }
    coordinatorsSeen += 1
    // Don't log coordinators found by the first scan or by a scan of screens that were never
    // shown, because they started earlier.
    if scan > 1, !isLookingAtUnseen { marks.append((.started, type(of: coordinator))) }
    let tracked = TrackedCoordinator(coordinator, order: coordinatorsSeen)
    guard let place = freeCoordinators.popLast() else {
      coordinators.append(tracked)
      return coordinators.count - 1
    }
    coordinators[place] = tracked
    return place
  }

  private mutating func forget(_ screen: TrackedScreen, at place: Int) {
    screens[place] = nil
    freeScreens.append(place)
    for place in screen.coordinators { coordinators[place]?.referrers -= 1 }
  }

  // MARK: Suspects

  /// Returns the objects that may have leaked.
  ///
  /// - Complexity: Linear in the number of records. Each coordinator requires reading a weak
  ///   reference.
  mutating func suspects() -> LeakSuspects {
    var suspects = LeakSuspects()
    var hasDead = false
    for place in coordinators.indices {
      guard let tracked = coordinators[place] else { continue }
      if tracked.coordinator == nil {
        hasDead = true
        if !tracked.isFreed {
          tracked.isFreed = true
          marks.append((.freed, tracked.type))
        }
        if tracked.referrers == 0 {
          coordinators[place] = nil
          freeCoordinators.append(place)
        }
      } else if tracked.isInCharge {
        suspects.inCharge += 1
      } else {
        suspects.idle.append(place)
      }
    }
    for place in screens.indices {
      guard let screen = screens[place] else { continue }
      if !screen.isAttached {
        suspects.detached.append(place)
      } else if screen.isOrphan && !screen.isOldOrphan || hasDead && hasLostAll(screen) {
        suspects.orphans.append(place)
      }
    }
    return suspects
  }

  private func hasLostAll(_ screen: TrackedScreen) -> Bool {
    !screen.coordinators.isEmpty
      && screen.coordinators.allSatisfy { coordinators[$0]?.coordinator == nil }
  }

  // MARK: Lookup

  /// Returns whether any coordinator that was recorded for a controller at its first scan satisfies
  /// a predicate.
  func hasCoordinator(_ controller: UIViewController, where body: (AnyObject) -> Bool) -> Bool {
    let place = Int(controller.observerIndex)
    guard screens.indices.contains(place), let screen = screens[place] else { return false }
    for place in screen.coordinators {
      if let coordinator = coordinators[place]?.coordinator, body(coordinator) { return true }
    }
    return false
  }

  /// Returns the coordinators at the given indices that are still alive.
  ///
  /// Each is paired with its number in the order in which coordinators were first seen.
  func coordinators(_ places: [Int]) -> [(object: AnyObject, order: Int)] {
    places.compactMap { place in
      coordinators[place].flatMap { tracked in
        tracked.coordinator.map { (object: $0, order: tracked.order) }
      }
    }
  }

  /// Returns the controllers at the given indices.
  ///
  /// These must have been alive at the latest scan.
  func controllers(_ places: [Int]) -> [UIViewController] {
    places.compactMap { screens[$0]?.controller }
  }

  /// Returns findings about the screens at the given indices, whose coordinators have been freed.
  func orphans(_ places: [Int]) -> [LeakFinding] {
    places.compactMap { place in
      guard let screen = screens[place] else { return nil }
      var finding = LeakFinding(.screen, screen.controller)
      finding.lost = screen.coordinators.compactMap {
        coordinators[$0].map { TypeNames.name(of: $0.type) }
      }
      return finding
    }
  }

  /// The coordinators with a visible screen, mapped to their numbers in the order in which
  /// coordinators were first seen.
  var inCharge: [ObjectIdentifier: Int] {
    var inCharge: [ObjectIdentifier: Int] = [:]
    for case let tracked? in coordinators where tracked.isInCharge {
      if let object = tracked.coordinator { inCharge[ObjectIdentifier(object)] = tracked.order }
    }
    return inCharge
  }

  /// Whether a recorded coordinator is still alive.
  var hasCoordinators: Bool { coordinators.contains { $0?.coordinator != nil } }

  /// All living coordinators, keyed by their numbers in the order in which coordinators were first
  /// seen.
  var coordinatorsByOrder: [Int: AnyObject] {
    var alive: [Int: AnyObject] = [:]
    for case let tracked? in coordinators { alive[tracked.order] = tracked.coordinator }
    return alive
  }

  /// The controllers that UIKit itself retains through controllers in windows.
  var retainedControllers: Set<ObjectIdentifier> {
    var retained: Set<ObjectIdentifier> = []
    for case let screen? in screens where screen.isAttached {
      retained.formUnion(screen.controller.retainedControllers.map(ObjectIdentifier.init))
    }
    return retained
  }

  /// The objects, other than those that the system itself retains, that may keep a leaked object
  /// alive.
  var otherRoots: [ReferenceGraph.Root] {
    let controllers = screens.compactMap { screen -> ReferenceGraph.Root? in
      guard let screen, !screen.isAttached else { return nil }
      return ReferenceGraph.Root("leaked screen", screen.controller)
    }
    return controllers
      + coordinators.compactMap { tracked in
        tracked?.coordinator.map { ReferenceGraph.Root("coordinator", $0) }
      }
  }
}
