import PseudoTerminal

/// The shell on a terminal, in a home directory of its own.
struct ShellTerminal {
  let home: Directory
  let terminal: PseudoTerminal

  /// Starts `flowsh`, or `FlowshProbe` with its apps, and waits for the first prompt.
  ///
  /// An empty `HOME` in the environment leaves that out.
  init(
    _ program: String = "flowsh", _ arguments: [String] = [], home: Directory? = nil,
    editrc: String? = nil, environment: [String: String] = [:], prompt: String = "flowsh> "
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

  /// Where the history file is unless the environment says otherwise.
  static let history = ".local/state/flowsh/history"

  /// Types, and waits for what follows.
  @discardableResult
  func type(_ text: String, expecting expected: String) throws -> String {
    try terminal.send(text)
    return try terminal.wait(for: expected)
  }

  /// Enters a line, and waits for the prompt that follows.
  ///
  /// The line has to be seen behind a prompt first: before that the terminal itself shows what is
  /// typed, and the prompt that comes next is not yet the one that follows.
  @discardableResult
  func enter(_ line: String, prompt: String) throws -> String {
    try terminal.send(line)
    // Where a longer line is broken is the editor's business.
    try terminal.wait(for: String(line.prefix(40)), behind: "> ")
    try type(Key.enter, expecting: "\n")
    return try terminal.wait(for: prompt)
  }

  /// Leaves by Ctrl-D.
  func leave() throws -> ExitStatus {
    try terminal.send(Key.control("d"))
    return try terminal.waitForExit()
  }
}
