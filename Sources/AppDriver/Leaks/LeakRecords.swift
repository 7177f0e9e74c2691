import HeadlessUIKit
import StrongReferences

/// The controllers that have been on screen, and their coordinators, as of the latest scan.
final class LeakRecords {
  /// Special values of a controller's `observerIndex`: `unseen` if it hasn't been scanned yet, and
  /// `passedOver` if it was already off screen when the check started.
  private static let (unseen, passedOver): (Int32, Int32) = (-1, -2)

  /// The recorded coordinators; `nil` marks a free slot.
  private var coordinators: ContiguousArray<TrackedCoordinator?> = []
  /// The references to the coordinators, by the same indices.
  private var references: ContiguousArray<UnownedReference?> = []
  private var screens: ContiguousArray<TrackedScreen?> = []
  /// The coordinators of the screens with several, by the screens' indices.
  private var moreCoordinators: [Int: [Int]] = [:]
  private var freeCoordinators: [Int] = []
  private var freeScreens: [Int] = []
  private var scan = 0
  private var coordinatorsSeen = 0
  private var isLookingAtUnseen = false
  /// The indices of the controllers that a scan has seen, and whether they are in a window.
  private var seen: ContiguousArray<(place: Int, isAttached: Bool)> = []
  /// The appearances and deallocations of coordinators that haven't been logged yet.
  private var marks: [(kind: ActivityEvent.Kind, type: AnyClass)] = []
  /// The number of controllers that were alive at the latest scan.
  private(set) var controllersAlive = 0

  nonisolated deinit {}

  /// Records the app's current state.
  ///
  /// If actions have already been performed (`isLate`), controllers that are off screen are
  /// ignored.
  func begin(_ application: UIApplication, isLate: Bool, _ ownership: () -> Ownership?) {
    if isLate {
      for entry in application.roster.controllers {
        let controller = entry.takeUnretainedValue()
        let isOff = controller.hasBeenOnScreen && !controller.isInHierarchy
        controller.observerIndex = isOff ? Self.passedOver : Self.unseen
      }
    }
    look(application, ownership, includingUnseen: isLate)
    guard isLate else { return }
    for place in screens.indices { screens[place]?.noteBeginning() }
  }

  /// Logs which coordinators have appeared or been freed.
  func logMarks(in log: ActivityLog) {
    for mark in marks { log.record(mark.kind, aboutInstanceOf: mark.type) }
    if !marks.isEmpty { marks.removeAll() }
  }

  // MARK: Looking

  /// Scans the controllers that are alive.
  ///
  /// - Complexity: Linear in the number of controllers.
  func look(
    _ application: UIApplication, _ ownership: () -> Ownership?, includingUnseen: Bool = false
  ) {
    scan += 1
    isLookingAtUnseen = includingUnseen
    let alive = application.roster.controllers
    controllersAlive = alive.count
    // The app's code that is asked when they are admitted may free controllers. Most scans see no new ones.
    var new: [(controller: UIViewController, isAttached: Bool)] = []
    for entry in alive {
      guard let look = Link(entry).read({ Look($0, includingUnseen) }), look.counts else {
        continue
      }
      if look.index >= 0 {
        seen.append((Int(look.index), look.isAttached))
      } else {
        let controller = entry.takeUnretainedValue()
        if look.isAttached || isNew(controller) { new.append((controller, look.isAttached)) }
      }
    }
    if !new.isEmpty {
      let analysis = ownership().map { ($0, $0.tree) }
      for (controller, isAttached) in new {
        let place = admit(controller, analysis)
        controller.observerIndex = Int32(place)
        seen.append((place, isAttached))
      }
    }
    noteSeen()
    for place in screens.indices {
      if let latest = screens[place]?.scan, latest != scan { forget(at: place) }
    }
  }

  /// What a scan sees of a controller, without retaining it.
  private struct Look {
    /// The controller's `observerIndex`.
    let index: Int32
    /// Whether the controller is in a window.
    let isAttached: Bool
    /// Whether the controller is or has been on screen.
    let counts: Bool

    init(_ controller: UIViewController, _ includesUnseen: Bool) {
      index = controller.observerIndex
      let wasSeen = controller.hasBeenOnScreen
      isAttached = (wasSeen || includesUnseen || index >= 0) && controller.isInHierarchy
      counts = wasSeen || isAttached
    }
  }

  /// Notes that the recorded controllers that were seen are alive, and counts those in windows among those of their
  /// coordinators.
  private func noteSeen() {
    // Changed outside of their properties, because each access to those is checked at run time.
    var (screens, coordinators) = (self.screens, self.coordinators)
    (self.screens, self.coordinators) = ([], [])
    for place in coordinators.indices { coordinators[place]?.beginCount() }
    for (place, isAttached) in seen {
      guard let screen = screens[place] else { continue }
      screens[place]?.note(scan: scan, isAttached: isAttached)
      guard isAttached, screen.coordinator >= 0 else { continue }
      coordinators[screen.coordinator]?.count(isContainer: screen.isContainer)
      guard screen.hasMoreCoordinators, let all = moreCoordinators[place] else { continue }
      for coordinator in all.dropFirst() {
        coordinators[coordinator]?.count(isContainer: screen.isContainer)
      }
    }
    (self.screens, self.coordinators) = (screens, coordinators)
    seen.removeAll(keepingCapacity: true)
  }

