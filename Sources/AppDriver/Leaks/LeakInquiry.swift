import HeadlessUIKit
import StrongReferences

/// One look at the suspects, with the app at rest.
struct LeakInquiry {
  /// Something that was left behind, before anybody asks what holds it.
  struct Finding {
    let kind: Leak.Kind
    let object: AnyObject
    let type: AnyClass
    let id: Int
    let title: String?
    var with: [String] = []
  }

  let watch: LeakWatch
  let reader: ReferenceReader
  let roots: [ReferenceGraph.Root]
  /// What belongs to a finding that was named before.
  private var covered: Set<ObjectIdentifier> = []

  init(watch: LeakWatch, reader: ReferenceReader, roots: [ReferenceGraph.Root]) {
    self.watch = watch
    self.reader = reader
    self.roots = roots
  }

  mutating func findings(among suspects: LeakWatch.Suspects) -> [Finding] {
    var findings = coordinators(suspects.idle)
    findings += controllers(suspects.detached)
    for place in suspects.orphans {
      guard let screen = watch.screens[place] else { continue }
      findings.append(finding(.screen, screen.controller.takeUnretainedValue()))
    }
    return findings
  }

  // MARK: Coordinators

  private mutating func coordinators(_ idle: [Int]) -> [Finding] {
    let charges = idle.compactMap { watch.charges[$0] }.sorted { $0.born < $1.born }
    var left: [(charge: LeakWatch.Charge, object: AnyObject)] = []
    for charge in charges {
      guard let object = charge.coordinator, !isExcused(charge, object) else { continue }
      left.append((charge, object))
    }
    let ids = Set(left.map { ObjectIdentifier($0.object) })
    var findings: [Finding] = []
    for (charge, object) in left where !covered.contains(ObjectIdentifier(object)) {
      var finding = Finding(
        kind: .coordinator, object: object, type: charge.type, id: -charge.born, title: nil)
      finding.with = whatComes(with: object, ids)
      findings.append(finding)
    }
    return findings
  }

  /// Whether a coordinator without a screen has a reason to be there: a window, or a coordinator that
  /// is in charge and that it began.
  private func isExcused(_ charge: LeakWatch.Charge, _ object: AnyObject) -> Bool {
    var isExcused = false
    _ = ReferenceGraph(from: [.init("", object)], reader: reader) { node in
      if node.object is UIWindow { isExcused = true }
      if let other = inCharge(node.object),
        other.born > charge.born || !reaches(from: node.object, object)
      {
        isExcused = true
      }
      if isExcused { return .stop }
      return node.object is UIResponder ? .pass : .follow
    }
    return isExcused
  }

  private func inCharge(_ object: AnyObject) -> LeakWatch.Charge? {
    guard CoordinatorRule.holds(for: object) else { return nil }
    for case let charge? in watch.charges
    where charge.coordinator === object && charge.isInCharge { return charge }
    return nil
  }

  /// Whether a coordinator holds another by way of objects that are on no screen.
  private func reaches(from object: AnyObject, _ target: AnyObject) -> Bool {
    var isFound = false
    _ = ReferenceGraph(from: [.init("", object)], reader: reader) { node in
      isFound = node.object === target
      if isFound { return .stop }
      return node.object is UIResponder ? .pass : .follow
    }
    return isFound
  }

  /// What a coordinator that was left behind keeps alive of controllers and coordinators that should
  /// have gone as well.
  private mutating func whatComes(
    with object: AnyObject, _ others: Set<ObjectIdentifier>
  ) -> [String] {
    var names: [String] = []
    var found: [ObjectIdentifier] = []
    _ = ReferenceGraph(from: [.init("", object)], reader: reader) { node in
      guard node.object !== object else { return .follow }
      if let controller = node.object as? UIViewController {
        guard !controller.isInHierarchy else { return .pass }
        found.append(ObjectIdentifier(controller))
        if controller.hasBeenOnScreen { names.append(Self.name(of: controller)) }
        return .follow
      }
      if node.object is UIResponder { return .pass }
      if inCharge(node.object) != nil { return .pass }
      if others.contains(ObjectIdentifier(node.object)) {
        found.append(ObjectIdentifier(node.object))
        names.append(TypeNames.name(of: type(of: node.object)))
      }
      return .follow
    }
    covered.formUnion(found)
    return names
  }

  // MARK: Controllers

  private mutating func controllers(_ detached: [Int]) -> [Finding] {
    var keptAside: Set<ObjectIdentifier> = []
    for case let screen? in watch.screens where screen.isAttached {
      for kept in screen.controller.takeUnretainedValue().keptAside {
        keptAside.insert(ObjectIdentifier(kept))
      }
    }
    var findings: [Finding] = []
    for place in detached {
      guard let screen = watch.screens[place] else { continue }
      let controller = screen.controller.takeUnretainedValue()
      let top = controller.topOfHierarchy
      let isNamed =
        covered.contains(ObjectIdentifier(controller))
        || covered.contains(ObjectIdentifier(top))
      guard !isNamed, !keptAside.contains(ObjectIdentifier(top)) else { continue }
      if let place = findings.firstIndex(where: { $0.object === top }) {
        if controller !== top { findings[place].with.append(Self.name(of: controller)) }
        continue
      }
      var finding = finding(.controller, top)
      if controller !== top { finding.with.append(Self.name(of: controller)) }
      findings.append(finding)
    }
    return findings
  }

  private func finding(_ kind: Leak.Kind, _ controller: UIViewController) -> Finding {
    Finding(
      kind: kind, object: controller, type: type(of: controller), id: controller.number,
      title: controller.givenName)
  }

  private static func name(of controller: UIViewController) -> String {
    let type = TypeNames.name(of: type(of: controller))
    return controller.givenName.map { "\(type) \"\($0)\"" } ?? type
  }

  // MARK: What holds them

  /// A finding with the way that leads to it.
  func leak(_ finding: Finding, action: Int) -> Leak {
    var path: String?
    var noPath: String?
    if finding.kind != .screen {
      do throws(Obstacle) {
        path = try way(to: finding.object)?.description
        if path == nil {
          noPath =
            "no path available: nothing that can be read holds it; a global variable, a queue, a "
            + "task or C code may"
        }
      } catch {
        noPath = error.description
      }
    }
    return Leak(
      kind: finding.kind, type: TypeNames.name(of: finding.type), title: finding.title,
      id: finding.id, with: finding.with, path: path, noPath: noPath, action: action,
      isKept: false)
  }

  private func way(to object: AnyObject) throws(Obstacle) -> ReferencePath? {
    if let path = try reader.path(to: object, from: roots) { return path }
    if let cycle = try reader.cycle(through: object) { return cycle }
    // Something else that was left behind may hold it.
    let others = watch.screens.compactMap { screen -> ReferenceGraph.Root? in
      guard let screen, !screen.isAttached else { return nil }
      let controller = screen.controller.takeUnretainedValue()
      return controller === object ? nil : ReferenceGraph.Root("left behind", controller)
    }
    let coordinators = watch.charges.compactMap { charge -> ReferenceGraph.Root? in
      guard let coordinator = charge?.coordinator, coordinator !== object else { return nil }
      return ReferenceGraph.Root("coordinator", coordinator)
    }
    return try reader.path(to: object, from: others + coordinators)
  }
}
