import Glibc
package import Script
package import Shell

/// A parsed walkthrough: its settings and its cases.
package nonisolated struct WalkthroughFile: Sendable {
  /// The maximum number of lines in a file.
  package static let mostLines = 100_000

  /// The path of the file, as given.
  package let path: String
  /// All statements, in order.
  package let statements: [Statement]
  /// The settings before the first step, in order, each with its line.
  package let head: [(line: TextLine, setting: ScriptSetting)]
  /// The steps that run before each case.
  package let setup: [Statement]
  /// The steps that run after each case.
  package let teardown: [Statement]
  /// The values of the file's variables; a secret's value is a reference to it.
  let variables: [String: String]
  /// The variables that the command line sets, which replace those of `@set`.
  let overrides: [String: String]
  /// The names of the variables that settings and titles set or use.
  let names: Set<String>
  /// The cases; a single one if the file has no titles.
  package let cases: [WalkthroughCase]

  /// The result of reading a file.
  package struct Reading: Sendable {
    /// The file's path, as shown in messages.
    package let path: String
    /// The parsed file; `nil` if the file can't be read.
    package let file: WalkthroughFile?
    /// The syntax mistakes in the file.
    package let mistakes: [Diagnostic]
  }

  /// Returns the title of the case without a title in a file: the file's name, without its suffix.
  package static func title(of path: String) -> String {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
    return String(ScriptFile.withoutSuffix(name ?? path))
  }

  /// Reads and parses a file.
  ///
  /// Finds syntax mistakes only. `WalkthroughCheck` checks the commands.
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - files: The cache that stores the content for later reads.
  ///   - overrides: The variables that the command line sets, which replace those of `@set`.
  ///   - onWait: A closure that is called if no data arrives from a pipe.
  /// - Returns: The file and its mistakes.
  package static func read(
    _ path: String, _ files: ScriptFiles = ScriptFiles(), overrides: [String: String] = [:],
    onWait: () -> Void = {}
  ) -> Reading {
    do {
      if try !files.readAhead(script: path) { try files.readOnce(path, onWait: onWait) }
      return read(try files.lines(of: path), path: path, overrides: overrides)
    } catch {
      return Reading(
        path: path, file: nil, mistakes: [Diagnostic(location: nil, error: .script(error))])
    }
  }

  /// Parses a script's lines.
  ///
  /// If the script is sourced, `variables` contains its arguments. A file with more than `bound`
  /// lines, apart from blank lines and comments, can't be read.
  package static func read(
    _ lines: ScriptLines, path: String, variables: [String: String] = [:],
    overrides: [String: String] = [:], texts: [TextKind] = LineForm.kinds, bound: Int = mostLines
  ) -> Reading {
    var reader = WalkthroughReader(
      path: path, variables: variables, overrides: overrides, texts: texts)
    for mistake in lines.mistakes {
      reader.report(.untranslated(problem: mistake.problem), line: mistake.line)
    }
    do {
      while let line = try lines.next() {
        switch line {
        case .text(let text): reader.read(ScriptLine(text, number: lines.number))
        case .malformed(let defect):
          // Skip the rest of the file, because it isn't text.
          reader.report(.malformedLine(defect), line: lines.number)
          return Reading(path: path, file: nil, mistakes: reader.mistakes)
        }
        if reader.lineCount > bound {
          reader.report(.tooManyLines(bound: bound), line: lines.number)
          return Reading(path: path, file: nil, mistakes: reader.mistakes)
        }
      }
    } catch {
      let error = CommandError.unreadable(path: path, reason: "\(error)")
      return Reading(path: path, file: nil, mistakes: [Diagnostic(location: nil, error: error)])
    }
    let file = reader.finish()
    return Reading(path: path, file: file, mistakes: reader.mistakes)
  }

  /// The settings before the first step.
  package var settings: [ScriptSetting] { head.map(\.setting) }

  /// Returns a setting's value with the values of secrets, which aren't known before a case runs.
  ///
  /// - Throws: An error if the environment doesn't have the variable of a secret in the value.
  func withSecrets(_ value: String) throws(CommandError) -> String {
    var value = value
    for case .secret(let name, let variable) in settings where value.contains("${\(name)}") {
      guard let secret = getenv(variable) else {
        throw .script(.secretMissing(name: name, variable: variable))
      }
      value.replace("${\(name)}", with: String(cString: secret))
    }
    return value
  }

  /// The name of the app that the file specifies, if any.
  package var app: String? {
    settings.lazy.compactMap { if case .app(let name) = $0 { name } else { nil } }.last
  }
}
