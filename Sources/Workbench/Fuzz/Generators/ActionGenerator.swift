import AppDriver
import Script
import Shell

/// Actions that the screen offers, written as commands.
///
/// A second run must print the same output, and `undo` must lead to the state in which a run
/// without the last command ends.
struct ActionGenerator: Generator {
  private let bench: Workbench

  init(_ bench: Workbench) { self.bench = bench }

  // A part of a label or a password would have another meaning.
  let shrinksWithinPieces = false

  func make(_ random: inout Random, into draft: Draft) {
    let lines = [
      "# flowsh --keep-going" + random.pick(["", " --no-trace", " --no-trace --no-leaks"]),
      "@app \(random.pick(["storefront", "contacts", "leaky"]))",
    ]
    let shell = FuzzedShell(ShellHeader(of: lines), bench, echoes: false)
    func append(_ line: String) {
      draft.append(line)
      shell.run(line, number: draft.input.pieces.count)
      _ = shell.takeOutput()
    }
    draft.append(lines[0])
    append(lines[1])
    for _ in 0..<random.number(in: 5...60) {
      append(ActionChoice(shell.interpreter).command(&random))
    }
  }

  func check(_ input: Input) throws(Mismatch) {
    let lines = input.lines
    let first = run(lines[...])
    let again = run(lines[...])
    if first.output != again.output {
      throw Mismatch(
        "the same commands print the same output", expected: first.output, seen: again.output)
    }
    try OutputCheck.requireSafe(first.output)
    for diagnostic in first.diagnostics {
      try OutputCheck.requireSafe(Array(diagnostic.line.utf8))
    }
    for place in first.undone.prefix(2) { try checkUndo(lines, place) }
    // Without --keep-going, the script may end before the relaunch.
    let keepsGoing = ShellHeader(of: lines).shellOptions.keepsGoing
    if keepsGoing, let place = lines.lastIndex(of: "relaunch") { try checkRelaunch(lines, place) }
  }

  func reader(of input: Input) -> String? { ShellHeader(of: input.lines).command }

  // MARK: Runs

  private struct Run {
    var output: [UInt8] = []
    /// The places of the successful `undo` commands.
    var undone: [Int] = []
    var diagnostics: [Diagnostic] = []
  }

  private func run(_ lines: ArraySlice<String>, look: Bool = false) -> Run {
    // Without the echo, because the prompt in it depends on what has been done since launch.
    let shell = FuzzedShell(ShellHeader(of: Array(lines)), bench, echoes: !look)
    var run = Run()
    for (place, line) in lines.enumerated() {
      let failures = shell.diagnostics.count
      shell.run(line, number: place + 1)
      guard !shell.isOver else { break }
      if line == "undo", shell.diagnostics.count == failures { run.undone.append(place) }
    }
    run.output = shell.takeOutput()
    run.diagnostics = shell.diagnostics
    if look { run.output = looks(shell) }
    return run
  }

  /// Returns the shell's output about the app's state.
  private func looks(_ shell: FuzzedShell) -> [UInt8] {
    for (place, look) in ["screen --all", "stack", "tree", "where", "actions", "leaks"].enumerated()
    {
      shell.run(look, number: 10_000 + place)
    }
    // `leaks` names the command since which an object has leaked. After `undo`, it differs.
    let text = String(decoding: shell.takeOutput(), as: UTF8.self)
    return Array(text.replacing(#/ since .*\n/#) { _ in "\n" }.utf8)
  }

  // MARK: Undo

  /// Compares the state after an `undo` with the state before the command that it takes back.
  private func checkUndo(_ lines: [String], _ place: Int) throws(Mismatch) {
    let undone = run(lines[...place], look: true).output
    guard let kept = remaining(lines[...place]) else { return }
    let expected = run(kept[...], look: true).output
    guard undone != expected else { return }
    throw Mismatch("undo takes back the last command", expected: expected, seen: undone)
  }

  /// Compares the state after a `relaunch` with the state after the first launch.
  private func checkRelaunch(_ lines: [String], _ place: Int) throws(Mismatch) {
    let head = lines.filter { $0.hasPrefix("#") || $0.hasPrefix("@") }
    let again = run(lines[...place], look: true).output
    let expected = run(head[...], look: true).output
    guard again != expected else { return }
    throw Mismatch("relaunch starts from the beginning", expected: expected, seen: again)
  }

  /// Returns the commands that are still in effect, or `nil` if they can't be determined.
  private func remaining(_ lines: ArraySlice<String>) -> [String]? {
    let shell = FuzzedShell(ShellHeader(of: Array(lines)), bench, echoes: false)
    var head: [String] = []
    var kept: [String] = []
    for (place, line) in lines.enumerated() {
      let before = shell.interpreter.actionsSinceLaunch?.count ?? 0
      let failures = shell.diagnostics.count
      shell.run(line, number: place + 1)
      let after = shell.interpreter.actionsSinceLaunch?.count ?? 0
      let isDone = shell.diagnostics.count == failures
      switch line {
      case "undo": if isDone, kept.popLast() == nil { return nil }
      case "relaunch": kept = []
      case _ where line.hasPrefix("#") || line.hasPrefix("@"):
        head.append(line)
        kept = []
      default: if after > before { kept.append(line) }
      }
    }
    return head + kept
  }
}
