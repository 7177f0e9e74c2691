import HeadlessUIKit
import StrongReferences

/// Tells which suspects were left behind, with the app at rest.
struct LeakClassifier {
  let reader: ReferenceReader
  /// The coordinators none of whose screens is up, with their places in the order of appearance.
  let idle: [(object: AnyObject, order: Int)]
  /// The coordinators of which a screen is up, by their places in that order.
  let inCharge: [ObjectIdentifier: Int]
  /// The idle coordinators that are in charge all the same.
  let stillInCharge: Set<ObjectIdentifier>
  /// The controllers that are alive and in no window.
  let detached: [UIViewController]
  /// Screens without a coordinator that had one.
  let orphans: [UIViewController]
  /// What the app begins from: its delegates.
  let delegates: [ReferenceGraph.Root]
  /// What controllers that are up keep for UIKit's own purposes.
  let retainedControllers: Set<ObjectIdentifier>

  /// What was left behind: coordinators, then controllers, then screens.
  func findings() -> [LeakFinding] {
    let left = idle.sorted { $0.order < $1.order }.filter {
      !stillInCharge.contains(ObjectIdentifier($0.object)) && !isExcused($0.object, $0.order)
    }
    var covered: Set<ObjectIdentifier> = []
    let coordinators = coordinators(left, &covered)
    return coordinators + controllers(except: covered) + orphans.map { LeakFinding(.screen, $0) }
  }

  // MARK: Coordinators

  private func coordinators(
    _ left: [(object: AnyObject, order: Int)], _ covered: inout Set<ObjectIdentifier>
  ) -> [LeakFinding] {
    let ids = Set(left.map { ObjectIdentifier($0.object) })
    var findings: [LeakFinding] = []
    for (object, order) in left where !covered.contains(ObjectIdentifier(object)) {
      let company = company(of: object, ids)
      covered.formUnion(company.objects)
      findings.append(LeakFinding(object, order: order, with: company.names))
    }
    return findings
  }

  /// Whether a coordinator without a screen has a reason to be there: a window, or a coordinator that
  /// is in charge and that it began.
  private func isExcused(_ object: AnyObject, _ order: Int) -> Bool {
    var isExcused = false
    _ = ReferenceGraph(from: [.init("", object)], reader: reader) { node in
      if node.object is UIWindow {
        isExcused = true
      } else if let other = inCharge[ObjectIdentifier(node.object)] {
        isExcused = began(object, order, node.object, other)
        // What hangs on a coordinator that it did not begin, its parent perhaps, is not its doing.
        if !isExcused { return .pass }
      }
      if isExcused { return .stop }
      return node.object is UIResponder ? .pass : .follow
    }
    return isExcused
  }

  /// Whether a coordinator began another that it holds.
  ///
  /// It did if the other was first seen later, or nothing else of the app's leads to the other. When
  /// a router was first seen says nothing: it may have been there before those that use it.
  private func began(
    _ object: AnyObject, _ order: Int, _ other: AnyObject, _ otherOrder: Int
  ) -> Bool {
    if otherOrder > order, !CoordinatorRule.isRouter(other) { return true }
    return !leads(from: [.init("", other)], to: object)
      && !leads(from: delegates, to: other, avoiding: object)
  }

  /// Whether objects hold another by way of objects that are on no screen, and not of one to avoid.
  private func leads(
    from roots: [ReferenceGraph.Root], to target: AnyObject, avoiding avoided: AnyObject? = nil
  ) -> Bool {
    var isFound = false
    _ = ReferenceGraph(from: roots, reader: reader) { node in
      isFound = node.object === target
      if isFound { return .stop }
      let isRoot = roots.contains { $0.object === node.object }
      return node.object is UIResponder && !isRoot || node.object === avoided ? .pass : .follow
    }
    return isFound
  }

  /// What a coordinator that was left behind keeps alive of controllers and coordinators that should
  /// have gone as well.
  private func company(
    of object: AnyObject, _ others: Set<ObjectIdentifier>
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
      guard !isNamed, !retainedControllers.contains(ObjectIdentifier(top)) else { continue }
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

  private static func name(of controller: UIViewController) -> String {
    let type = TypeNames.name(of: type(of: controller))
    return controller.givenName.map { "\(type) \"\($0)\"" } ?? type
  }
}
