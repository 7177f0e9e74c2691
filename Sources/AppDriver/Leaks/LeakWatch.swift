import HeadlessUIKit
import StrongReferences

/// Watches which screens come and go and who is in charge of them, and notes what stays behind.
///
/// After each action it goes through the controllers that are alive: one seen for the first time is
/// asked for its coordinators, one that no window leads to any more is suspect, and so is a
/// coordinator whose screens have all gone. Only suspects cost more: they are judged by what holds them.
final class LeakWatch {
  /// A coordinator that is or was in charge of screens.
  final class Charge {
    private let reference: UnownedReference
    let type: AnyClass
    /// Its place in the order in which coordinators were first seen.
    let born: Int
    /// How many controllers on record refer to it; the record goes with the last, if it is gone too.
    var referrers = 0
    /// Whether it ever had a screen that is no container.
    var hasOwnScreens = false
    /// How many of its screens, and of its containers, a window leads to.
    var screens = 0
    var containers = 0
    /// Whether it was noted that the coordinator is gone.
    var isFreed = false

    /// A container counts only for a coordinator that has nothing else: a navigation controller may
    /// be shared by several.
    var isInCharge: Bool { hasOwnScreens ? screens > 0 : containers > 0 }

    init(_ coordinator: AnyObject, born: Int) {
      reference = UnownedReference(coordinator)
      type = Swift.type(of: coordinator)
      self.born = born
    }

    nonisolated deinit {}

    /// The coordinator; nil once it is gone.
    var coordinator: AnyObject? { reference.target }
  }

  /// A controller that has been on the screen.
  final class Screen {
    let controller: Unmanaged<UIViewController>
    let number: Int
    let isContainer: Bool
    /// Its coordinators' places on record.
    let charges: [Int]
    /// Whether its coordinator was gone before it was first seen.
    let isOrphan: Bool
    /// Whether that was so when the check began, while the app was running.
    var isOldOrphan = false
    var isAttached = false
    /// The scan in which it was last found alive.
    var scan = 0

    init(_ controller: UIViewController, isContainer: Bool, charges: [Int], isOrphan: Bool) {
      self.controller = .passUnretained(controller)
      number = controller.number
      self.isContainer = isContainer
      self.charges = charges
      self.isOrphan = isOrphan
    }

    nonisolated deinit {}
  }

  /// The places of records that are free are nil.
  private(set) var charges: [Charge?] = []
  private(set) var screens: [Screen?] = []
  private var freeCharges: [Int] = []
  private var freeScreens: [Int] = []
  private var scan = 0
  private var coordinatorsSeen = 0
  private var isLookingAtUnseen = false
  private var eventsSeen = -1
  /// The suspects before whom unseen screens were asked last.
  private var known = Suspects()
  private let owners = ScreenOwners()
  var judge = LeakJudge()
  /// Whether it began while the app was running, not with a launch.
  private(set) var beganLate = false

  /// The `watchPlace` of a controller that was not looked at yet, and of one that was off the screen
  /// already when the check began.
  private static let (unseen, passedOver): (Int32, Int32) = (-1, -2)

  /// Begins while the app is running: what is left behind already is passed over, and what is on the
  /// screen is recorded with its coordinators.
  func beginLate(_ application: UIApplication, _ tree: () -> (any CoordinatorTree)?) {
    beganLate = true
    for entry in application.roster.controllers {
      let controller = entry.takeUnretainedValue()
      let isOff = controller.hasBeenOnScreen && !controller.isInHierarchy
      controller.watchPlace = isOff ? Self.passedOver : Self.unseen
    }
    look(application, tree, includingUnseen: true)
    for screen in screens { screen?.isOldOrphan = screen?.isOrphan ?? false }
    eventsSeen = application.log.count
  }

  /// Looks at the app after an action, and judges suspects, if there are any.
  ///
  /// - Complexity: Constant where no event was logged, but for a weak reference to each coordinator;
  ///   else linear in the number of controllers alive.
  func check(
    _ application: UIApplication, _ delegate: any UIApplicationDelegate,
    _ tree: () -> (any CoordinatorTree)?, after action: Int
  ) {
    if application.log.count != eventsSeen {
      look(application, tree)
      eventsSeen = application.log.count
    }
    var suspects = suspects(application.log)
    if suspects != known, !suspects.isEmpty {
      // Before anybody is judged, screens that wait unseen, as those of a tab do, have their say.
      look(application, tree, includingUnseen: true)
      suspects = self.suspects(application.log)
      eventsSeen = application.log.count
      known = suspects
    }
    guard !suspects.isEmpty || !judge.findings.isEmpty else { return }
    judge.judge(suspects, of: self, application, delegate, after: action)
  }

