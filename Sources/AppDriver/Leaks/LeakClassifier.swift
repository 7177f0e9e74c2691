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

  /// Returns the findings: coordinators, then controllers, then screens.
  func findings() -> [LeakFinding] {
    let left = idle.sorted { $0.order < $1.order }.filter {
      !stillInCharge.contains(ObjectIdentifier($0.object)) && !isExcused($0.object, $0.order)
    }
    var covered: Set<ObjectIdentifier> = []
    let coordinators = coordinators(left, &covered)
    return coordinators + controllers(except: covered) + orphans
  }

  // MARK: Coordinators

  private func coordinators(
    _ left: [(object: AnyObject, order: Int)], _ covered: inout Set<ObjectIdentifier>
  ) -> [LeakFinding] {
    let ids = Set(left.map { ObjectIdentifier($0.object) })
    var findings: [LeakFinding] = []
    for (object, order) in left where !covered.contains(ObjectIdentifier(object)) {
      let retained = retained(by: object, ids)
      covered.formUnion(retained.objects)
      findings.append(LeakFinding(object, order: order, with: retained.names))
    }
    return findings
  }

  /// Returns whether a coordinator without a screen is still needed.
  ///
  /// This is the case if it holds a window, or a coordinator that it started and that is in charge
  /// of a screen.
  private func isExcused(_ object: AnyObject, _ order: Int) -> Bool {
    var isExcused = false
    _ = ReferenceGraph(from: [.init("", object)], reader: reader) { node in
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
  private func retained(
    by object: AnyObject, _ others: Set<ObjectIdentifier>
  ) -> (names: [String], objects: [ObjectIdentifier]) {
    var names: [String] = []
    var objects: [ObjectIdentifier] = []
    _ = ReferenceGraph(from: [.init("", object)], reader: reader) { node in
      guard node.object !== object else { return .follow }
      if let controller = node.object as? UIViewController {
        guard !controller.isInHierarchy else { return .pass }
        objects.append(ObjectIdentifier(controller))
        if controller.hasBeenOnScreen { names.append(Self.name(of: controller)) }
        return .follow
      }
      if node.object is UIResponder { return .pass }
      if inCharge[ObjectIdentifier(node.object)] != nil { return .pass }
      if others.contains(ObjectIdentifier(node.object)) {
        objects.append(ObjectIdentifier(node.object))
        names.append(TypeNames.name(of: type(of: node.object)))
      }
      return .follow
    }
    return (names, objects)
  }

  // MARK: Controllers

  private func controllers(except covered: Set<ObjectIdentifier>) -> [LeakFinding] {
    var findings: [LeakFinding] = []
    for controller in detached {
      let top = controller.topOfHierarchy
      let isNamed =
        covered.contains(ObjectIdentifier(controller)) || covered.contains(ObjectIdentifier(top))
      guard !isNamed, !retainedControllers.contains(ObjectIdentifier(top)), !isPageAtHand(top)
      else { continue }
      if let place = findings.firstIndex(where: { $0.object === top }) {
        if controller !== top { findings[place].with.append(Self.name(of: controller)) }
        continue
      }
      var finding = LeakFinding(.controller, top)
      if controller !== top { finding.with.append(Self.name(of: controller)) }
      findings.append(finding)
    }
    return findings
  }

  /// Returns whether a controller is a page that was shown before, and that the data source of a page view
  /// controller in a window keeps for turning back.
  ///
  /// What another coordinator keeps isn't the data source's, even if the data source keeps that coordinator.
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
