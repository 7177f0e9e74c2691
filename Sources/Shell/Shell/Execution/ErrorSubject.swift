package import AppDriver

/// The kind of a thing that a command needs or names, for errors about its name.
package nonisolated enum ErrorSubject: Sendable, Hashable {
  case element(ElementKind)
  /// An action that a gesture on an element offers.
  case action(RowGesture)
  case tab, pane, option, command
  /// A screen below the visible one.
  case screen
  /// A screen of the app's map.
  case knownScreen
  /// A command or button, if commands and buttons match the same name.
  case commandOrButton
  case searchField
  /// A field whose keyboard has a Return key that does something.
  case returnKeyField
  /// A list that isn't at its end.
  case scrollableList
  case refreshControl
  /// A field that the keyboard types into.
  case editedField
  /// An element of any kind.
  case anything

  /// The noun for messages and the JSON output.
  var noun: String {
    switch self {
    case .element(let kind): kind.rawValue
    case .action(let gesture): "\(gesture.rawValue) action"
    case .tab: "tab"
    case .pane: "pane"
    case .option: "option"
    case .command: "command"
    case .screen: "screen"
    case .knownScreen: "known screen"
    case .commandOrButton: "command or button"
    case .searchField: "search field"
    case .returnKeyField: "field with a Return key"
    case .scrollableList: "list to scroll"
    case .refreshControl: "refresh control"
    case .editedField: "field that is being edited"
    case .anything: "element"
    }
  }

  var plural: String { self == .commandOrButton ? "commands and buttons" : noun + "s" }
}
