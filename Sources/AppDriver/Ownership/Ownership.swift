import HeadlessUIKit

/// The one answer to "whose screen is this?", for `flow`, `tree` and the leak check.
///
/// What counts as a coordinator is what adopts the module's protocol `Coordinator`, or an object that
/// is no view and no view controller and whose class, or a superclass, has a name that ends in
/// `Coordinator`, `Router`, `Flow` or `FlowController`. In charge of a screen is, by the first of these
/// that says anything, of the screen's controller first and then of each that it stands on:
///
/// 1. what the module's protocols say: the coordinator whose root view controller it is;
/// 2. the coordinator that it knows weakly or unowned, as its delegate or in a closure;
/// 3. the coordinator that pushed or presented it, where calls are traced;
/// 4. the coordinator that it holds, or that holds it, itself or by way of an object of its own;
///    but a router that several coordinators hold leaves the screens to those.
///
/// A coordinator that only a suspended task keeps alive counts, if its screen knows it, or if the task
/// waits for its screen and calls are traced. One whose own screens have all gone is in charge of
/// another only where nobody else is: it may have been left behind.
///
/// Flow and tree choose one of those for whom the strongest evidence speaks, and the leak check records
/// them all. But for who pushed a screen, everything is read again for each question: 10,000 objects
/// take some milliseconds.
final class Ownership {
  /// How many controllers are remembered at most.
  private static let bound = 256

  private let application: UIApplication
  private let delegate: any UIApplicationDelegate
  private let pattern: PatternCoordinators?
  private let introductions: ScreenIntroductions
  private let reader = ScreenReader()
  /// Controllers that were found to have no delegate beside those that the pattern lists, by number.
  private var withoutDelegate: Set<Int> = []
  /// What names captured calls, nil while none are captured.
  var tracer: CallTracer?
  /// Coordinators whose own screens have all gone.
  var retired: Set<ObjectIdentifier> = []

  init(application: UIApplication, delegate: any UIApplicationDelegate) {
    self.application = application
    self.delegate = delegate
    pattern = PatternCoordinators(delegate: delegate)
    introductions = ScreenIntroductions(log: application.log)
  }

  nonisolated deinit {}

  /// The coordinators on the way to the one in charge of a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen's controller with those that it stands on.
  ///   - hasCoordinator: tells whether a controller is known to refer to such a coordinator; that is
  ///     asked of those that are nearer than the one of which the module's protocols say something.
  /// - Returns: their classes, the app's first; none where no coordinator is in charge.
  func path(
    to screen: ControllerAncestry,
    hasCoordinator: (UIViewController, _ isSuch: (AnyObject) -> Bool) -> Bool
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

  /// The coordinators as values.
  ///
  /// - Parameters:
  ///   - visible: the visible controller and those that it stands on.
  ///   - screens: the screens to be listed, each with its own such list.
  ///   - leftBehind: the coordinators that were found to be left behind.
  /// - Returns: the coordinators that no other holds, with their children within.
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

  /// The coordinators to which a screen refers itself, and whether one is gone.
  ///
  /// - Complexity: Linear in what the controller's class declares, mostly.
  func references(of controller: UIViewController) -> ScreenReferences {
    reader.references(of: controller)
  }

  /// The coordinators whose a controller is: those for which the strongest evidence on it speaks.
  ///
  /// One of them is in charge of it.
  func owners(
    of controller: UIViewController, knownBy references: ScreenReferences
  ) -> [AnyObject] {
    OwnershipSurvey.owners(of: controller, knownBy: references, pattern)
      ?? survey.owners(of: controller, knownBy: references)
  }

  /// Those of the coordinators whose own screens have gone that are in charge of a screen all the
  /// same, directly or by way of others.
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

  /// Whether a screen has such a delegate; one whose controller had none is not read again.
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
