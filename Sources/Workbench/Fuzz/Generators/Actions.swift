import AppDriver
import Script
import Shell

nonisolated extension Generator {
  /// Actions that the screen offers, written as commands.
  ///
  /// A second run must print the same output, and `undo` must lead to the state in which a run
  /// without the last command ends. Pieces aren't shrunk, because a part of a label or a password
  /// would have another meaning.
  static let actions = Generator(
    name: "actions", summary: "valid actions, compared with a second run and with undo",
    shrinksWithinPieces: false, reader: { ShellHeader(of: $0.lines).command },
    make: Actions.make, check: Actions.check)
}

private enum Actions {
  static func make(_ random: inout Random, _ draft: Draft) {
    let lines = [
      "# flowsh --keep-going" + random.pick(["", " --no-trace", " --no-trace --no-leaks"]),
      "@app \(random.pick(["storefront", "contacts", "leaky"]))",
    ]
    let shell = FuzzedShell(ShellHeader(of: lines), echoes: false)
    func append(_ line: String) {
      draft.append(line)
      shell.run(line, number: draft.input.pieces.count)
      _ = shell.takeOutput()
    }
    draft.append(lines[0])
    append(lines[1])
    for _ in 0..<random.number(in: 5...60) {
      shell.run("actions", number: 0)
      let offered = String(decoding: shell.takeOutput(), as: UTF8.self).split(separator: "\n")
      append(command(offered.map(String.init), &random))
    }
  }

  /// Returns a command for one of the actions that the screen offers, or for one of the device.
  private static func command(_ offered: [String], _ random: inout Random) -> String {
    guard !offered.isEmpty, !random.one(in: 5) else { return random.pick(others) }
    let action = random.pick(offered)
    // The options of a choice.
    let options = action.split(separator: " | ").count
    if action.hasPrefix("choose "), options > 1 {
      let number = offered.prefix { $0 != action }.count { $0.hasPrefix("choose ") } + 1
      return "choose \(number) \(random.number(in: 1...options))"
    }
    // A password that is also part of other text would hide that text.
    let texts =
      action.contains("Password")
      ? ["yabba", "wr0ng-pw"]
      : ["fred", "fred", "\"\"", "a", "dress", "é日本", "\"x \\\"y\\\"\"", "${x}", "\"- -\""]
    return action.replacing(" TEXT", with: " " + random.pick(texts))
      .replacing(" VALUE", with: " 1").replacing(" FIELD", with: " 1")
      .replacing(" ACTION", with: " Delete").replacing(#/ (ROW|BUTTON)/#, with: " 1")
  }

  private static let others = [
    "undo", "undo", "size regular", "size compact", "rotate", "background", "foreground", "memory",
    "relaunch", "wait 0", "open storefront://persons/Fred", "open 1", "open 2", "select 2",
    "open storefront://products/linen-dress", "open contacts://persons/Fred", "screen",
    "screen --all", "screen --views", "tree", "stack", "where", "actions", "audit", "why", "events",
    "leaks",
    "history 3", "back 1", "back 2", "back root", "back --swipe", "back --cancel", "dismiss",
    "dismiss --cancel",
  ]

  static func check(_ input: Input) throws(Mismatch) {
    let lines = input.lines
    let first = run(lines[...])
    let again = run(lines[...])
    if first.output != again.output {
      throw Mismatch(
        "the same commands print the same output", expected: first.output, seen: again.output)
    }
    try OutputCheck.requireSafe(first.output)
    try OutputCheck.requireSafe(first.diagnostics)
    for (place, kept) in first.undone.prefix(2) {
      try require(
        "undo takes back the last command", lines[...place], leadsWhere: kept[...])
    }
    // Without --keep-going, the script may end before the relaunch.
    let keepsGoing = ShellHeader(of: lines).shellOptions.keepsGoing
    if keepsGoing, let place = lines.lastIndex(of: "relaunch") {
      try require(
        "relaunch starts from the beginning", lines[...place],
        leadsWhere: lines.filter(isSetting)[...])
    }
  }

  /// Throws unless two scripts lead to the same state.
  private static func require(
    _ property: String, _ lines: ArraySlice<String>, leadsWhere others: ArraySlice<String>
  ) throws(Mismatch) {
    let (seen, expected) = (run(lines, looks: true).output, run(others, looks: true).output)
    if seen != expected { throw Mismatch(property, expected: expected, seen: seen) }
  }

  private static func isSetting(_ line: String) -> Bool {
    line.hasPrefix("#") || line.hasPrefix("@")
  }

  private struct Run {
    var output: [UInt8] = []
    /// The places of the successful `undo` commands, and the lines that are in effect after them.
    var undone: [(place: Int, kept: [String])] = []
    var diagnostics: [Diagnostic] = []
  }

  /// Runs commands.
  ///
  /// - Parameters:
  ///   - lines: The commands.
  ///   - looks: Whether the output is that of commands that show the app's state at the end.
  /// - Returns: The output, the errors, and what must hold of `undo`.
  private static func run(_ lines: ArraySlice<String>, looks: Bool = false) -> Run {
    // Without the echo, because the prompt in it depends on what has been done since launch.
    let shell = FuzzedShell(ShellHeader(of: Array(lines)), echoes: !looks)
    var run = Run()
    var head: [String] = []
    // The commands in effect; `nil` if they can't be determined.
    var kept: [String]? = []
    for (place, line) in lines.enumerated() {
      let actions = shell.interpreter.actionsSinceLaunch?.count ?? 0
      let failures = shell.diagnostics.count
      shell.run(line, number: place + 1)
      guard !shell.isOver else { break }
      switch line {
      case "undo" where shell.diagnostics.count == failures:
        if kept?.popLast() == nil { kept = nil }
        if let kept { run.undone.append((place, head + kept)) }
      case "undo": break
      case "relaunch": kept = kept.map { _ in [] }
      case _ where isSetting(line):
        head.append(line)
        kept = kept.map { _ in [] }
      default:
        if shell.interpreter.actionsSinceLaunch?.count ?? 0 > actions { kept?.append(line) }
      }
    }
    run.output = shell.takeOutput()
    run.diagnostics = shell.diagnostics
    if looks { run.output = state(shell) }
    return run
  }

  /// Returns the shell's output about the app's state.
  private static func state(_ shell: FuzzedShell) -> [UInt8] {
    for (place, look) in ["screen --all", "stack", "tree", "where", "actions", "leaks"].enumerated()
    {
      shell.run(look, number: 10_000 + place)
    }
    // `leaks` names the command since which an object has leaked. After `undo`, it differs.
    let text = String(decoding: shell.takeOutput(), as: UTF8.self)
    return Array(text.replacing(#/ since .*\n/#) { _ in "\n" }.utf8)
  }
}
