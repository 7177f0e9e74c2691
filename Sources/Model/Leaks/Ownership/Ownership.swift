import Coordinators
package import HeadlessUIKit

/// The analysis of which coordinator owns a screen, for `flow`, `tree`, and the leak check.
///
/// A coordinator is an object that conforms to the protocol `Coordinator`. An object that is
/// neither a view nor a view controller is also a coordinator if the name of its class or of a
/// superclass ends in `Coordinator`, `Router`, `Flow`, or `FlowController`.
///
/// The search starts at the screen's controller and continues with each controller behind it. For
/// each of them, the first of these rules that applies determines the owner:
///
/// 1. The coordinator whose root view controller is this controller, according to the
///    `Coordinators` module.
/// 2. The coordinator to which the controller has a weak or unowned reference, as its delegate or
///    in a closure.
/// 3. The coordinator that pushed or presented the controller, if calls are traced. If the
///    controller was put into a container or a window instead, such as the first screen of a tab,
///    and a single coordinator holds it, that one comes first: who fills a container may get its
///    controllers from those who made them.
/// 4. The coordinator that the controller holds, or that holds the controller, directly or through
///    an object of its own. If several coordinators hold a router, its screens belong to those
///    coordinators.
///
/// A coordinator that only a suspended task keeps alive counts in two cases: its screen references
/// it, or the task awaits its screen and calls are traced. A coordinator whose own screens have all
/// been removed may have leaked. It is therefore in charge of another screen only if no other
/// coordinator is.
///
/// `flow` and `tree` choose one of the coordinators with the strongest evidence, and the leak check
/// records all of them. Every query reads the app's objects again; only the records of which
/// coordinators pushed or presented screens are kept. Reading 10,000 objects takes several
/// milliseconds.
package final class Ownership {
  /// The maximum number of controllers in `withoutDelegate`.
  private static let bound = 256

  private let application: UIApplication
  private let delegate: any UIApplicationDelegate
  private let pattern: PatternCoordinators?
  private let introductions: ScreenIntroductions
  private let reader = ScreenReader()
  /// The numbers of the controllers that have no delegate other than coordinators in `pattern`.
  private var withoutDelegate: Set<Int> = []
  /// The tracer that names captured calls; `nil` if calls aren't captured.
  package var tracer: CallTracer?
  /// The coordinators whose own screens have all been removed.
  package var retired: Set<ObjectIdentifier> = []

  package init(application: UIApplication, delegate: any UIApplicationDelegate) {
    self.application = application
    self.delegate = delegate
    pattern = PatternCoordinators(delegate: delegate)
    introductions = ScreenIntroductions(log: application.log)
  }

  nonisolated deinit {}

  /// Returns the coordinators from the app's own to the one in charge of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen's controller and the controllers behind it.
  ///   - hasCoordinator: A closure that returns whether a controller references a coordinator that
  ///     satisfies a predicate. It is called only for the controllers in front of the root view
  ///     controller that `pattern` finds.
  /// - Returns: The names of the coordinators' classes, starting with the app's; empty if no
  ///   coordinator is in charge.
  package func path(
    to screen: ControllerAncestry,
    hasCoordinator: (UIViewController, _ predicate: (AnyObject) -> Bool) -> Bool
  ) -> [String] {
    if let tree = pattern?.tree,
      let place = plainOwner(of: screen, in: tree, hasCoordinator: hasCoordinator)
    {
      var names: [String] = []
      names.reserveCapacity(8)
      tree.forEach(upFrom: place) { names.append(TypeNames.name(of: type(of: $0))) }
      names.reverse()
      return names
    }
    let survey = survey
    guard let owner = survey.owner(of: screen) else { return [] }
    return survey.forest.line(to: owner).map(survey.forest.type)
  }

  /// Returns the index of the coordinator in charge of a screen, if the `Coordinators` module's
  /// trees tell it without a survey.
  private func plainOwner(
    of screen: ControllerAncestry, in tree: PatternTree,
    hasCoordinator: (UIViewController, _ predicate: (AnyObject) -> Bool) -> Bool
  ) -> Int? {
    let search = tree.search(screen, retired: retired)
    guard search.place >= 0, !search.isRetired else { return nil }
    for rank in 0..<search.rank {
      if hasCoordinator(screen.controllers[rank], { !tree.contains($0) }) { return nil }
    }
    return search.place
  }

  /// A screen whose owner is sought.
  package struct OwnedScreen {
    package let name: String
    /// The class of the view controller.
    package let type: String
    /// The controller and those behind it.
    package let ancestry: ControllerAncestry

    package init(name: String, type: String, ancestry: ControllerAncestry) {
      self.name = name
      self.type = type
      self.ancestry = ancestry
    }
  }

  /// Returns snapshots of the app's coordinators.
  ///
  /// - Parameters:
  ///   - visible: The visible controller and the controllers behind it.
  ///   - screens: The screens to list.
  ///   - leftBehind: The coordinators that have leaked.
  /// - Returns: The coordinators that no other coordinator holds. Each contains its children.
  package func snapshots(
    visible: ControllerAncestry, screens: [OwnedScreen],
    leftBehind: Set<ObjectIdentifier>
  ) -> [CoordinatorSnapshot] {
    let survey = survey
    let forest = survey.forest
    let inCharge = survey.owner(of: visible)
    var owned: [Int: [OwnedScreen]] = [:]
    for screen in screens {
      guard let owner = survey.owner(of: screen.ancestry) else { continue }
      owned[owner, default: []].append(screen)
    }
    func snapshot(_ place: Int) -> CoordinatorSnapshot {
      let isLeft = forest.object(place).map { leftBehind.contains(ObjectIdentifier($0)) } ?? false
      let screens = owned[place] ?? []
      return CoordinatorSnapshot(
        type: forest.type(place), screens: screens.map(\.name), screenTypes: screens.map(\.type),
        isInCharge: place == inCharge, isLeftBehind: isLeft,
        children: forest.children(of: place).map(snapshot))
    }
    return forest.children(of: nil).map(snapshot)
  }

  /// Visits the coordinators of an app that uses the `Coordinators` module, each before its
  /// children.
  ///
  /// - Returns: Whether the app uses it.
  package func forEachOfPattern(_ body: (_ name: String, _ depth: Int) -> Void) -> Bool {
    guard let pattern else { return false }
    pattern.forEach { body(TypeNames.name(of: $0), $1) }
    return true
  }

  /// Returns the coordinators that a screen itself references, and whether one of them has been
  /// freed.
  ///
  /// - Complexity: Usually linear in the number of properties that the controller's class declares.
  func references(of controller: UIViewController) -> ScreenReferences {
    reader.references(of: controller)
  }

  /// The trees of the `Coordinators` module as they are now; `nil` if the app doesn't use the
  /// module.
  var tree: PatternTree? { pattern?.tree }

  /// Returns the coordinators that own a controller according to the strongest evidence.
  ///
  /// One of these is in charge of the controller.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - references: The coordinators that the controller references.
  ///   - tree: The result of `tree`, which is read once for several controllers.
  /// - Returns: The coordinators.
  func owners(
    of controller: UIViewController, knownBy references: ScreenReferences, in tree: PatternTree?
  ) -> [AnyObject] {
    OwnershipSurvey.owners(
      of: controller, knownBy: references, holders: tree?.holders(of: controller))
      ?? survey.owners(of: controller, knownBy: references)
  }

  /// Returns the coordinators that are in charge of a screen, directly or through other
  /// coordinators, although their own screens have all been removed.
  func retiredInCharge(
    in tree: PatternTree?,
    hasCoordinator: (UIViewController, _ predicate: (AnyObject) -> Bool) -> Bool
  ) -> Set<ObjectIdentifier> {
    var tree = tree
    if tree?.limitToHierarchy(mayFind: retired) == false { return [] }
    var known: OwnershipSurvey?
    var inCharge: Set<ObjectIdentifier> = []
    func note(_ coordinator: AnyObject) {
      let id = ObjectIdentifier(coordinator)
      if retired.contains(id) { inCharge.insert(id) }
    }
    // The app's code that is asked here may free controllers.
    let controllers = application.roster.retainedAwakeControllers
    // Coordinators without screens of their own usually have started the newest screens.
    for controller in controllers.reversed() {
      guard controller.isInHierarchy, controller.removedChild == nil,
        controller.children.isEmpty || controller.showsOwnContent
      else { continue }
      let screen = ControllerAncestry(controller)
      if let tree, let place = plainOwner(of: screen, in: tree, hasCoordinator: hasCoordinator) {
        tree.forEach(upFrom: place, note)
      } else {
        let survey = known ?? survey
        known = survey
        guard let owner = survey.owner(of: screen) else { continue }
        for place in survey.forest.line(to: owner) {
          if let object = survey.forest.object(place) { note(object) }
        }
      }
      if inCharge.count == retired.count { break }
    }
    return inCharge
  }

  /// Returns whether a screen has a delegate that satisfies a predicate.
  ///
  /// If a controller has no such delegate, its references aren't read again.
  package func hasDelegate(_ controller: UIViewController, where body: (AnyObject) -> Bool) -> Bool
  {
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
