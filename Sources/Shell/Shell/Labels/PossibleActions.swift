import AppDriver
import Script

/// The commands for all actions that a user can perform on a screen.
struct PossibleActions {
  let screen: ScreenSnapshot
  let table: CommandTable
  let session: AppSession

  /// The actions, in screen order.
  ///
  /// For a long list, only the rows that the screen prints are included.
  var all: [PossibleAction] {
    var tapCommands = ScreenVerbs(screen).tapCommands(among: table)[...]
    var actions: [PossibleAction] = []
    let names = RowControlNames(screen)
    for (place, pane) in screen.panes.enumerated() {
      for element in pane.elements {
        let isButton = element.kind == .button && element.row == nil
        let tapCommand = isButton ? tapCommands.popFirst() : nil
        if element.isEnabled, element.kind != .gesture,
          let command = tapCommand ?? command(for: element, place, names)
        {
          actions.append(PossibleAction(element, command, pane: place))
        }
      }
    }
    actions += gestures
    if screen.back?.hasButton == true { actions.append(PossibleAction("back", kind: "back")) }
    if screen.back?.canSwipe == true {
      actions.append(PossibleAction("back --swipe", kind: "back"))
      if session.followsSwipeBack { actions.append(PossibleAction("back --cancel", kind: "back")) }
    }
    if screen.modal?.canBeSwiped == true {
      actions.append(PossibleAction("dismiss", kind: "dismiss"))
      if session.followsSwipeDown {
        actions.append(PossibleAction("dismiss --cancel", kind: "dismiss"))
      }
    }
    let turns = session.pageTurns
    if turns.next { actions.append(PossibleAction("page next", kind: "page")) }
    if turns.previous { actions.append(PossibleAction("page previous", kind: "page")) }
    if let tabs = screen.tabs, tabs.isReachable {
      actions += tabs.titles.map {
        PossibleAction("open \(SafeText.quotedLabel($0))", kind: "tab", label: $0)
      }
    }
    return actions
  }

  /// Returns the command of a name with the options that it needs on the screen, such as
  /// `refresh --pull`, and without its arguments; `nil` if it isn't possible.
  func command(named name: String) -> String? {
    for action in all where action.kind != ElementKind.button.rawValue {
      let words = action.command.split(separator: " ")
      guard words.first == name[...] else { continue }
      // Actions on something with a label have no options.
      return action.label == nil
        ? words.filter { $0 == name || $0.hasPrefix("--") }.joined(separator: " ") : name
    }
    return nil
  }

  /// The actions of fields and rows that stand for many, and the gestures on the screen as a whole.
  private var gestures: [PossibleAction] {
    var actions: [PossibleAction] = []
    let fields = screen.elements(of: [.field, .search]).filter { $0.canSubmit && $0.isEnabled }
    if !fields.isEmpty {
      let option = isButton("submit") ? " --return" : ""
      actions.append(
        PossibleAction(
          fields.count == 1 ? "submit" + option : "submit FIELD" + option, kind: "submit"))
    }
    let elements = screen.elements(of: [.row, .button])
    if elements.contains(where: \.maySwipe) {
      actions.append(PossibleAction("swipe ROW ACTION", kind: "swipe"))
    }
    if elements.contains(where: \.mayPress) {
      let isOfRow = elements.contains { $0.mayPress && $0.kind == .row }
      actions.append(
        PossibleAction(isOfRow ? "press ROW ACTION" : "press BUTTON ACTION", kind: "press"))
    }
    actions += screen.elements(of: [.text]).filter(\.mayPress).map {
      PossibleAction("press \(SafeText.quotedLabel($0.label))", kind: "press", label: $0.label)
    }
    if screen.gestures("refresh").contains(where: \.element.isEnabled) {
      actions.append(
        PossibleAction(isButton("refresh") ? "refresh --pull" : "refresh", kind: "refresh"))
    }
    if screen.gestures("scroll").contains(where: \.element.isEnabled) {
      actions += ["scroll", "scroll end"].map { PossibleAction($0, kind: "scroll") }
    }
    return actions
  }

  /// Returns whether a button has the verb.
  private func isButton(_ verb: String) -> Bool { ScreenVerbs(screen).hasWholeVerb(verb) }

