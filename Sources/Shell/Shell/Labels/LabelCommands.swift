import AppDriver

/// The commands for what a screen shows, for a user who types only a label.
struct LabelCommands {
  /// The minimum length of the beginning of a label, as for a button's verb.
  private static let shortest = 3

  private let commands: [(label: String, command: String)]

  /// Collects the labels of the tabs and of the elements on the screen.
  init(_ screen: ScreenSnapshot) {
    commands =
      screen.panes.flatMap(\.elements).compactMap { element in
        Self.command(for: element).map { (element.label, $0) }
      } + (screen.tabs?.titles ?? []).map { ($0, "open \(SafeText.quotedLabel($0))") }
  }

  /// Returns the command for the element or tab with a whole label; `nil` if there is none.
  func command(forLabel label: String) -> String? {
    commands.first { LabelMatch.isWhole(label, $0.label) }?.command
  }

  /// Returns the command for the element or tab whose label begins with a text or resembles it;
  /// `nil` if there is none.
  func command(nearest text: String) -> String? {
    guard text.count >= Self.shortest,
      let label = Nearest.name(to: text, among: commands.lazy.map(\.label))
    else { return nil }
    return command(forLabel: label)
  }

  /// Returns an error about a label that doesn't exist, with the command for an element of another
  /// kind that has the label; any other error stays as it is.
  func hint(added error: CommandError) -> CommandError {
    guard case .notFound(let subject, let label, let place, let there, nil) = error,
      let meant = label.lowercased() == "back" ? "back" : command(forLabel: label)
    else { return error }
    return .notFound(subject, label: label, on: place, there: there, meant: meant)
  }

  private static func command(for element: ElementSnapshot) -> String? {
    let label = SafeText.quotedLabel(element.label)
    return switch element.kind {
    case .row: "select \(label)"
    case .button: "tap \(label)"
    case .field: "type \(SafeText.quotedWord(element.label)) TEXT"
    case .toggle: "toggle \(label)"
    case .choice:
      "choose \(SafeText.quotedWord(element.label)) "
        + (element.expectedValue == nil ? "OPTION" : "VALUE")
    case .search: "search TEXT"
    case .text, .header, .gesture: nil
    }
  }
}