  /// Returns the indices of a screen's coordinators.
  private func coordinators(ofScreenAt place: Int) -> [Int] {
    guard let screen = screens[place], screen.coordinator >= 0 else { return [] }
    return screen.hasMoreCoordinators
      ? moreCoordinators[place] ?? [] : [screen.coordinator]
  }

  /// Returns whether a controller appeared and disappeared between two scans.
  ///
  /// Returns false for alerts.
  private func isNew(_ controller: UIViewController) -> Bool {
    controller.observerIndex == Self.unseen && !(controller is UIAlertController)
  }

  private func admit(
    _ controller: UIViewController, _ analysis: (ownership: Ownership, tree: PatternTree?)?
  ) -> Int {
    let isContainer = !controller.children.isEmpty && !controller.showsOwnContent
    var owners: [AnyObject] = []
    var isOrphan = false
    if !(controller is UIAlertController), let (ownership, tree) = analysis {
      let references = ownership.references(of: controller)
      isOrphan = references.isOrphan && references.coordinators.isEmpty
      if !isOrphan { owners = ownership.owners(of: controller, knownBy: references, in: tree) }
    }
    var places: [Int] = []
    for owner in owners { places.append(track(owner)) }
    for place in places {
      coordinators[place]?.referrers += 1
      if !isContainer { coordinators[place]?.hasOwnScreens = true }
    }
    let screen = TrackedScreen(
      controller, isContainer: isContainer, coordinators: places, isOrphan: isOrphan)
    let place = freeScreens.popLast() ?? screens.count
    if place == screens.count { screens.append(screen) } else { screens[place] = screen }
    if screen.hasMoreCoordinators { moreCoordinators[place] = places }
    return place
  }

  private func track(_ coordinator: AnyObject) -> Int {
    for place in coordinators.indices where coordinators[place]?.isOf(coordinator) == true {
      return place
    }
    coordinatorsSeen += 1
    // Don't log coordinators found by the first scan or by a scan of screens that were never
    // shown, because they started earlier.
    if scan > 1, !isLookingAtUnseen { marks.append((.started, type(of: coordinator))) }
    let reference = UnownedReference(coordinator)
    let tracked = TrackedCoordinator(coordinator, reference, order: coordinatorsSeen)
    guard let place = freeCoordinators.popLast() else {
      coordinators.append(tracked)
      references.append(reference)
      return coordinators.count - 1
    }
    coordinators[place] = tracked
    references[place] = reference
    return place
  }

  private func forget(at place: Int) {
    for coordinator in coordinators(ofScreenAt: place) {
      coordinators[coordinator]?.referrers -= 1
    }
    if screens[place]?.hasMoreCoordinators == true { moreCoordinators[place] = nil }
    screens[place] = nil
    freeScreens.append(place)
  }

  // MARK: Suspects

  /// Returns the objects that may have leaked.
  ///
  /// - Complexity: Linear in the number of records.
  func suspects() -> LeakSuspects {
    var suspects = LeakSuspects()
    var hasDead = false
    for place in coordinators.indices {
      guard let isAlive = coordinators[place]?.isAlive else { continue }
      if !isAlive {
        hasDead = true
        noteFreed(at: place)
      } else if coordinators[place]?.isInCharge == true {
        suspects.inCharge += 1
      } else {
        suspects.idle.append(place)
      }
    }
    for place in screens.indices {
      guard let isAttached = screens[place]?.isAttached else { continue }
      if !isAttached {
        suspects.detached.append(place)
      } else if screens[place]?.isNewOrphan == true || hasDead && hasLostAll(at: place) {
        suspects.orphans.append(place)
      }
    }
    return suspects
  }

  /// Records that a coordinator has been freed, and forgets it if no screen refers to it.
  private func noteFreed(at place: Int) {
    guard let tracked = coordinators[place] else { return }
    if !tracked.isFreed {
      coordinators[place]?.isFreed = true
      marks.append((.freed, tracked.type))
    }
    guard tracked.referrers == 0 else { return }
    coordinators[place] = nil
    references[place] = nil
    freeCoordinators.append(place)
  }

  /// Whether a screen had coordinators, all of which have been freed.
  private func hasLostAll(at place: Int) -> Bool {
    let owners = coordinators(ofScreenAt: place)
    return !owners.isEmpty && owners.allSatisfy { coordinators[$0]?.isAlive != true }
  }

  // MARK: Lookup

  /// Returns whether any coordinator that was recorded for a controller at its first scan satisfies
  /// a predicate.
  func hasCoordinator(_ controller: UIViewController, where body: (AnyObject) -> Bool) -> Bool {
    let place = Int(controller.observerIndex)
    guard screens.indices.contains(place) else { return false }
    for place in coordinators(ofScreenAt: place) {
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
      finding.lost = coordinators(ofScreenAt: place).compactMap {
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
  var hasCoordinators: Bool { coordinators.contains { $0?.isAlive == true } }

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
