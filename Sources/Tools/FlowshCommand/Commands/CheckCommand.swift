import ArgumentParser
import Files
import Script
import Shell
import Walkthroughs

/// The `flowsh check` subcommand, which finds mistakes in walkthroughs without running them.
struct CheckCommand: Tool {
  static let arguments = "[<options>] [<paths> ...]"
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Find mistakes in walkthroughs without running them.",
    discussion: """
      Checks the given files, and all files in the given folders whose names end in .walk; - is \
      standard input. Skips subfolders that have their own Package.swift or Xcode project, because \
      they belong to other programs. With --fix, first rewrites what has only one correction, but not in files that \
      a file sources from elsewhere. \(OptionFile.help) Exit status: 0 if there are no mistakes, 64 if there are any, 66 \
      if a file can't be read, 74 if it can't be rewritten.
      """)

  @OptionGroup var coloring: ColorOptions
  @Flag(
    help:
      "Rewrite short names of commands, a misspelled \"within\", and commas between tags, and list the lines."
  )
  var fix = false
  @Option(name: .customLong("set"), help: VariableArguments.help)
  var variables: [String] = []
  @Argument(
    help: "Walkthrough files or folders; - is standard input (default: the current folder).",
    completion: WordCompletion.walks)
  var paths: [String] = []

  @MainActor func perform(_ catalog: AppCatalog) throws -> Never {
    try Self.requirePaths(paths)
    let writer = try coloring.standardOutput()
    let variables = try VariableArguments.variables(variables)
    let check = WalkthroughCheck(catalog, overrides: variables)
    check.onWait = StandardStreams.complainOfWait
    var status = fix ? try rewrite(writer) : ExitStatus.success
    var readings: [WalkthroughFile.Reading] = []
    for path in chosenPaths {
      do throws(CommandError) {
        readings += path == "-" ? [Self.checkInput(check, variables)] : try check.checkAll(at: path)
      } catch {
        StandardStreams.complain(error.message)
        status = max(status, error.status)
      }
    }
    for problem in check.problems { StandardStreams.complain(problem.message) }
    if !check.problems.isEmpty { status = max(status, .badInput) }
    for mistake in check.mistakes { StandardStreams.complain(mistake.line) }
    VariableArguments.warn(check)
    let warnings = check.warnings + WalkthroughHints(readings).warnings
    for warning in warnings { StandardStreams.complain(warning.warningLine) }
    // If nothing could be read, the messages say so.
    if !readings.isEmpty || !check.mistakes.isEmpty {
      writer.text.write(
        Self.summary(readings.count, check.mistakes.count, warnings.count),
        check.mistakes.isEmpty ? .green : .red)
    }
    writer.finish(with: max(status, check.status))
  }

  private var chosenPaths: [String] { paths.isEmpty ? ["."] : paths }

  /// Throws an error if the path of a walkthrough is empty.
  static func requirePaths(_ paths: [String]) throws {
    if paths.contains("") { throw ValidationError("the path of a walkthrough is empty") }
  }

  /// Corrects the files and lists the corrected lines.
  @MainActor private func rewrite(_ writer: StandardOutput) throws -> ExitStatus {
    if paths.contains("-") {
      throw ValidationError("--fix can't rewrite standard input; specify files or folders")
    }
    var status = ExitStatus.success
    for path in chosenPaths {
      // The check reports files that can't be read.
      for path in (try? WalkthroughFolder(path).files) ?? [] {
        do throws(FileError) {
          guard let fix = try WalkthroughFix.rewrite(path) else { continue }
          let lines = fix.lines.map { ":\($0)" }.joined(separator: ", ")
          let reason = fix.obstacle.map { mistake in
            mistake.location.map { "; correct line \($0.line) first" } ?? "; correct the file first"
          }
          writer.text.writeSafely(
            (reason == nil ? "fixed: " : "not fixed: ") + path + lines + (reason ?? ""))
          writer.text.write("\n")
        } catch {
          StandardStreams.complain("\(path): can't be rewritten: \(error)")
          status = .outputFailed
        }
      }
    }
    return status
  }

  /// Checks standard input.
  @MainActor private static func checkInput(
    _ check: WalkthroughCheck, _ variables: [String: String]
  ) -> WalkthroughFile.Reading {
    let lines = ScriptLines { buffer in try StandardInput.read(into: buffer) }
    let reading = WalkthroughFile.read(lines, path: StandardInput.name, overrides: variables)
    check.check(reading)
    return reading
  }

  @MainActor private static func summary(_ files: Int, _ mistakes: Int, _ warnings: Int) -> String {
    counted(files, "file", zero: "no") + ", " + counted(mistakes, "mistake", zero: "no")
      + (warnings > 0 ? ", " + counted(warnings, "warning") : "") + "\n"
  }
}
