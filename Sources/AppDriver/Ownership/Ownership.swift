import HeadlessUIKit

/// Decides which coordinator owns a screen, for `flow`, `tree` and the leak check alike.
///
/// A coordinator is an object that adopts the protocol `Coordinator`, or one that is neither a view
/// nor a view controller and whose class, or a superclass, has a name that ends in `Coordinator`,
/// `Router`, `Flow` or `FlowController`. The search starts at the screen's controller and continues
/// with each controller behind it. On each of them, the first rule that applies decides:
///
/// 1. The coordinator whose root view controller it is, by the module's protocols.
/// 2. The coordinator that it references weakly or unowned, as its delegate or in a closure.
/// 3. The coordinator that pushed or presented it, if calls are traced.
/// 4. The coordinator that it holds, or that holds it, directly or through an object of its own.
///    The screens of a router that several coordinators hold belong to those coordinators.
///
/// A coordinator that only a suspended task keeps alive counts if its screen references it, or if
/// the task waits for its screen and calls are traced. A coordinator whose own screens are all gone
/// is in charge of another screen only if no other coordinator is, because it may have been left
/// behind.
///
/// `flow` and `tree` choose one of the coordinators with the strongest evidence, and the leak check
/// records them all. Except for who pushed a screen, each question reads the app's objects again,
/// which takes some milliseconds for 10,000 objects.
final class Ownership {
  /// The maximum number of controllers to remember.
  private static let bound = 256

  private let application: UIApplication
  private let delegate: any UIApplicationDelegate
  private let pattern: PatternCoordinators?
  private let introductions: ScreenIntroductions
  private let reader = ScreenReader()
  /// The numbers of the controllers without a delegate other than the pattern's coordinators.
  private var withoutDelegate: Set<Int> = []
  /// The tracer that names captured calls; nil if calls aren't captured.
  var tracer: CallTracer?
  /// Coordinators whose own screens are all gone.
  var retired: Set<ObjectIdentifier> = []

  init(application: UIApplication, delegate: any UIApplicationDelegate) {
    self.application = application
    self.delegate = delegate
    pattern = PatternCoordinators(delegate: delegate)
    introductions = ScreenIntroductions(log: application.log)
  }

  nonisolated deinit {}

  /// The coordinators from the app's to the one in charge of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen's controller and the controllers behind it.
  ///   - hasCoordinator: Returns whether a controller references a coordinator that satisfies a
  ///     predicate. It is called for the controllers in front of the one that the module's
  ///     protocols assign.
  /// - Returns: The coordinators' classes, the app's first; empty if no coordinator is in charge.
  func path(
    to screen: ControllerAncestry,
    hasCoordinator: (UIViewController, _ predicate: (AnyObject) -> Bool) -> Bool
  ) -> [String] {
    if let pattern {
      let search = pattern.search(screen, retired: retired)
      func isOther(_ coordinator: AnyObject) -> Bool {
        coordinator !== search.path.first && !pattern.lists(coordinator)
      }
      func isOthers(_ controller: UIViewController) -> Bool {
        hasCoordinator(controller, isOther)
      }
      let isPlain = !search.path.isEmpty && !search.isRetired
      if isPlain,
        search.rank == 0 || !screen.controllers.prefix(search.rank).contains(where: isOthers)
      {
        var names: [String] = []
        names.reserveCapacity(search.path.count)
        for place in search.path.indices.reversed() {
          names.append(TypeNames.name(of: type(of: search.path[place])))
        }
        return names
      }
    }
    let survey = survey
    guard let owner = survey.owner(of: screen) else { return [] }
    return survey.forest.line(to: owner).map(survey.forest.type)
  }

  /// The app's coordinators as values.
  ///
  /// - Parameters:
  ///   - visible: The visible controller and the controllers behind it.
  ///   - screens: The screens to list, each with the controllers behind it.
  ///   - leftBehind: The coordinators that were left behind.
  /// - Returns: The coordinators that no other coordinator holds, with their children nested.
  func snapshots(
    visible: ControllerAncestry, screens: [(name: String, ancestry: ControllerAncestry)],
    leftBehind: Set<ObjectIdentifier>
  ) -> [CoordinatorSnapshot] {
    let survey = survey
    let forest = survey.forest
    let inCharge = survey.owner(of: visible)
    var owned: [Int: [String]] = [:]
    for screen in screens {
      guard let owner = survey.owner(of: screen.ancestry) else { continue }
      owned[owner, default: []].append(screen.name)
    }
    func snapshot(_ place: Int) -> CoordinatorSnapshot {
      let isLeft = forest.object(place).map { leftBehind.contains(ObjectIdentifier($0)) } ?? false
      return CoordinatorSnapshot(
        type: forest.type(place), screens: owned[place] ?? [], isInCharge: place == inCharge,
        isLeftBehind: isLeft, children: forest.children(of: place).map(snapshot))
    }
    return forest.children(of: nil).map(snapshot)
  }

  /// The coordinators that a screen itself references, and whether one of them is gone.
  ///
  /// - Complexity: Usually linear in the number of properties that the controller's class declares.
  func references(of controller: UIViewController) -> ScreenReferences {
    reader.references(of: controller)
  }

  /// The coordinators with the strongest evidence that they own a controller.
  ///
  /// One of them is in charge of the controller.
  func owners(
    of controller: UIViewController, knownBy references: ScreenReferences
  ) -> [AnyObject] {
    OwnershipSurvey.owners(of: controller, knownBy: references, pattern)
      ?? survey.owners(of: controller, knownBy: references)
  }

  /// The coordinators that are in charge of a screen, directly or through others, although their
  /// own screens are gone.
  func retiredInCharge() -> Set<ObjectIdentifier> {
    if let pattern, !pattern.mayBeInCharge(retired) { return [] }
    let survey = survey
    var inCharge: Set<ObjectIdentifier> = []
    for controller in sources.screensUp
    where controller.children.isEmpty || !controller.content.isEmpty {
      guard let owner = survey.owner(of: ControllerAncestry(controller)) else { continue }
      for place in survey.forest.line(to: owner) {
        guard let object = survey.forest.object(place) else { continue }
        inCharge.insert(ObjectIdentifier(object))
      }
    }
    return inCharge.intersection(retired)
  }

  /// Whether a screen has a delegate that satisfies a predicate.
  ///
  /// A controller without one isn't read again.
  func hasDelegate(_ controller: UIViewController, where body: (AnyObject) -> Bool) -> Bool {
    guard !withoutDelegate.contains(controller.number) else { return false }
    guard !reader.references(of: controller).delegates.contains(where: body) else { return true }
    if withoutDelegate.count == Self.bound { withoutDelegate.removeAll(keepingCapacity: true) }
    withoutDelegate.insert(controller.number)
    return false
  }

  private var sources: OwnershipSources {
    OwnershipSources(
      application: application, delegate: delegate, pattern: pattern, introductions: introductions,
      tracer: tracer)
  }

  private var survey: OwnershipSurvey { OwnershipSurvey(sources, retired: retired) }
}
