import HeadlessUIKit
import StrongReferences

/// The controllers that have been on screen, and their coordinators, as of the latest scan.
final class LeakRecords {
  /// Special values of a controller's `observerIndex`: `unseen` if it hasn't been scanned yet, and
  /// `passedOver` if it was already off screen when the check started.
  private static let (unseen, passedOver): (Int32, Int32) = (-1, -2)

  /// The coordinators of these controllers.
  let coordinators = CoordinatorRecords()
  /// The controllers.
  let screens = ScreenRecords()
  private var scan = 0
  private var isLookingAtUnseen = false
  /// The indices of the controllers that a scan has seen, and whether they are in a window.
  private var seen: ContiguousArray<(place: Int, isAttached: Bool)> = []
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
    if isLate { screens.noteBeginning() }
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
    screens.note(seen, scan: scan, coordinators)
    seen.removeAll(keepingCapacity: true)
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
    // Those that the first scan finds, or one of screens that were never shown, have started earlier.
    let isStarted = scan > 1 && !isLookingAtUnseen
    for owner in owners { places.append(coordinators.track(owner, isStarted: isStarted)) }
    for place in places { coordinators.addReferrer(at: place, isContainer: isContainer) }
    return screens.add(
      controller, isContainer: isContainer, coordinators: places, isOrphan: isOrphan)
  }

  // MARK: Suspects

  /// Returns the objects that may have leaked.
  ///
  /// - Complexity: Linear in the number of records.
  func suspects() -> LeakSuspects {
    var suspects = LeakSuspects()
    let hasDead = coordinators.sort(into: &suspects)
    screens.sort(into: &suspects, coordinators, hasDead: hasDead)
    return suspects
  }

  // MARK: Lookup

  /// Returns whether any coordinator that was recorded for a controller at its first scan satisfies
  /// a predicate.
  func hasCoordinator(_ controller: UIViewController, where body: (AnyObject) -> Bool) -> Bool {
    for place in screens.coordinators(at: Int(controller.observerIndex)) {
      if let coordinator = coordinators.coordinator(at: place), body(coordinator) { return true }
    }
    return false
  }

  /// Returns findings about the screens at the given indices, whose coordinators have been freed.
  func orphans(_ places: [Int]) -> [LeakFinding] {
    places.compactMap { place in
      guard let controller = screens.controller(at: place) else { return nil }
      var finding = LeakFinding(.screen, controller)
      finding.lost = screens.coordinators(at: place).compactMap {
        coordinators.type(at: $0).map { TypeNames.name(of: $0) }
      }
      return finding
    }
  }

  /// The objects, other than those that the system itself retains, that may keep a leaked object
  /// alive.
  var otherRoots: [ReferenceGraph.Root] { screens.roots + coordinators.roots }
}
