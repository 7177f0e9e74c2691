/// Command names from other tools, for suggestions after an unknown command.
nonisolated enum CommandAliases {
  private static let commands = [
    "exit": "quit", "bye": "quit", "q": "quit", "logoff": "quit", "?": "help", "man": "help",
    "ls": "screen", "dir": "screen", "show": "screen", "pwd": "where", "cd": "open", "go": "open",
    "click": "tap", "press": "tap", "push": "tap", "pop": "back", "cd..": "back", "up": "back",
    "close": "dismiss", "swipe": "back --swipe", "enter": "type", "fill": "type", "sleep": "wait",
    "restart": "relaunch", "reset": "relaunch", "assert": "expect", "echo": "note", ".": "source",
  ]

  /// Returns the command that the user probably meant; `nil` if the text isn't a known alias.
  ///
  /// For a number, it suggests selecting the row with that number.
  static func command(for typed: String) -> String? {
    if RowNumber(typed) != nil { return "select \(typed)" }
    return commands[typed.lowercased()]
  }
}