  private func look(
    _ application: UIApplication, _ tree: () -> (any CoordinatorTree)?,
    includingUnseen: Bool = false
  ) {
    scan += 1
    isLookingAtUnseen = includingUnseen
    for place in charges.indices {
      charges[place]?.screens = 0
      charges[place]?.containers = 0
    }
    for entry in application.roster.controllers {
      let controller = entry.takeUnretainedValue()
      guard controller.hasBeenOnScreen || includingUnseen || controller.watchPlace >= 0 else {
        continue
      }
      let isAttached = controller.isInHierarchy
      guard controller.hasBeenOnScreen || isAttached else { continue }
      if controller.watchPlace < 0 {
        guard isAttached || isNew(controller) else { continue }
        controller.watchPlace = Int32(admit(controller, tree, application.log))
      }
      let place = Int(controller.watchPlace)
      guard let screen = screens[place] else { continue }
      screen.scan = scan
      screen.isAttached = isAttached
      guard isAttached else { continue }
      for charge in screen.charges {
        if screen.isContainer {
          charges[charge]?.containers += 1
        } else {
          charges[charge]?.screens += 1
        }
      }
    }
    for place in screens.indices {
      if let screen = screens[place], screen.scan != scan { forget(screen, at: place) }
    }
  }

  /// Whether a controller went off the screen while the check was on, before it was looked at; an
  /// alert is not looked at then.
  private func isNew(_ controller: UIViewController) -> Bool {
    controller.watchPlace == Self.unseen && !(controller is UIAlertController)
  }

  // MARK: Records

  private func admit(
    _ controller: UIViewController, _ tree: () -> (any CoordinatorTree)?, _ log: ActivityLog
  ) -> Int {
    let isContainer = !controller.children.isEmpty && controller.content.isEmpty
    var answer = ScreenOwners.Answer()
    if !(controller is UIAlertController) {
      answer = owners.owners(of: controller)
      if answer.coordinators.isEmpty, !answer.isOrphan, let tree = tree() {
        answer.coordinators = tree.holders(of: controller)
      }
    }
    let places = answer.coordinators.map { charge(for: $0, log) }
    for place in places {
      charges[place]?.referrers += 1
      if !isContainer { charges[place]?.hasOwnScreens = true }
    }
    let screen = Screen(
      controller, isContainer: isContainer, charges: places,
      isOrphan: places.isEmpty && answer.isOrphan)
    guard let place = freeScreens.popLast() else {
      screens.append(screen)
      return screens.count - 1
    }
    screens[place] = screen
    return place
  }

  private func charge(for coordinator: AnyObject, _ log: ActivityLog) -> Int {
    for place in charges.indices where charges[place]?.coordinator === coordinator { return place }
    coordinatorsSeen += 1
    // Those of the first look began with the launch, and those of unseen screens some time before.
    if scan > 1, !isLookingAtUnseen { log.record(.started, coordinator: coordinator) }
    let charge = Charge(coordinator, born: coordinatorsSeen)
    guard let place = freeCharges.popLast() else {
      charges.append(charge)
      return charges.count - 1
    }
    charges[place] = charge
    return place
  }

  private func forget(_ screen: Screen, at place: Int) {
    screens[place] = nil
    freeScreens.append(place)
    for charge in screen.charges { charges[charge]?.referrers -= 1 }
  }

  // MARK: Suspects

  /// The coordinators that were found to be left behind and still are.
  var coordinatorsLeftBehind: Set<ObjectIdentifier> {
    let ids = Set(judge.findings.lazy.filter { $0.kind == .coordinator }.map(\.id))
    guard !ids.isEmpty else { return [] }
    return Set(
      charges.compactMap { charge in
        guard let charge, ids.contains(-charge.born) else { return nil }
        return charge.coordinator.map { ObjectIdentifier($0) }
      })
  }

  /// What may be left behind.
  struct Suspects: Equatable {
    /// Coordinators that are alive and in charge of nothing, by their places on record.
    var idle: [Int] = []
    /// Controllers that are alive and in no window, by their places on record.
    var detached: [Int] = []
    /// Screens without a coordinator that had one, by their places on record.
    var orphans: [Int] = []
    /// How many coordinators are in charge: with one less, another may have lost its last excuse.
    var inCharge = 0

    var isEmpty: Bool { idle.isEmpty && detached.isEmpty && orphans.isEmpty }
  }

  private func suspects(_ log: ActivityLog) -> Suspects {
    var suspects = Suspects()
    var hasDead = false
    for place in charges.indices {
      guard let charge = charges[place] else { continue }
      if charge.coordinator == nil {
        hasDead = true
        if !charge.isFreed {
          charges[place]?.isFreed = true
          log.record(.freed, coordinatorType: charge.type)
          eventsSeen = log.count
        }
        if charge.referrers == 0 {
          charges[place] = nil
          freeCharges.append(place)
        }
      } else if charge.isInCharge {
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

  private func hasLostAll(_ screen: Screen) -> Bool {
    !screen.charges.isEmpty && screen.charges.allSatisfy { charges[$0]?.coordinator == nil }
  }
}
