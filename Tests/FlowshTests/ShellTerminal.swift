import PseudoTerminal

/// A shell on a pseudoterminal, with its own home directory.
struct ShellTerminal {
  let home: Directory
  let terminal: PseudoTerminal

  /// Starts `flowsh`, or `FlowshProbe` with its apps, and waits for the first prompt.
  ///
  /// An empty `HOME` in the environment removes the variable.
  init(
    _ program: String = "flowsh", _ arguments: [String] = [], home: Directory? = nil,
    editrc: String? = nil, environment: [String: String] = [:], prompt: String = "> "
  ) throws {
    self.home = try home ?? Directory()
    if let editrc { self.home.write(editrc, to: ".editrc") }
    let variables = ["HOME": self.home.path, "SWIFT_BACKTRACE": "enable=no"]
    terminal = try PseudoTerminal(
      BuiltProduct.path(of: program),
      program == "flowsh" ? Program.walkingContacts(arguments) : arguments,
      environment: variables.merging(environment) { $1 }.filter { $0 != ("HOME", "") },
      columns: 100)
    try terminal.wait(for: prompt)
  }

  /// The default path of the history file.
  static let history = ".local/state/flowsh/history"

  /// Types text and waits for the expected output.
  @discardableResult
  func type(_ text: String, expecting expected: String) throws -> String {
    try terminal.send(text)
    return try terminal.wait(for: expected)
  }

  /// Enters a line, and waits for the prompt that follows.
  ///
  /// It first waits until the line appears after a prompt. Before that, the terminal itself echoes
  /// the input, and the next prompt to appear would be the one that precedes the line.
  @discardableResult
  func enter(_ line: String, prompt: String) throws -> String {
    try terminal.send(line)
    // The line editor may wrap a longer line.
    try terminal.wait(for: String(line.prefix(40)), behind: "> ")
    try type(Key.enter, expecting: "\n")
    return try terminal.wait(for: prompt)
  }

  /// Ends the shell with Ctrl-D.
  func leave() throws -> ExitStatus {
    try terminal.send(Key.control("d"))
    return try terminal.waitForExit()
  }
}
