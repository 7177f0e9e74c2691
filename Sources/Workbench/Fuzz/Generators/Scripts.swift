import Script
import Shell
import Walkthroughs

nonisolated extension Generator {
  /// Scripts of random lines, run on the demo apps.
  ///
  /// The output must be well formed, every step must have one result, `check` must find the
  /// mistakes that can be found before a run, and a script must do the same from a file and through
  /// a pipe.
  static let grammar = Generator(
    name: "grammar", summary: "lines from a grammar of the command language",
    reader: { ShellHeader(of: $0.lines).command }, make: Scripts.make, check: Scripts.check)
}

private enum Scripts {
  private static let files = ScriptFiles(Grammar.files.mapValues { Array($0.utf8)[...] })

  static func make(_ random: inout Random, _ draft: Draft) {
    draft.append(ShellHeader(&random).line)
    draft.append("@app \(random.pick(["storefront", "contacts", "leaky"]))")
    for _ in 0..<random.number(in: 5...40) { draft.append(Grammar.line(&random)) }
  }

  static func check(_ input: Input) throws(Mismatch) {
    let text = input.bytes
    let header = ShellHeader(of: input.lines)
    let reading = WalkthroughFile.read(ScriptLines(bytes: text[...]), path: FuzzedShell.name)
    let check = WalkthroughCheck(.demos, table: .bounded, files: files)
    check.check(reading)
    try OutputCheck.requireSafe(check.mistakes + check.warnings)

    let shell = FuzzedShell(header, files: files, wantsSteps: true)
    let output = try run(text, on: shell)
    try complete(input.lines, on: shell)
    // If the file isn't text, nothing else can be checked.
    guard let file = reading.file else { return }
    try Agreement(input.lines, check.mistakes, shell.diagnostics).require()
    guard check.mistakes.isEmpty else { return }
    let other = FuzzedShell(header, files: files, wantsSteps: true)
    other.run(file)
    let otherOutput = other.takeOutput()
    if output != otherOutput {
      throw Mismatch(
        "a script prints the same output from a file as through a pipe", expected: output,
        seen: otherOutput)
    }
    if shell.diagnostics != other.diagnostics {
      throw Mismatch(
        "a script fails in the same way from a file as through a pipe",
        expected: "\(shell.diagnostics.map(\.line))",
        seen: "\(other.diagnostics.map(\.line))")
    }
  }

  /// Runs a script and returns its output, after checking each part of it.
  private static func run(_ text: [UInt8], on shell: FuzzedShell) throws(Mismatch) -> [UInt8] {
    var all: [UInt8] = []
    var isJSON = shell.interpreter.options.format == .json
    var isOnlyJSON = isJSON
    var objects = 0
    try shell.run(text) { () throws(Mismatch) in
      let output = shell.takeOutput()
      all += output
      try OutputCheck.requireSafe(output)
      let wasJSON = isJSON
      isJSON = shell.interpreter.options.format == .json
      if isJSON, wasJSON { objects += try OutputCheck.requireJSON(output) }
      if !isJSON { isOnlyJSON = false }
    }
    try OutputCheck.requireSafe(shell.diagnostics)
    // A line that can't be parsed is a step that ends without having begun.
    guard shell.ended.count >= shell.begun else {
      throw Mismatch(
        "every step that begins ends", expected: "\(shell.begun) results",
        seen: "\(shell.ended.count) results: \(shell.ended)")
    }
    if isOnlyJSON, objects != shell.ended.count {
      throw Mismatch(
        "every step prints one JSON object", expected: "\(shell.ended.count) objects",
        seen: "\(objects) objects")
    }
    return all
  }

  /// Completes the beginnings of lines, as Tab does.
  private static func complete(
    _ lines: [String], on shell: FuzzedShell
  ) throws(Mismatch) {
    let completer = Completer(shell.interpreter.state)
    for line in lines where line.utf8.count < 1_000 {
      for beginning in [line, String(line.prefix(line.count / 2)), line + " "] {
        let replaced = completer.complete(beginning).replaced
        guard !beginning.utf8.reversed().starts(with: replaced.utf8.reversed()) else { continue }
        throw Mismatch("completion replaces the end of a line", expected: beginning, seen: replaced)
      }
    }
  }
}
