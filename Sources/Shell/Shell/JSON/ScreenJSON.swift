import AppDriver

/// The JSON form of a screen: what its text shows.
struct ScreenJSON: Encodable {
  private let back: BackSnapshot?
  private let container: String?
  private let flow: [String]
  private let isInBackground: Bool?
  private let modal: ModalJSON?
  private let panes: [PaneJSON]
  private let stack: String
  private let tabs: TabsJSON?

  /// Creates the form; `tapCommands` contains the command for each button, in screen order.
  init(_ screen: ScreenSnapshot, tapCommands: [String], isInBackground: Bool) {
    back = screen.back
    container = screen.container
    flow = screen.flow
    self.isInBackground = isInBackground ? true : nil
    modal = screen.modal.map(ModalJSON.init)
    var tapCommands = tapCommands[...]
    let names = RowControlNames(screen)
    panes = screen.panes.indices.map { place in
      let pane = screen.panes[place]
      return PaneJSON(
        controller: pane.controller,
        elements: pane.elements.map { ElementJSON($0, ofPane: place, &tapCommands, names) },
        path: pane.path ?? screen.stack, rowCount: pane.rowCount,
        sectionsLeftOut: pane.sectionsLeftOut, title: pane.title, type: pane.type)
    }
    stack = PathText.text(screen.paths)
    tabs = screen.tabs.map { tabs in
      TabsJSON(
        badges: tabs.badges.isEmpty ? nil : tabs.badges, isReachable: tabs.isReachable,
        selectedIndex: tabs.selectedIndex, titles: tabs.titles)
    }
  }
}

/// A modal presentation, with the paths of the panes behind it.
struct ModalJSON: Encodable {
  let canBeSwiped: Bool
  let over: String
  let paths: [[String]]
  let style: ModalSnapshot.Style

  init(_ modal: ModalSnapshot) {
    canBeSwiped = modal.canBeSwiped
    paths = [modal.over] + (modal.overBeside ?? [])
    over = PathText.text(paths)
    style = modal.style
  }
}

private struct TabsJSON: Encodable {
  let badges: [String?]?
  let isReachable: Bool
  let selectedIndex: Int
  let titles: [String]
}

private struct PaneJSON: Encodable {
  let controller: Int
  let elements: [ElementJSON]
  let path: [String]
  let rowCount: Int
  let sectionsLeftOut: Int?
  let title: String
  let type: String
}

/// An element without what is as usual, such as that it is enabled.
private struct ElementJSON: Encodable {
  let canSubmit: Bool?
  /// The command that taps a button.
  let command: String?
  let disabledOptions: [String]?
  let expected: String?
  let identifier: String?
  let indentation: Int?
  let isEditing: Bool?
  let isEmpty: Bool?
  let isEnabled: Bool?
  let isExpanded: Bool?
  let isSecure: Bool?
  let isSelected: Bool?
  let kind: ElementKind
  let label: String
  let number: String?
  let options: [String]?
  let row: String?
  let value: String?
  let verb: String?

  init(
    _ element: ElementSnapshot, ofPane pane: Int, _ tapCommands: inout ArraySlice<String>,
    _ names: RowControlNames
  ) {
    let disabled = element.disabledOptions.filter(element.options.indices.contains)
    canSubmit = element.canSubmit ? true : nil
    command =
      if element.kind != .button {
        nil
      } else if element.row == nil {
        tapCommands.popFirst()
      } else {
        "tap \(SafeText.quotedLabel(names.label(of: element, pane: pane)))"
      }
    disabledOptions =
      element.disabledOptions.isEmpty ? nil : disabled.map { element.options[$0] }
    expected = element.expectedValue
    identifier = element.identifier
    indentation = element.indentation > 0 ? element.indentation : nil
    isEditing = element.isEditing ? true : nil
    isEmpty = element.isEmpty ? true : nil
    isEnabled = element.isEnabled ? nil : false
    isExpanded = element.isExpanded
    isSecure = element.isSecure ? true : nil
    isSelected = element.isSelected ? true : nil
    kind = element.kind
    label = element.label
    number = element.kind == .row ? RowNumber(pane: pane, row: element.ordinal).text : nil
    options = element.options.isEmpty ? nil : element.options
    row = element.row.map { RowNumber(pane: pane, row: $0).text }
    value = element.value
    // A verb is one word; the other commands are `tap` with a title or a number.
    verb = element.row == nil && command?.utf8.contains(UInt8(ascii: " ")) == false ? command : nil
  }
}
