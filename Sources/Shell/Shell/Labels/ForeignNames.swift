/// Command names from other tools.
nonisolated enum ForeignNames {
  private static let suggestions = [
    "bye": "quit", "logoff": "quit", "man": "help", "unalias": "alias",
    "ls": "screen", "dir": "screen", "show": "screen", "pwd": "where", "cd": "open", "go": "open",
    "list": "screen", "rows": "screen", "tabs": "screen", "flow": "tree",
    "app": "@app",
    "click": "tap", "longpress": "press", "push": "tap", "pop": "back", "cd..": "back",
    "up": "back",
    "close": "dismiss", "pull": "refresh", "return": "submit", "enter": "type", "fill": "type",
    "find": "search", "filter": "search",
    "sleep": "wait",
    "restart": "relaunch", "reset": "relaunch", "assert": "expect", "echo": "note", ".": "source",
  ]

  /// Returns the name of the command with another name, which the user can type except in tests;
  /// `nil` if the text isn't such a name.
  static func command(named typed: String) -> String? {
    switch typed {
    case "exit", "q": "quit"
    case "?": "help"
    default: nil
    }
  }

  /// Returns the command that the user probably meant by an unknown name; `nil` if that isn't
  /// known.
  ///
  /// For a number, it suggests selecting the row with that number.
  static func suggestion(for typed: String) -> String? {
    if Int(typed) != nil { return "select \(typed)" }
    return command(named: typed) ?? suggestions[typed.lowercased()]
  }
}