  /// Returns the actions of a single row, button, or text, which the app is asked for.
  func all(of target: ElementTarget) -> [PossibleAction] {
    let names = RowControlNames(screen)
    let place = screen.panes.firstIndex { $0.controller == target.controller } ?? 0
    let label =
      target.kind != .row
      ? SafeText.quotedWord(target.label)
      : names.row(target.label, number: RowNumber(pane: place, row: target.ordinal))
    var actions: [PossibleAction] = []
    let elements = screen.panes.isEmpty ? [] : screen.panes[place].elements
    let element = elements.first {
      $0.kind == target.kind && $0.ordinal == target.ordinal && $0.row == target.row
    }
    if let element, element.isEnabled {
      let command =
        target.kind == .button
        ? "tap \(SafeText.quotedLabel(target.label))" : command(for: element, place, names)
      if let command { actions.append(PossibleAction(element, command, pane: place)) }
    }
    if target.kind == .row {
      let controls = session.rowControls(controller: target.controller, place: target.ordinal)
      for control in controls where control.isEnabled {
        if let command = command(for: control, place, names) {
          actions.append(PossibleAction(control, command, pane: place))
        }
      }
    }
    for gesture in [RowGesture.swipe, .press] {
      let offers = session.offers(of: target, by: gesture)
      var typed = RowActionNames.names(offers.map(\.title).filter { !$0.isEmpty })[...]
      for offer in offers {
        let name = offer.title.isEmpty ? nil : typed.popFirst()
        guard offer.isEnabled else { continue }
        let end = name.map { " " + SafeText.quotedLabel($0) } ?? ""
        actions.append(
          PossibleAction(
            "\(gesture.rawValue) \(label)\(end)", kind: gesture.rawValue, label: offer.title))
      }
    }
    return actions
  }

  /// Returns the command that acts on an element other than a button outside a row; `nil` if there
  /// is none.
  private func command(
    for element: ElementSnapshot, _ pane: Int, _ names: RowControlNames
  ) -> String? {
    let isLast = element.kind != .field && element.kind != .choice
    let own =
      element.row == nil ? element.label : names.label(of: element, pane: pane)
    let label = isLast ? SafeText.quotedLabel(own) : SafeText.quotedWord(own)
    switch element.kind {
    case .button: return element.row == nil ? nil : "tap \(label)"
    case .text, .header, .gesture: return nil
    case .row:
      return names.isPlain(element, pane: pane)
        ? "select \(label)" : "select \(RowNumber(pane: pane, row: element.ordinal).text)"
    case .field: return "type \(label) TEXT"
    case .toggle: return "toggle \(label)"
    case .choice:
      guard element.expectedValue == nil else { return "choose \(label) VALUE" }
      let options = element.options.enumerated().filter {
        !element.disabledOptions.contains($0.offset)
      }
      return "choose \(label) "
        + options.map { SafeText.quotedLabel($0.element) }.joined(separator: " | ")
    case .search: return "search TEXT"
    }
  }
}

/// An action that a user can perform on a screen, and the command for it.
struct PossibleAction: Encodable {
  /// The command as the user can type it; in capitals, what the user must fill in.
  let command: String
  /// The kind of the element, or `back`, `dismiss`, `page`, `tab`, `foreground`, `submit`, `swipe`,
  /// `press`, `refresh` or `scroll`.
  let kind: String
  /// The label of the element or the tab, or the title of a row's action.
  private(set) var label: String?
  /// A row's number, also of a control in the row.
  private(set) var number: String?
  /// The options of a choice.
  private(set) var options: [String]?
  /// The verb of a button, if no other button and no command has it.
  private(set) var verb: String?

  /// Brings the app back from the background.
  static let foreground = PossibleAction("foreground", kind: "foreground")

  init(_ command: String, kind: String, label: String? = nil) {
    self.command = command
    self.kind = kind
    self.label = label
  }

  /// Creates the action of an element of the pane with the given index.
  init(_ element: ElementSnapshot, _ command: String, pane: Int) {
    self.init(command, kind: element.kind.rawValue, label: element.label)
    if let row = element.kind == .row ? element.ordinal : element.row {
      number = RowNumber(pane: pane, row: row).text
    }
    if element.kind == .button, !command.contains(" ") { verb = command }
    if !element.options.isEmpty { options = element.options }
  }
}
