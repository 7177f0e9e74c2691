import Foundation

extension InterfaceLoader {
  func set(_ node: InterfaceNode, of button: UIButton) {
    if let look = node.child("buttonConfiguration") { button.configuration = configuration(look) }
    for state in node.children where state.name == "state" {
      set(state, Self.states[state["key"] ?? "normal"] ?? .normal, of: button)
    }
    if let font = node.font("fontDescription") { button.titleLabel?.font = font }
    if let mode = node.choice("lineBreakMode", Self.lineBreakModes) {
      button.titleLabel?.lineBreakMode = mode
    }
    if let insets = node.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = node.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = node.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let flag = node.flag("adjustsImageWhenHighlighted") {
      button.adjustsImageWhenHighlighted = flag
    }
    if let flag = node.flag("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = flag }
    if let flag = node.flag("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = flag }
    if let role: UIButton.Role = node.choice("role") { button.role = role }
    if let flag = node.flag("changesSelectionAsPrimaryAction") {
      button.changesSelectionAsPrimaryAction = flag
    }
    if let menu = node.child(key: "menu") { button.menu = self.menu(menu) }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]

  private func set(_ node: InterfaceNode, _ state: UIControl.State, of button: UIButton) {
    // A configuration's title wins over that of the normal state.
    if let title = node["title"], button.configuration == nil || state != .normal {
      button.setTitle(title, for: state)
    }
    if let title = node.attributedString("attributedTitle") {
      button.setAttributedTitle(title, for: state)
    }
    if let name = node["image"] ?? node.child("imageReference")?["image"] {
      button.setImage(image(name), for: state)
    }
    if let name = node["backgroundImage"] { button.setBackgroundImage(image(name), for: state) }
    if let color = node.color("titleColor") { button.setTitleColor(color, for: state) }
    if let color = node.color("titleShadowColor") { button.setTitleShadowColor(color, for: state) }
  }

  private func configuration(_ node: InterfaceNode) -> UIButton.Configuration {
    var look: UIButton.Configuration =
      switch node["style"] {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      default: .plain()
      }
    if let title = node["title"] { look.title = title }
    if let subtitle = node["subtitle"] { look.subtitle = subtitle }
    if let title = node.attributedString("attributedTitle") {
      look.title = title.string
    }
    if let name = node["image"] ?? node.child("imageReference")?["image"] {
      look.image = image(name)
    }
    if let padding = node.number("imagePadding") { look.imagePadding = padding }
    if let padding = node.number("titlePadding") { look.titlePadding = padding }
    if let insets = node.directionalInsets("contentInsets") { look.contentInsets = insets }
    if let color = node.color("baseForegroundColor") { look.baseForegroundColor = color }
    if let color = node.color("baseBackgroundColor") { look.baseBackgroundColor = color }
    if node.flag("showsActivityIndicator") == true { look.showsActivityIndicator = true }
    if let style: UIButton.Configuration.CornerStyle = node.choice("cornerStyle") {
      look.cornerStyle = style
    }
    return look
  }

  /// Creates the menu of a button or bar button.
  func menu(_ node: InterfaceNode) -> UIMenu {
    let elements = node.children(in: "children").compactMap { child -> UIMenuElement? in
      if child.name == "menu" { return menu(child) }
      guard ["command", "action", "menuItem"].contains(child.name) else { return nil }
      var attributes: UIMenuElement.Attributes = []
      let flags = child.child(key: "attributes")
      if flags?.flag("disabled") == true { attributes.insert(.disabled) }
      if flags?.flag("destructive") == true { attributes.insert(.destructive) }
      if flags?.flag("hidden") == true { attributes.insert(.hidden) }
      let command = InterfaceCommand()
      let action = UIAction(
        title: child["title"] ?? "", image: image(child["image"]), attributes: attributes,
        state: child.choice("state") ?? .off
      ) { command.call($0.sender) }
      action.subtitle = child["subtitle"]
      enter(child.id, command)
      return action
    }
    var options: UIMenu.Options = []
    if node.flag("displayInline") == true { options.insert(.displayInline) }
    return UIMenu(
      title: node["title"] ?? "", image: image(node["image"]), options: options, children: elements)
  }
}

/// An element of a menu, whose action the document connects.
@MainActor
final class InterfaceCommand {
  private var targets: [ActionTarget] = []

  func add(_ target: ActionTarget) { targets.append(target) }

  func call(_ sender: Any?) { targets.forEach { $0.call(sender) } }
}
