import AppDriver
import Script
import Shell

/// What `expect` can check.
///
/// A new one is a case here, its arguments below, and what makes it hold in `Subject+Holds`.
enum Subject: String, CaseIterable {
  case screen, stack, tab, modal, alert, row, button, field, text, toggle, choice, count, enabled
  case selected, coordinator, flow, call, event, output, leaks, warnings, size

  var arguments: String {
    switch self {
    case .screen: "NAME: its title, or its class without ViewController"
    case .stack: "A > B > C: the path to the screen; A | B > C: panes"
    case .tab: "NAME: the selected tab"
    case .modal: "[NAME]: something in front, or this screen"
    case .alert: "TEXT: an alert with this title or message"
    case .row, .button: "LABEL: the whole of it"
    case .field: "LABEL [= VALUE]: a field; one that holds just this"
    case .toggle: "LABEL [= on | off]: a switch"
    case .choice: "LABEL [= OPTION]: a control; with this option picked"
    case .text: "WORDS: anywhere on the screen"
    case .count: "N rows | buttons | fields | toggles | choices | texts | tabs | panes"
    case .enabled: "LABEL: the button, switch or row is there and does something"
    case .selected: "LABEL: a row with a checkmark, an option that is picked, or the tab"
    case .coordinator: "TYPE: a coordinator of this class is held"
    case .flow: "A > B: the coordinators in charge end like this"
    case .call: "NAME: a call behind the last step, as trace shows it; labels may be left out"
    case .leaks: "[CLASS]: something that the app left behind"
    case .event: "NAME [CLASS]: in the last step, as events lists them"
    case .output: "TEXT | /REGEX/: printed by the last command that is no check"
    case .warnings: "what UIKit would have logged since the launch"
    case .size: "compact | regular: the device's width"
    }
  }

  /// Whether it can be checked without a name.
  var needsName: Bool { ![.modal, .warnings, .leaks].contains(self) }

  /// Whether it can say what the named thing holds: `field Name = Fred`.
  var takesValue: Bool { self == .field || self == .toggle || self == .choice }

  /// Whether nothing is named: of a path with its `>` alone too, which any path would fit.
  func isBlank(_ name: String) -> Bool {
    switch self {
    case .stack, .flow: Self.path(name).isEmpty
    default: name.isEmpty
    }
  }

  /// What is wrong with a name that could never be; nil where nothing is.
  func problem(of name: String) -> String? {
    switch self {
    case .size where DeviceSize(rawValue: name.lowercased()) == nil: "size is compact or regular"
    case .count where Counted(name) == nil:
      "count needs a number and what is counted, as in count 4 rows"
    case .warnings where !name.isEmpty: "warnings takes no name"
    case .output:
      Self.expression(name).flatMap { expression in
        do {
          _ = try Regex(expression)
          return nil
        } catch {
          return "\(SafeText.escaped(name)) is no regular expression"
        }
      }
    default: nil
    }
  }

  /// What could be named, for completion.
  func names(_ request: CompletionRequest) -> [String] {
    guard request.words.count == 1, let screen = request.screen else { return [] }
    switch self {
    case .count, .output: return []
    case .size: return DeviceSize.allCases.map(\.rawValue)
    default: return there(on: screen, request.shell)
    }
  }

  /// A class's name without `ViewController`.
  static func plain(_ type: String) -> String {
    let suffix = "ViewController"
    return type.hasSuffix(suffix) ? String(type.dropLast(suffix.count)) : type
  }

  /// Paths as they are written: `Catalog | Women > Dresses`.
  static func text(_ paths: [[String]]) -> String {
    paths.map { $0.joined(separator: " > ") }.joined(separator: " | ")
  }

  /// A path with one blank around each `>` and `|`.
  static func path(_ typed: String) -> String {
    typed.replacing("|", with: " | ").split(separator: ">").map { part in
      part.split(separator: " ").joined(separator: " ")
    }.joined(separator: " > ")
  }

  /// The regular expression between two `/`, nil for a plain text.
  static func expression(_ name: String) -> String? {
    guard name.utf8.count > 2, name.hasPrefix("/"), name.hasSuffix("/") else { return nil }
    return String(name.dropFirst().dropLast())
  }
}
