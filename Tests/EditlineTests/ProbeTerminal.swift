import PseudoTerminal

/// The probe program on a terminal, with its own home directory.
struct ProbeTerminal {
  static let prompt = "próbe › "

  let home: Directory
  let terminal: PseudoTerminal

  /// Starts the probe with its own `.editrc` and waits for the first prompt.
  init(
    editrc: String? = nil, environment: [String: String] = [:], columns: Int = 80,
    rows: Int = 24
  ) throws {
    home = try Directory()
    if let editrc { home.write(editrc, to: ".editrc") }
    terminal = try PseudoTerminal(
      Self.path, [home.file("history")],
      environment: environment.merging(["HOME": home.path]) { $1 }, columns: columns,
      rows: rows)
    try terminal.wait(for: Self.prompt)
  }

  static var path: String { BuiltProduct.path(of: "EditlineProbe") }

  /// Starts a shell with job control that runs a script.
  static func shell(_ script: String, home: Directory) throws -> PseudoTerminal {
    let words = ["PROBE": path, "HISTORY": home.file("history"), "HOME": home.path, "PS1": "sh$ "]
    return try PseudoTerminal(
      "/bin/sh", script.isEmpty ? ["-i"] : ["-c", script], environment: words)
  }

  /// Enters a line, then waits for the expected text and the next prompt.
  ///
  /// Keys typed before the prompt wouldn't reach the editor, because the terminal itself handles
  /// Ctrl-R.
  func enter(_ line: String, expecting expected: String) throws {
    try type(line + Key.enter, expecting: expected)
    try terminal.wait(for: Self.prompt)
  }

  /// Types text and waits for the expected text to appear.
  func type(_ text: String, expecting expected: String) throws {
    try terminal.send(text)
    try terminal.wait(for: expected)
  }
}
