import ArgumentParser
import Script
import Shell
import Walkthroughs

/// The `flowsh check` subcommand, which finds mistakes in walkthroughs without running them.
struct CheckCommand: ParsableCommand, Performable {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Find mistakes in walkthroughs without running them.",
    discussion: """
      Checks the given files, and all files in the given folders whose names end in .walk; - is \
      standard input. Skips subfolders that have their own Package.swift, because they belong to \
      other programs. Exit status: 0 if there are no mistakes, 64 if there are any, 66 if a file \
      can't be read.
      """)

  @Option(help: "When to use color: auto, always or never.", completion: .list(ColorChoice.names))
  var color = ColorChoice.auto.rawValue
  @Argument(
    help: "Walkthrough files or folders; - is standard input.", completion: WordCompletion.walks)
  var paths: [String]

  @MainActor func perform(_ catalog: AppCatalog) throws -> Never {
    try Self.requirePaths(paths)
    let writer = StandardOutput()
    writer.text.isColored = try ColorChoice(named: color, "--color").isOn
    let check = WalkthroughCheck(catalog)
    check.onWait = StandardStreams.complainOfWait
    var status = ExitStatus.success
    var count = 0
    for path in paths {
      do throws(CommandError) {
        count += path == "-" ? Self.checkInput(check) : try check.checkAll(at: path).count
      } catch {
        StandardStreams.complain(error.message)
        status = max(status, error.status)
      }
    }
    for problem in check.problems { StandardStreams.complain(problem.message) }
    if !check.problems.isEmpty { status = max(status, .badInput) }
    for mistake in check.mistakes { StandardStreams.complain(mistake.line) }
    for warning in check.warnings { StandardStreams.complain(warning.warningLine) }
    writer.text.write(
      Self.summary(count, check.mistakes.count, check.warnings.count),
      check.mistakes.isEmpty ? .green : .red)
    writer.finish(with: max(status, check.status))
  }

  /// Throws an error if the path of a walkthrough is empty.
  static func requirePaths(_ paths: [String]) throws {
    if paths.contains("") { throw ValidationError("the path of a walkthrough is empty") }
  }

  /// Checks standard input, and returns the number of files.
  @MainActor private static func checkInput(_ check: WalkthroughCheck) -> Int {
    let lines = ScriptLines { buffer in try StandardInput.read(into: buffer) }
    check.check(WalkthroughFile.read(lines, path: StandardInput.name))
    return 1
  }

  @MainActor private static func summary(_ files: Int, _ mistakes: Int, _ warnings: Int) -> String {
    counted(files, "file", zero: "no") + ", " + counted(mistakes, "mistake", zero: "no")
      + (warnings > 0 ? ", " + counted(warnings, "warning") : "") + "\n"
  }
}
