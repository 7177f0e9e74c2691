extension ViewReader {
  /// Reads a bar button: its custom view, or else a button, and the actions of its menu.
  func read(_ item: UIBarButtonItem, of screen: UIViewController?) {
    guard !item.isHidden else { return }
    if let view = item.customView { return read(view) }
    guard item.isShown else { return }
    if item.hasAction || item.menu == nil {
      let isEnabled = item.isEnabled && item.hasAction
      var button = Content.Button(item.label, isEnabled: isEnabled) { item.tap(on: screen) }
      if let identifier = item.accessibilityIdentifier {
        button.extras = ElementExtras()
        button.extras?.identifier = identifier
      }
      add(.button(button))
    }
    if let menu = item.menu, item.isEnabled {
      // If the button has an action of its own, a long press opens the menu.
      read(menu, of: item.label, sender: item, opensByTap: !item.hasAction)
    }
  }

  /// Reads the actions of a menu as buttons, such as `More: Share`; of a button without a title,
  /// `Share`.
  ///
  /// A menu with elements that are made when it is opened is also a button that opens it, `More`.
  func read(_ menu: UIMenu, of title: String, sender: Any?, opensByTap: Bool = true) {
    if menu.isUnopened {
      let name = title.isEmpty ? "Menu" : title
      add(.button(Content.Button(opensByTap ? name : "\(name): Menu") { menu.open() }))
    }
    for action in menu.leaves {
      let name = title.isEmpty ? action.shownTitle : "\(title): \(action.shownTitle)"
      let isEnabled = !action.attributes.contains(.disabled)
      add(
        .button(
          Content.Button(name, isEnabled: isEnabled) {
            menu.close()
            action.run(from: sender)
          }))
    }
  }
}
