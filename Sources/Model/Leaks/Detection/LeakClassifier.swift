import HeadlessUIKit
import StrongReferences

/// A classifier that determines, while the app is idle, which of the suspected objects have leaked.
struct LeakClassifier {
  let reader: ReferenceReader
  /// The coordinators without a visible screen.
  ///
  /// They are numbered in the order in which coordinators were first seen.
  let idle: [(object: AnyObject, order: Int)]
  /// The coordinators with a visible screen, mapped to their numbers in the order in which
  /// coordinators were first seen.
  let inCharge: [ObjectIdentifier: Int]
  /// The idle coordinators that are nevertheless in charge of a screen.
  let stillInCharge: Set<ObjectIdentifier>
  /// The controllers that are alive but not in a window.
  let detached: [UIViewController]
  /// The screens whose coordinators have been freed.
  let orphans: [LeakFinding]
  /// The app's delegates, from which searches through the app's references start.
  let delegates: [ReferenceGraph.Root]
  /// The controllers that UIKit itself retains through controllers in windows.
  let retainedControllers: Set<ObjectIdentifier>
  /// The page view controllers in windows.
  let pagers: [UIPageViewController]
  /// A closure that returns the dormant finding that an object belongs to; `nil` if there is none.
  let dormantFinding: (AnyObject) -> LeakID?
  /// The dormant findings about objects that suspects keep alive, which must be examined together
  /// with them.
  private(set) var reached: Set<LeakID> = []
  /// The number of objects that were read.
  private(set) var reads = 0

  /// Returns the findings: coordinators, then controllers, then screens.
  mutating func findings() -> [LeakFinding] {
    let left = idle.sorted { $0.order < $1.order }.filter {
      !stillInCharge.contains(ObjectIdentifier($0.object)) && !isExcused($0.object, $0.order)
    }
    var covered: [ObjectIdentifier: Int] = [:]
    var findings = coordinators(left, &covered)
    addControllers(to: &findings, covered)
    return findings + orphans
  }

  // MARK: Coordinators

  /// Returns the findings about leaked coordinators; `covered` receives the objects that they keep
  /// alive, with the indices of the findings.
  private mutating func coordinators(
    _ left: [(object: AnyObject, order: Int)], _ covered: inout [ObjectIdentifier: Int]
  ) -> [LeakFinding] {
    let ids = Set(left.map { ObjectIdentifier($0.object) })
    var findings: [LeakFinding] = []
    for (object, order) in left where covered[ObjectIdentifier(object)] == nil {
      let retained = retained(by: object, ids)
      for object in retained.objects {
        if covered[ObjectIdentifier(object)] == nil {
          covered[ObjectIdentifier(object)] = findings.count
        }
      }
      findings.append(
        LeakFinding(object, order: order, with: retained.names, members: retained.objects))
    }
    return findings
  }

  /// Returns whether a coordinator without a screen is still needed.
  ///
  /// This is the case if it holds a window, or a coordinator that it started and that is in charge
  /// of a screen.
  private mutating func isExcused(_ object: AnyObject, _ order: Int) -> Bool {
    var isExcused = false
    let graph = ReferenceGraph(from: [.init("", object)], reader: reader) { node in
      if node.object is UIWindow {
        isExcused = true
      } else if let other = inCharge[ObjectIdentifier(node.object)] {
        isExcused = began(object, order, node.object, other)
        // Don't follow references beyond a coordinator that this one didn't start, such as its
        // parent.
        if !isExcused { return .pass }
      }
      if isExcused { return .stop }
      return node.object is UIResponder ? .pass : .follow
    }
    reads += graph.count
    return isExcused
  }

  /// Returns whether a coordinator started another one that it holds.
  ///
  /// This is the case if the other coordinator was first seen later, or if it can be reached only
  /// through the first one and doesn't refer back to it. If the other one is a router, the order is
  /// ignored, because a router may have existed before the coordinators that use it.
  private func began(
    _ object: AnyObject, _ order: Int, _ other: AnyObject, _ otherOrder: Int
  ) -> Bool {
    if otherOrder > order, !CoordinatorRule.isRouter(other) { return true }
    return !leads(from: [.init("", other)], to: object)
      && !leads(from: delegates, to: other, avoiding: object)
  }

