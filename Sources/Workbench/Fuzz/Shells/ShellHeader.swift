import Shell

/// The options of a script, written in its first line as a comment: `# flowsh --format json`.
nonisolated struct ShellHeader {
  private static let mark = "# flowsh"
  /// The options for a run whose steps and calls don't matter.
  static let quiet = ShellHeader(of: ["# flowsh --keep-going --no-trace"])

  let options: [String]

  init(_ random: inout Random) {
    options = [("--format json", 1), ("--keep-going", 3), ("--no-trace", 3), ("--no-leaks", 1)]
      .filter { random.below(4) < $0.1 }.map(\.0)
  }

  /// Reads the options of a script; a script without such a line has none.
  init(of lines: [String]) {
    let line = lines.first { $0.hasPrefix(Self.mark) } ?? ""
    options = ["--format json", "--keep-going", "--no-trace", "--no-leaks"]
      .filter { line.contains($0) }
  }

  var line: String { ([Self.mark] + options).joined(separator: " ") }

  /// The command that runs the script from a pipe.
  var command: String { (["flowsh"] + options).joined(separator: " ") }

  var shellOptions: ShellOptions {
    var shell = ShellOptions()
    shell.format = options.contains("--format json") ? .json : .text
    shell.keepsGoing = options.contains("--keep-going")
    shell.traces = !options.contains("--no-trace")
    shell.findsLeaks = !options.contains("--no-leaks")
    return shell
  }
}
