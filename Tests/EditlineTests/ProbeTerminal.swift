import PseudoTerminal

/// The probe on a terminal, in a home directory of its own.
struct ProbeTerminal {
  static let prompt = "próbe › "

  let home: Directory
  let terminal: PseudoTerminal

  /// Starts it with its own `.editrc`, and waits for the first prompt.
  init(editrc: String? = nil, environment: [String: String] = [:], columns: Int = 80) throws {
    home = try Directory()
    if let editrc { home.write(editrc, to: ".editrc") }
    terminal = try PseudoTerminal(
      Self.path, [home.file("history")],
      environment: environment.merging(["HOME": home.path]) { $1 }, columns: columns)
    try terminal.wait(for: Self.prompt)
  }

  static var path: String { BuiltProduct.path(of: "EditlineProbe") }

  /// A shell with job control that runs a script.
  static func shell(_ script: String, home: Directory) throws -> PseudoTerminal {
    let words = ["PROBE": path, "HISTORY": home.file("history"), "HOME": home.path, "PS1": "sh$ "]
    return try PseudoTerminal(
      "/bin/sh", script.isEmpty ? ["-i"] : ["-c", script], environment: words)
  }

  /// Enters a line, and waits for a text and for the next prompt.
  ///
  /// Keys that come before the prompt would not reach the editor: the terminal itself takes Ctrl-R.
  func enter(_ line: String, expecting expected: String) throws {
    try type(line + Key.enter, expecting: expected)
    try terminal.wait(for: Self.prompt)
  }

  /// Types a text and waits for another.
  func type(_ text: String, expecting expected: String) throws {
    try terminal.send(text)
    try terminal.wait(for: expected)
  }
}