  /// Returns whether references lead from the roots to an object.
  ///
  /// The search doesn't follow references from the avoided object, or from responders other than
  /// the roots, nor, if so asked, from other coordinators.
  private func leads(
    from roots: [ReferenceGraph.Root], to target: AnyObject, avoiding avoided: AnyObject? = nil,
    passesCoordinators: Bool = false
  ) -> Bool {
    var isFound = false
    _ = ReferenceGraph(from: roots, reader: reader) { node in
      isFound = node.object === target
      if isFound { return .stop }
      guard node.object !== avoided else { return .pass }
      guard !roots.contains(where: { $0.object === node.object }) else { return .follow }
      let isPassed =
        node.object is UIResponder
        || passesCoordinators && CoordinatorRule.holds(for: node.object)
      return isPassed ? .pass : .follow
    }
    return isFound
  }

  /// Returns the controllers and the other leaked coordinators that a leaked coordinator keeps
  /// alive.
  private mutating func retained(
    by object: AnyObject, _ others: Set<ObjectIdentifier>
  ) -> (names: [String], objects: [AnyObject]) {
    var names: [String] = []
    var objects: [AnyObject] = []
    var reached: Set<LeakID> = []
    let graph = ReferenceGraph(from: [.init("", object)], reader: reader) { node in
      guard node.object !== object else { return .follow }
      if let controller = node.object as? UIViewController {
        guard !controller.isInHierarchy else { return .pass }
        if let finding = dormantFinding(controller) { reached.insert(finding) }
        objects.append(controller)
        if controller.hasBeenOnScreen { names.append(Self.name(of: controller)) }
        return .follow
      }
      if node.object is UIResponder { return .pass }
      if inCharge[ObjectIdentifier(node.object)] != nil { return .pass }
      if let finding = dormantFinding(node.object) { reached.insert(finding) }
      if others.contains(ObjectIdentifier(node.object)) {
        objects.append(node.object)
        names.append(TypeNames.name(of: type(of: node.object)))
      }
      return .follow
    }
    self.reached.formUnion(reached)
    reads += graph.count
    return (names, objects)
  }

  // MARK: Controllers

  /// Adds the findings about controllers to those about coordinators, which cover the objects that
  /// they keep alive.
  private func addControllers(
    to findings: inout [LeakFinding], _ covered: [ObjectIdentifier: Int]
  ) {
    var places: [ObjectIdentifier: Int] = [:]
    for controller in detached {
      let removed = controller.removedChild
      let top = removed ?? controller.topOfHierarchy
      guard covered[ObjectIdentifier(controller)] == nil else { continue }
      if let place = covered[ObjectIdentifier(top)] {
        findings[place].members.append(controller)
        continue
      }
      guard !retainedControllers.contains(ObjectIdentifier(top)), !isPageAtHand(top) else {
        continue
      }
      let place = places[ObjectIdentifier(top)] ?? findings.count
      if place == findings.count {
        var finding = LeakFinding(.controller, top)
        finding.container = removed?.parent.map(Self.name)
        findings.append(finding)
        places[ObjectIdentifier(top)] = place
      }
      guard controller !== top else { continue }
      findings[place].with.append(Self.name(of: controller))
      findings[place].members.append(controller)
    }
  }

  /// Returns whether a controller is a page that was shown before, and that the data source of a
  /// page view controller in a window keeps for turning back.
  ///
  /// What another coordinator keeps isn't the data source's, even if the data source keeps that
  /// coordinator.
  private func isPageAtHand(_ controller: UIViewController) -> Bool {
    pagers.contains { pager in
      guard pager.turnedPages.contains(where: { $0 === controller }) else { return false }
      var roots = [ReferenceGraph.Root("page view controller", pager)]
      if let source = pager.storedDataSource {
        roots.append(ReferenceGraph.Root("data source", source))
      }
      return leads(from: roots, to: controller, passesCoordinators: true)
    }
  }

  /// Returns a controller's class and title.
  static func name(of controller: UIViewController) -> String {
    let type = TypeNames.name(of: type(of: controller))
    return controller.givenName.map { "\(type) \"\($0)\"" } ?? type
  }
}
