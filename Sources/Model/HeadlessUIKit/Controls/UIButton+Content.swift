import Foundation

extension UIButton {
  func change(_ state: State, _ change: (inout ButtonLook) -> Void) {
    looks.change(state, change)
    updateLabels()
  }

  /// Returns a part of the look in the current state, or else in the normal one.
  func look<Part>(_ part: (ButtonLook) -> Part?) -> Part? {
    looks.isEmpty ? nil : look(part, for: state)
  }

  /// Returns a part of the look in a state, or else in the normal one.
  func look<Part>(_ part: (ButtonLook) -> Part?, for state: State) -> Part? {
    if state != .normal, let found = looks[state].flatMap(part) { return found }
    return looks[.normal].flatMap(part)
  }

  /// Takes over an action with its title and image.
  func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Menus

  /// Whether the menu selects one of its actions.
  var menuSelects: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// Selects the first action if none is selected, and shows it as the title.
  func selectFirst() {
    guard menuSelects, let leaves = menu?.leaves, let first = leaves.first else { return }
    let chosen = leaves.first { $0.state == .on } ?? first
    chosen.state = .on
    showSelection(chosen)
  }

  private func showSelection(_ action: UIAction) {
    if configuration != nil {
      configuration?.title = action.title
    } else {
      setTitle(action.title, for: .normal)
    }
  }

  /// Simulates a tap on the button and on an action of its menu.
  func personChooses(_ action: UIAction) {
    guard canBeTapped, !action.attributes.contains(.disabled) else { return }
    send(.menuActionTriggered, nil)
    if menuSelects {
      for other in menu?.leaves ?? [] { other.state = other === action ? .on : .off }
      showSelection(action)
    }
    menu?.close()
    action.run(from: self)
  }

  // MARK: Content

  /// The title that a person sees; `nil` if there is none.
  private var shownTitle: String? {
    if let configuration {
      if let title = configuration.attributedTitle.map({ String($0.characters) }), !title.isBlank {
        return title
      }
      if let title = configuration.title, !title.isBlank { return title }
    }
    if let title = currentAttributedTitle?.string, !title.isBlank { return title }
    if let title = look(\.title), !title.isBlank { return title }
    // An app may set the text of the label itself.
    if let title = loadedLabel?.shownText, !title.isBlank { return title }
    return nil
  }

  /// The title of a button whose menu a tap opens.
  package var closedMenuTitle: String {
    accessibilityLabel ?? shownTitle ?? currentImage?.spokenName ?? "Menu"
  }

  /// Whether the button shows an image without a title.
  package var showsImage: Bool {
    guard shownTitle == nil else { return false }
    return currentImage != nil || currentBackgroundImage != nil
      || ![.custom, .system].contains(buttonType)
  }

  /// The background of a button: filled with a color, as of the main button of a screen, or
  /// lighter.
  package enum Background { case none, tinted, gray, filled }

  /// The background of the button.
  package var shownBackground: Background {
    guard let configuration else {
      return (backgroundColor?.components.last ?? 0) > 0.5 ? .filled : .none
    }
    return switch configuration.base {
    case .prominent: .filled
    case .tinted: .tinted
    case .gray: .gray
    case .plain: configuration.background.backgroundColor == nil ? .none : .filled
    }
  }

  /// Whether the background of the button is red.
  package var isRed: Bool {
    let color =
      configuration.map { $0.background.backgroundColor ?? $0.baseBackgroundColor }
      ?? backgroundColor
    guard let parts = color?.components, parts.count > 2 else { return false }
    return parts[0] > 0.65 && parts[1] < 0.4 && parts[2] < 0.4
  }

  private var ownName: String? {
    if let shownTitle { return shownTitle }
    let texts = children.isEmpty ? [] : ViewReader.texts(in: self)
    if !texts.isEmpty { return texts.joined(separator: " ") }
    if let subtitle = configuration?.subtitle, !subtitle.isEmpty { return subtitle }
    guard shownImage?.spokenName == nil else { return nil }
    switch buttonType {
    case .close: return "Close"
    case .contactAdd: return "Add"
    case .detailDisclosure, .infoLight, .infoDark: return "Info"
    case .custom, .system: return nil
    }
  }

  private var shownImage: UIImage? { currentImage ?? currentBackgroundImage }

  func readButton(into reader: ViewReader) {
    updateConfigurationIfNeeded()
    if showsMenuAsPrimaryAction, let menu { return read(menu, into: reader) }
    let name = reader.buttonName(of: self, own: ownName, image: shownImage, kind: "Button")
    var presses: (@MainActor () -> [Content.Action])?
    if let menu {
      presses = {
        UIApplication.shared.open(menu)
        return menu.leaves.map { action in
          Content.Action(action.shownTitle, isEnabled: !action.attributes.contains(.disabled)) {
            self.personChooses(action)
          }
        }
      }
    }
    reader.addButton(
      name, of: self, isEnabled: reader.canBeTapped(self), function: tapFunction, presses: presses
    ) { self.personTaps() }
  }

  private func read(_ menu: UIMenu, into reader: ViewReader) {
    let leaves = menu.leaves
    if menu.isUnopened {
      let name = reader.buttonName(of: self, own: ownName, image: shownImage, kind: "Menu")
      reader.addButton(name, of: self, isEnabled: canBeTapped, function: nil) {
        self.send(.menuActionTriggered, nil)
        menu.open()
      }
      guard !leaves.isEmpty else { return }
    }
    if menuSelects {
      let name = reader.name(of: self, own: menu.title, kind: "Menu")
      var choice = Content.Choice(
        name, options: leaves.map(\.shownTitle),
        selectedIndex: leaves.firstIndex { $0.state == .on }
      ) { self.personChooses(leaves[$0]) }
      let extras = ElementExtras(self)
      extras.isEnabled = canBeTapped
      extras.disabledOptions = Set(
        leaves.indices.filter { leaves[$0].attributes.contains(.disabled) })
      choice.extras = extras
      return reader.add(.choice(choice))
    }
    let name = accessibilityLabel ?? shownTitle
    for action in leaves {
      reader.addButton(
        name.map { "\($0): \(action.shownTitle)" } ?? action.shownTitle, of: self,
        isEnabled: canBeTapped && !action.attributes.contains(.disabled),
        function: action.function
      ) { self.personChooses(action) }
    }
  }
}
