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
  /// The number of controllers that had been freed at the latest scan.
  private(set) var controllersFreed = 0
  /// The objects that findings are about, as long as nothing happens to them.
  private var dormant = DormantFindings()
  /// The findings that have woken, and their coordinators, since they were taken.
  private var woken: (findings: Set<LeakID>, coordinators: [ObjectIdentifier]) = ([], [])
  /// The dormant findings about coordinators that have started one whose first screen is scanned.
  private var starters: Set<LeakID> = []
  /// Whether the app uses the `Coordinators` module, as of the latest scan of a new screen.
  private(set) var usesPattern = false
  /// The number of controllers that scans have looked at.
  private(set) var looks = 0

  nonisolated deinit {}

  /// Records the app's current state.
  ///
  /// If actions have already been performed (`isLate`), controllers that are off screen are
  /// ignored.
  func begin(_ application: UIApplication, isLate: Bool, _ ownership: () -> Ownership?) {
    if isLate {
      application.roster.wakeAll()
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
  /// - Complexity: Linear in the number of controllers that aren't dormant.
  func look(
    _ application: UIApplication, _ ownership: () -> Ownership?, includingUnseen: Bool = false
  ) {
    scan += 1
    isLookingAtUnseen = includingUnseen
    let alive = application.roster.awakeControllers
    controllersFreed = application.roster.freed
    looks += alive.count
    // The app's code that is asked when they are admitted may free controllers. Most scans see no
    // new ones.
    var new: [(controller: UIViewController, isAttached: Bool)] = []
    var removed = RemovedChildren()
    for entry in alive {
      guard let look = Link(entry).read({ Look($0, includingUnseen) }), look.counts else {
        continue
      }
      if look.isRemoved { removed.add(entry.takeUnretainedValue()) }
      if look.index >= 0 {
        seen.append((Int(look.index), look.isAttached))
      } else {
        let controller = entry.takeUnretainedValue()
        if look.isAttached || isNew(controller) { new.append((controller, look.isAttached)) }
      }
    }
    if !new.isEmpty {
      let analysis = ownership().map { ($0, $0.tree) }
      usesPattern = analysis?.1 != nil
      for (controller, isAttached) in new {
        let place = admit(controller, analysis)
        controller.observerIndex = Int32(place)
        seen.append((place, isAttached))
      }
    }
    var woken = screens.note(seen, scan: scan, coordinators)
    if !removed.isEmpty, attach(removed, application) {
      woken = screens.note(seen, scan: scan, coordinators)
    }
    seen.removeAll(keepingCapacity: true)
    let changed = dormant.findings(aboutCoordinators: woken).union(starters)
    starters = []
    if !changed.isEmpty, wake(changed, in: application.roster) {
      look(application, ownership, includingUnseen: includingUnseen)
    }
  }

  /// Counts children that were taken off the screen as screens if the app keeps them to show them
  /// again; returns whether there are any.
  private func attach(_ removed: RemovedChildren, _ application: UIApplication) -> Bool {
    let kept = removed.kept(in: application, LeakDetector.reader) { controller in
      screens.coordinators(at: Int(controller.observerIndex))
        .filter { !coordinators.isInCharge(at: $0) }
        .compactMap { coordinators.coordinator(at: $0) }
    }
    guard !kept.isEmpty else { return false }
    for index in seen.indices where !seen[index].isAttached {
      guard let controller = screens.controller(at: seen[index].place),
        let child = controller.removedChild, kept.contains(ObjectIdentifier(child))
      else { continue }
      seen[index].isAttached = true
    }
    return true
  }

  /// The state in which a scan finds a controller, without retaining it.
  private struct Look {
    /// The controller's `observerIndex`.
    let index: Int32
    /// Whether the controller is in a window, and wasn't taken off the screen by a custom
    /// container.
    let isAttached: Bool
    /// Whether a custom container has taken the controller off the screen, or one around it, and
    /// keeps it as a child.
    let isRemoved: Bool
    /// Whether the controller is or has been on screen.
    let counts: Bool

    init(_ controller: UIViewController, _ includesUnseen: Bool) {
      index = controller.observerIndex
      let wasSeen = controller.hasBeenOnScreen
      let isUp = (wasSeen || includesUnseen || index >= 0) && controller.isInHierarchy
      isRemoved = isUp && wasSeen && controller.removedChild != nil
      isAttached = isUp && !isRemoved
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
    if let tree = analysis?.tree, !dormant.isEmpty {
      for owner in owners {
        tree.forEachAncestor(of: owner) { ancestor in
          if let finding = dormantFinding(about: ancestor) { starters.insert(finding) }
        }
      }
    }
    var places: [Int] = []
    // Those that the first scan finds, or one of screens that were never shown, have started
    // earlier.
    let isStarted = scan > 1 && !isLookingAtUnseen
    for owner in owners { places.append(coordinators.track(owner, isStarted: isStarted)) }
    for place in places { coordinators.addReferrer(at: place, isContainer: isContainer) }
    return screens.add(
      controller, isContainer: isContainer, coordinators: places, isOrphan: isOrphan)
  }

  /// Records the coordinators that the given screens refer to now, in place of those that have been
  /// freed; returns whether there are any, so that the app must be scanned again.
  func findOtherCoordinators(of places: [Int], _ ownership: () -> Ownership?) -> Bool {
    guard !places.isEmpty, let ownership = ownership() else { return false }
    var hasFound = false
    for place in places {
      guard let controller = screens.controller(at: place) else { continue }
      let others = ownership.references(of: controller).coordinators
      guard !others.isEmpty else { continue }
      hasFound = true
      for old in screens.coordinators(at: place) { coordinators.removeReferrer(at: old) }
      let new = others.map { coordinators.track($0, isStarted: true) }
      let isContainer = screens.assign(new, to: place)
      for other in new { coordinators.addReferrer(at: other, isContainer: isContainer) }
    }
    return hasFound
  }

  // MARK: Dormant findings

  /// Leaves the objects of a finding out of later scans, until something happens to one of them.
  ///
  /// Only controllers that aren't in a window, and coordinators without a visible screen, become
  /// dormant.
  func makeDormant(_ finding: LeakFinding, in roster: ControllerRoster) {
    var (screens, coordinators): ([Int], [Int]) = ([], [])
    for object in finding.members {
      if let controller = object as? UIViewController {
        let place = Int(controller.observerIndex)
        guard place >= 0, self.screens.isSuspect(at: place) else { continue }
        roster.makeDormant(controller)
        screens.append(place)
      } else if let place = self.coordinators.place(of: ObjectIdentifier(object)),
        self.coordinators.isSuspect(at: place)
      {
        coordinators.append(place)
      }
    }
    self.screens.makeDormant(screens)
    self.coordinators.makeDormant(coordinators)
    dormant.add(finding.id, screens: screens, coordinators: coordinators)
  }

  /// Wakes findings, and those of which a controller has been freed or has moved, or a coordinator
  /// has been freed.
  ///
  /// The next scan must follow before the suspects are used, because it forgets freed controllers.
  ///
  /// - Parameters:
  ///   - findings: The findings; those that aren't dormant are ignored.
  ///   - roster: The app's roster.
  /// - Returns: Whether there are any.
  func wake(_ findings: Set<LeakID> = [], in roster: ControllerRoster) -> Bool {
    guard !dormant.isEmpty else { return false }
    let moved = roster.takeWoken().map(Int.init)
    let changed = findings.union(dormant.findings(aboutScreens: moved))
      .union(dormant.findings(aboutCoordinators: coordinators.freedDormant))
    var hasWoken = false
    for finding in changed {
      guard let objects = dormant.remove(finding) else { continue }
      hasWoken = true
      woken.findings.insert(finding)
      woken.coordinators += objects.coordinators.compactMap(coordinators.identity(at:))
      // Those that have moved are awake in the roster, or have been freed.
      for place in objects.screens where !moved.contains(place) {
        if let controller = screens.controller(at: place) { roster.wake(controller) }
      }
      screens.wake(objects.screens)
      coordinators.wake(objects.coordinators)
    }
    return hasWoken
  }

  /// Whether findings have woken that weren't taken.
  var hasWoken: Bool { !woken.findings.isEmpty }

  /// Returns the findings that have woken since the last call, and their coordinators.
  func takeWoken() -> (findings: Set<LeakID>, coordinators: [ObjectIdentifier]) {
    defer { woken = ([], []) }
    return woken
  }

  /// Whether a finding is dormant.
  func isDormant(_ finding: LeakID) -> Bool { dormant.contains(finding) }

  /// Whether no finding is dormant.
  var hasNoDormant: Bool { dormant.isEmpty }

  /// Returns the dormant finding that an object belongs to; `nil` if there is none.
  func dormantFinding(about object: AnyObject) -> LeakID? {
    guard !dormant.isEmpty else { return nil }
    if let controller = object as? UIViewController {
      return dormant.finding(aboutScreen: Int(controller.observerIndex))
    }
    return dormantFinding(aboutCoordinator: ObjectIdentifier(object))
  }

  /// Returns the dormant finding that a coordinator belongs to; `nil` if there is none.
  func dormantFinding(aboutCoordinator coordinator: ObjectIdentifier) -> LeakID? {
    coordinators.place(of: coordinator).flatMap { dormant.finding(aboutCoordinator: $0) }
  }

  // MARK: Suspects

  /// Returns the objects that may have leaked.
  ///
  /// - Complexity: Linear in the number of records of objects that aren't dormant.
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
