extension ViewReader {
  /// Reads a bar button: its custom view, or else a button, and the actions of its menu.
  ///
  /// - Parameters:
  ///   - item: The bar button.
  ///   - screen: The controller whose bar shows it.
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
      read(menu, of: item.label, sender: item)
    }
  }

  /// Reads the actions of a menu as buttons, such as `More: Share`; of a button without a title,
  /// `Share`.
  func read(_ menu: UIMenu, of title: String, sender: Any?) {
    for action in menu.leaves {
      let name = title.isEmpty ? action.title : "\(title): \(action.title)"
      let isEnabled = !action.attributes.contains(.disabled)
      add(.button(Content.Button(name, isEnabled: isEnabled) { action.run(from: sender) }))
    }
  }
}
