import Foundation

extension InterfaceLoader {
  /// Creates the constraints that a view keeps, once all views exist.
  func addConstraints(_ node: InterfaceNode, to view: UIView) {
    for guide in node.children where guide.name == "viewLayoutGuide" {
      switch (guide["key"], view as? UIScrollView) {
      case ("contentLayoutGuide", let scroll?): enter(guide.id, scroll.contentLayoutGuide)
      case ("frameLayoutGuide", let scroll?): enter(guide.id, scroll.frameLayoutGuide)
      case ("keyboard", _): enter(guide.id, view.keyboardLayoutGuide)
      case ("layoutMargins", _): enter(guide.id, view.layoutMarginsGuide)
      case ("readableContent", _): enter(guide.id, view.readableContentGuide)
      default: enter(guide.id, view.safeAreaLayoutGuide)
      }
    }
    let constraints = node.children(in: "constraints")
    guard !constraints.isEmpty else { return }
    let masks = node.children.filter { $0.name == "variation" }
    for constraint in constraints where constraint.flag("placeholder") != true {
      // Items may be created later than the view that keeps the constraint.
      waiting.append { [unowned self, unowned view] in
        guard let object = makeConstraint(constraint, in: view) else { return }
        install(object, constraint.id, masks)
      }
    }
  }

  /// Creates a constraint; returns `nil` for one whose items or attributes don't exist, which is
  /// only what outlets lead to.
  private func makeConstraint(
    _ declared: InterfaceNode, in view: UIView
  ) -> NSLayoutConstraint? {
    let node = varied(declared, nil)
    let coder = InterfaceCoder(node) { _ in }
    let constraint =
      contents.document.make(node.id, coder) as? NSLayoutConstraint ?? NSLayoutConstraint()
    constraint.identifier = node["identifier"]
    enter(node.id, constraint)
    guard let first = node["firstItem"].map({ objects[$0] }) ?? view,
      let attribute: NSLayoutConstraint.Attribute = node.choice("firstAttribute", Self.attributes)
    else { return nil }
    constraint.relate(
      first, attribute, node.choice("relation") ?? .equal,
      node["secondItem"].flatMap { objects[$0] },
      node.choice("secondAttribute", Self.attributes) ?? .notAnAttribute,
      Self.multiplier(node["multiplier"]), node.number("constant") ?? 0)
    if let priority = node.number("priority") {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    observe(declared, constraint)
    return constraint
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "baseline": .lastBaseline, "centerXWithinMargins": .centerXWithinMargins,
  ]

  /// Returns a factor, which may be a ratio such as `16:9`.
  private static func multiplier(_ text: String?) -> CGFloat {
    let parts = (text ?? "1").split { ":/".contains($0) }.compactMap { Double($0) }
    guard let first = parts.first else { return 1 }
    return parts.count > 1 && parts[1] != 0 ? first / parts[1] : first
  }
}
