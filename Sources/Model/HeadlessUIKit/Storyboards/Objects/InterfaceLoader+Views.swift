import Foundation

extension InterfaceLoader {
  /// Sets up a view, and creates the views, gesture recognizers and constraints inside it.
  func decode(_ node: InterfaceNode, into view: UIView) {
    set(node, of: view)
    setKind(node, of: view)
    addSubviews(node, to: view)
    addConstraints(node, to: view)
  }

  /// Sets what all views have.
  private func set(_ node: InterfaceNode, of view: UIView) {
    if let frame = node.rect("frame") { view.frame = frame }
    view.isUserInteractionEnabled = node.flag("userInteractionEnabled") ?? true
    if let hidden = node.flag("hidden") { view.isHidden = hidden }
    if let alpha = node.number("alpha") { view.alpha = alpha }
    if let tag = node.integer("tag") { view.tag = tag }
    if let clips = node.flag("clipsSubviews") { view.clipsToBounds = clips }
    if let opaque = node.flag("opaque") { view.isOpaque = opaque }
    if let clears = node.flag("clearsContextBeforeDrawing") {
      view.clearsContextBeforeDrawing = clears
    }
    if let resizes = node.flag("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    if let multiple = node.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = multiple }
    if let exclusive = node.flag("exclusiveTouch") { view.isExclusiveTouch = exclusive }
    if let mode: UIView.ContentMode = node.choice("contentMode") { view.contentMode = mode }
    if let translates = node.flag("translatesAutoresizingMaskIntoConstraints") {
      view.translatesAutoresizingMaskIntoConstraints = translates
    }
    if let identifier = node["restorationIdentifier"] { view.restorationIdentifier = identifier }
    if let direction: UISemanticContentAttribute = node.choice("semanticContentAttribute") {
      view.semanticContentAttribute = direction
    }
    if let preserves = node.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let insets = node.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    if let margins = node.insets("layoutMargins") { view.layoutMargins = margins }
    if let margins = node.directionalInsets("directionalLayoutMargins") {
      view.directionalLayoutMargins = margins
    }
    if let color = node.color("backgroundColor") { view.backgroundColor = color }
    if let color = node.color("tintColor") { view.tintColor = color }
    setMask(node, of: view)
    setPriorities(node, of: view)
    setAccessibility(node, of: view)
  }

  private func setMask(_ node: InterfaceNode, of view: UIView) {
    guard let mask = node.child(key: "autoresizingMask") else { return }
    var value: UIView.AutoresizingMask = []
    if mask.flag("widthSizable") == true { value.insert(.flexibleWidth) }
    if mask.flag("heightSizable") == true { value.insert(.flexibleHeight) }
    if mask.flag("flexibleMinX") == true { value.insert(.flexibleLeftMargin) }
    if mask.flag("flexibleMaxX") == true { value.insert(.flexibleRightMargin) }
    if mask.flag("flexibleMinY") == true { value.insert(.flexibleTopMargin) }
    if mask.flag("flexibleMaxY") == true { value.insert(.flexibleBottomMargin) }
    view.autoresizingMask = value
  }

  private func setPriorities(_ node: InterfaceNode, of view: UIView) {
    let axes: [(String, NSLayoutConstraint.Axis)] = [
      ("horizontal", .horizontal), ("vertical", .vertical),
    ]
    for (name, axis) in axes {
      if let priority = node.number(name + "HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(priority)), for: axis)
      }
      if let priority = node.number(name + "CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: axis)
      }
    }
  }

  private func setAccessibility(_ node: InterfaceNode, of view: UIView) {
    guard let node = node.child("accessibility") else { return }
    if let identifier = node["identifier"] { view.accessibilityIdentifier = identifier }
    if let label = node["label"] { view.accessibilityLabel = label }
    if let hint = node["hint"] { view.accessibilityHint = hint }
    if let value = node["value"] { view.accessibilityValue = value }
    if let flag = node.child(key: "isElement")?.flag("value") { view.isAccessibilityElement = flag }
    guard let traits = node.child(key: "traits") else { return }
    var value: UIAccessibilityTraits = []
    for (name, trait) in Self.traits where traits.flag(name) == true { value.insert(trait) }
    view.accessibilityTraits = value
  }

  private static let traits: [(String, UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("searchField", .searchField), ("image", .image),
    ("selected", .selected), ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
    ("staticText", .staticText), ("summaryElement", .summaryElement),
    ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently), ("header", .header),
    ("adjustable", .adjustable), ("startsMediaSession", .startsMediaSession),
  ]

  /// Creates the views inside a view, or inside its content view.
  private func addSubviews(_ node: InterfaceNode, to view: UIView) {
    let content = node.child("tableViewCellContentView") ?? node.child(key: "contentView")
    let target = content == nil ? view : contentView(of: view)
    if let content, let target {
      enter(content.id, target)
      set(content, of: target)
      if target !== view { addConstraints(content, to: target) }
    }
    addViews(in: content ?? node, to: target ?? view, of: node)
  }

  /// The view for the content of a cell or an effect.
  private func contentView(of view: UIView) -> UIView? {
    switch view {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let header as UITableViewHeaderFooterView: header.contentView
    case let effect as UIVisualEffectView: effect.contentView
    default: view
    }
  }

  private func addViews(in node: InterfaceNode, to target: UIView, of owner: InterfaceNode) {
    let masks = node.children.filter { $0.name == "variation" }
    for child in node.children(in: "subviews") {
      if let cell = target.superview as? UITableViewCell, adopt(child, of: cell, owner) { continue }
      guard let view = make(child) as? UIView else { continue }
      install(view, child.id, in: target, masks)
    }
  }

  /// Sets up a label or image that a cell has by its style; returns whether it has it.
  private func adopt(_ node: InterfaceNode, of cell: UITableViewCell, _ owner: InterfaceNode)
    -> Bool
  {
    let view: UIView? =
      switch node.id {
      case owner["textLabel"]: cell.textLabel
      case owner["detailTextLabel"]: cell.detailTextLabel
      case owner["imageView"]: cell.imageView
      default: nil
      }
    guard let view else { return false }
    enter(node.id, view)
    decode(node, into: view)
    return true
  }
}
