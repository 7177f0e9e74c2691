import Foundation

/// The changes by a size class: of attributes, and of the installed views and constraints.
@MainActor
struct InterfaceVariation {
  /// Applies what the traits say.
  let apply: (UITraitCollection) -> Void
}

extension InterfaceLoader {
  /// Adds a view to another one, if the size class says so, at its place among the others.
  func install(_ view: UIView, _ id: String, in target: UIView, _ masks: [InterfaceNode]) {
    let before = siblings[ObjectIdentifier(target)] ?? []
    siblings[ObjectIdentifier(target), default: []].append(view)
    guard Self.isVaried(id, masks, "subviews") else { return Self.add(view, to: target, at: nil) }
    if Self.isInstalled(id, masks, "subviews", traits) { Self.add(view, to: target, at: nil) }
    hasOptionalViews = true
    variations.append(
      InterfaceVariation { [weak target] traits in
        guard let target else { return }
        let isInstalled = Self.isInstalled(id, masks, "subviews", traits)
        if isInstalled, view.superview !== target {
          let last = before.last { $0.superview === target }
          let place = last.flatMap { target.subviews.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
          Self.add(view, to: target, at: place)
        } else if !isInstalled, view.superview === target {
          view.removeFromSuperview()
        }
      })
  }

  private static func add(_ view: UIView, to target: UIView, at place: Int?) {
    if let stack = target as? UIStackView {
      if let place {
        stack.insertArrangedSubview(view, at: min(place, stack.arrangedSubviews.count))
      } else {
        stack.addArrangedSubview(view)
      }
    } else if let place {
      target.insertSubview(view, at: place)
    } else {
      target.addSubview(view)
    }
  }

  /// Activates a constraint, if the size class says so and installs its views.
  func install(_ constraint: NSLayoutConstraint, _ id: String, _ masks: [InterfaceNode]) {
    let isBetweenItems = constraint.secondItem != nil
    var wasInstalled = false
    let apply = { (traits: UITraitCollection) in
      let isInstalled =
        Self.isInstalled(id, masks, "constraints", traits)
        && !constraint.isSplit
      // What the app does with a constraint that stays installed, or with its items, is the app's
      // business.
      guard isInstalled != wasInstalled else { return }
      wasInstalled = isInstalled
      guard !isInstalled || isBetweenItems == (constraint.secondItem != nil) else { return }
      if constraint.isActive != isInstalled { constraint.isActive = isInstalled }
    }
    apply(traits)
    guard Self.isVaried(id, masks, "constraints") || hasOptionalViews else { return }
    variations.append(InterfaceVariation(apply: apply))
  }

  /// Returns an element with the attributes of its size class, which also follow later changes.
  func varied(_ node: InterfaceNode, _ object: AnyObject?) -> InterfaceNode {
    let changes = Self.changes(node, traits)
    if let object, node.children.contains(where: \.changesAttributes) { observe(node, object) }
    return node.with(changes)
  }

  /// Follows the size class with an object's attributes.
  func observe(_ node: InterfaceNode, _ object: AnyObject) {
    guard node.children.contains(where: \.changesAttributes) else { return }
    let names = Set(
      node.children.filter { $0.name == "variation" }.flatMap { $0.attributes.keys }
    ).subtracting(["key"])
    let plain = Self.defaults.filter { names.contains($0.key) }
      .merging(node.attributes.filter { names.contains($0.key) }) { $1 }
    let contents = contents
    variations.append(
      InterfaceVariation { [weak object] traits in
        guard let object else { return }
        let now = plain.merging(Self.changes(node, traits)) { $1 }
        InterfaceLoader(contents).apply(node.only(now), to: object)
      })
  }

  /// The default values, which Interface Builder doesn't write.
  private static let defaults = [
    "hidden": "NO", "alpha": "1", "constant": "0", "priority": "1000", "axis": "horizontal",
    "spacing": "0", "alignment": "fill", "distribution": "fill", "text": "", "numberOfLines": "1",
    "enabled": "YES",
  ]

  private func apply(_ node: InterfaceNode, to object: AnyObject) {
    switch object {
    case let constraint as NSLayoutConstraint:
      if let constant = node.number("constant") { constraint.constant = constant }
      if let priority = node.number("priority") {
        constraint.priority = UILayoutPriority(Float(priority))
      }
    case let view as UIView:
      if let hidden = node.flag("hidden") { view.isHidden = hidden }
      if let alpha = node.number("alpha") { view.alpha = alpha }
      setKind(node, of: view)
    default: break
    }
  }

  /// Follows the size classes of a controller or view.
  func observeTraits(of root: AnyObject?) {
    guard !variations.isEmpty else { return }
    let variations = variations
    self.variations = []
    let classes: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    let change = { (traits: UITraitCollection) in variations.forEach { $0.apply(traits) } }
    if let controller = root as? UIViewController {
      controller.registerForTraitChanges(classes) { (controller: UIViewController, _) in
        change(controller.traitCollection)
      }
    } else if let view = root as? UIView {
      view.registerForTraitChanges(classes) { (view: UIView, _) in change(view.traitCollection) }
    }
  }

  // MARK: Size classes

  /// Returns whether any size class says something about an object.
  private static func isVaried(_ id: String, _ variations: [InterfaceNode], _ key: String) -> Bool {
    variations.contains { variation in
      variation.child(key: key)?.children.contains { $0["reference"] == id } == true
    }
  }

  /// Returns whether an object is installed: the default, unless a size class says otherwise.
  private static func isInstalled(
    _ id: String, _ variations: [InterfaceNode], _ key: String, _ traits: UITraitCollection
  ) -> Bool {
    var isInstalled = true
    for variation in fitting(variations, traits) {
      for entry in variation.child(key: key)?.children ?? [] where entry["reference"] == id {
        isInstalled = entry.name == "include"
      }
    }
    return isInstalled
  }

  /// Returns the attributes that the size classes change.
  private static func changes(
    _ node: InterfaceNode, _ traits: UITraitCollection
  ) -> [String: String] {
    let variations = node.children.filter { $0.name == "variation" }
    guard !variations.isEmpty else { return [:] }
    var changes: [String: String] = [:]
    for variation in fitting(variations, traits) { changes.merge(variation.attributes) { $1 } }
    changes["key"] = nil
    return changes
  }

  /// Returns the variations that fit, the default first and the most specific last.
  private static func fitting(
    _ variations: [InterfaceNode], _ traits: UITraitCollection
  ) -> [InterfaceNode] {
    func rank(_ variation: InterfaceNode) -> Int? {
      let key = variation["key"] ?? "default"
      if key == "default" { return 0 }
      let conditions = key.split(separator: "-").map { $0.split(separator: "=") }
      let fits = conditions.allSatisfy { condition in
        guard condition.count == 2 else { return false }
        let isRegular = condition[1] == "regular"
        switch condition[0] {
        case "widthClass": return (traits.horizontalSizeClass == .regular) == isRegular
        case "heightClass": return (traits.verticalSizeClass == .regular) == isRegular
        default: return false
        }
      }
      return fits ? conditions.count : nil
    }
    return variations.compactMap { variation in rank(variation).map { (variation, $0) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }
}

extension NSLayoutConstraint {
  /// Whether the items are in different trees: a view above one of them isn't installed, or the app
  /// has removed it.
  fileprivate var isSplit: Bool {
    guard let first = Self.view(of: firstItem), let second = Self.view(of: secondItem) else {
      return false
    }
    return first.commonAncestor(with: second) == nil
  }
}

extension InterfaceNode {
  /// Whether the element is a size class that changes attributes.
  fileprivate var changesAttributes: Bool { name == "variation" && attributes.count > 1 }
}
