import Shell

/// The options of a script, written in its first line as a comment: `# flowsh --format json`.
nonisolated struct ShellHeader {
  private static let mark = "# flowsh"
  private static let words = ["--format json", "--keep-going", "--no-trace", "--no-leaks"]

  let options: [String]

  init(_ random: inout Random) {
    options = Self.words.filter { word in
      switch word {
      case "--format json", "--no-leaks": random.one(in: 4)
      case "--no-trace": !random.one(in: 4)
      default: !random.one(in: 4)
      }
    }
  }

  /// Reads the options of a script; a script without such a line has none.
  init(of lines: [String]) {
    let line = lines.first { $0.hasPrefix(Self.mark) } ?? ""
    options = Self.words.filter { line.contains($0) }
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
