/// What people type from habit, and what it is called here.
nonisolated enum Habit {
  private static let commands = [
    "exit": "quit", "bye": "quit", "q": "quit", "logoff": "quit", "?": "help", "man": "help",
    "ls": "screen", "dir": "screen", "show": "screen", "pwd": "where", "cd": "open", "go": "open",
    "click": "tap", "press": "tap", "push": "tap", "pop": "back", "cd..": "back", "up": "back",
    "close": "dismiss", "swipe": "back --swipe", "enter": "type", "fill": "type", "sleep": "wait",
    "restart": "relaunch", "reset": "relaunch", "assert": "expect", "echo": "note", ".": "source",
  ]

  /// The command that was meant; a number alone is a row.
  static func command(for typed: String) -> String? {
    if Int(typed) != nil { return "select \(typed)" }
    return commands[typed.lowercased()]
  }
}
