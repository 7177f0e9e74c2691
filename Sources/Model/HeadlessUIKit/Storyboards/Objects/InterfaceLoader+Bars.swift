import Foundation

extension InterfaceLoader {
  func decode(_ node: InterfaceNode, into item: UIBarButtonItem) {
    if let title = node["title"] { item.title = title }
    if let name = node["image"] ?? node.child("imageReference")?["image"] {
      item.image = image(name)
    }
    if let enabled = node.flag("enabled") { item.isEnabled = enabled }
    if let hidden = node.flag("hidden") { item.isHidden = hidden }
    if let selected = node.flag("selected") { item.isSelected = selected }
    if let tag = node.integer("tag") { item.tag = tag }
    if let width = node.number("width") { item.width = width }
    if node["style"] == "done" { item.style = .done }
    if let color = node.color("tintColor") { item.tintColor = color }
    setAccessibility(node, of: item)
    if let menu = node.child(key: "menu") { item.menu = self.menu(menu) }
    let custom = node.child(key: "customView") ?? node.children.first { Self.isView($0) }
    if let custom { item.customView = make(custom) as? UIView }
  }

  private static func isView(_ node: InterfaceNode) -> Bool {
    node["key"] == nil && node.child(key: "frame") != nil
  }

  private func setAccessibility(_ node: InterfaceNode, of item: UIBarItem) {
    guard let node = node.child("accessibility") else { return }
    if let identifier = node["identifier"] { item.accessibilityIdentifier = identifier }
    if let label = node["label"] { item.accessibilityLabel = label }
  }

  func decode(_ node: InterfaceNode, into item: UITabBarItem) {
    if let title = node["title"] { item.title = title }
    if let name = node["image"] { item.image = image(name) }
    if let name = node["selectedImage"] { item.selectedImage = image(name) }
    if let badge = node["badgeValue"] { item.badgeValue = badge }
    if let enabled = node.flag("enabled") { item.isEnabled = enabled }
    if let tag = node.integer("tag") { item.tag = tag }
    setAccessibility(node, of: item)
  }

  func decode(_ node: InterfaceNode, into item: UINavigationItem) {
    if let title = node["title"] { item.title = title }
    if let prompt = node["prompt"] { item.prompt = prompt }
    if let title = node["backButtonTitle"] { item.backButtonTitle = title }
    if let flag = node.flag("hidesBackButton") { item.hidesBackButton = flag }
    if let flag = node.flag("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = flag
    }
    if let mode: UINavigationItem.LargeTitleDisplayMode = node.choice("largeTitleDisplayMode") {
      item.largeTitleDisplayMode = mode
    }
    func button(_ key: String) -> UIBarButtonItem? {
      node.child(key: key).flatMap { make($0) as? UIBarButtonItem }
    }
    func buttons(_ name: String) -> [UIBarButtonItem]? {
      node.child(name).map { $0.children.compactMap { make($0) as? UIBarButtonItem } }
    }
    if let left = buttons("leftBarButtonItems") { item.leftBarButtonItems = left }
    if let right = buttons("rightBarButtonItems") { item.rightBarButtonItems = right }
    if let left = button("leftBarButtonItem") { item.leftBarButtonItem = left }
    if let right = button("rightBarButtonItem") { item.rightBarButtonItem = right }
    if let back = button("backBarButtonItem") { item.backBarButtonItem = back }
    if let view = node.child(key: "titleView") { item.titleView = make(view) as? UIView }
  }

  func set(_ node: InterfaceNode, of bar: UINavigationBar) {
    if let flag = node.flag("largeTitles") { bar.prefersLargeTitles = flag }
    if let flag = node.flag("translucent") { bar.isTranslucent = flag }
    if let style: UIBarStyle = node.choice("barStyle") { bar.barStyle = style }
    if let color = node.color("barTintColor") { bar.barTintColor = color }
    let items = node.children(in: "items").compactMap { make($0) as? UINavigationItem }
    if !items.isEmpty, bar.owner == nil { bar.setItems(items, animated: false) }
  }

  func set(_ node: InterfaceNode, of bar: UIToolbar) {
    if let flag = node.flag("translucent") { bar.isTranslucent = flag }
    if let style: UIBarStyle = node.choice("barStyle") { bar.barStyle = style }
    if let color = node.color("barTintColor") { bar.barTintColor = color }
    let items = node.children(in: "items").compactMap { make($0) as? UIBarButtonItem }
    if !items.isEmpty { bar.setItems(items, animated: false) }
  }

  func set(_ node: InterfaceNode, of bar: UITabBar) {
    if let flag = node.flag("translucent") { bar.isTranslucent = flag }
    if let color = node.color("barTintColor") { bar.barTintColor = color }
    if let color = node.color("unselectedItemTintColor") { bar.unselectedItemTintColor = color }
    let items = node.children(in: "items").compactMap { make($0) as? UITabBarItem }
    guard !items.isEmpty, bar.owner == nil else { return }
    bar.setItems(items, animated: false)
    if let selected = node["selectedItem"].flatMap({ objects[$0] }) as? UITabBarItem {
      bar.selectedItem = selected
    }
  }

  func decode(_ node: InterfaceNode, into gesture: UIGestureRecognizer) {
    if let enabled = node.flag("enabled") { gesture.isEnabled = enabled }
    if let cancels = node.flag("cancelsTouchesInView") { gesture.cancelsTouchesInView = cancels }
    if let delays = node.flag("delaysTouchesBegan") { gesture.delaysTouchesBegan = delays }
    if let delays = node.flag("delaysTouchesEnded") { gesture.delaysTouchesEnded = delays }
    switch gesture {
    case let tap as UITapGestureRecognizer:
      if let taps = node.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = taps }
      if let count = node.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = count }
    case let press as UILongPressGestureRecognizer:
      if let taps = node.integer("numberOfTapsRequired") { press.numberOfTapsRequired = taps }
      if let seconds = node.number("minimumPressDuration") { press.minimumPressDuration = seconds }
      if let distance = node.number("allowableMovement") { press.allowableMovement = distance }
    case let swipe as UISwipeGestureRecognizer:
      set(node, of: swipe)
    case let edge as UIScreenEdgePanGestureRecognizer:
      if let edges = node.child(key: "edges") {
        edge.edges = Self.edges(edges)
      }
    case let pan as UIPanGestureRecognizer:
      if let count = node.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
    default: break
    }
  }

  private func set(_ node: InterfaceNode, of swipe: UISwipeGestureRecognizer) {
    let directions: [String: UISwipeGestureRecognizer.Direction] = [
      "left": .left, "right": .right, "up": .up, "down": .down,
    ]
    var direction = node["direction"].flatMap { directions[$0] }
    if let flags = node.child(key: "direction") {
      direction = directions.filter { flags.flag($0.key) == true }.values.reduce([]) {
        $0.union($1)
      }
    }
    if let direction { swipe.direction = direction }
    if let count = node.integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = count }
  }

  /// Returns the edges that an element names.
  static func edges(_ node: InterfaceNode) -> UIRectEdge {
    let edges: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return edges.filter { node.flag($0.0) == true }.map(\.1).reduce([]) { $0.union($1) }
  }
}
