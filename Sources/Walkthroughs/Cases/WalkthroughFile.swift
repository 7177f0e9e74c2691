package import Script
package import Shell

/// A walkthrough as it stands in a file: what it sets, and its cases.
package nonisolated struct WalkthroughFile: Sendable {
  /// How many lines of steps a file may have.
  package static let mostLines = 100_000

  /// The file's path as it was given.
  package let path: String
  /// All its statements, in their order.
  package let statements: [Statement]
  /// What it sets before its first step, in the order of the file, with the lines that say so.
  package let head: [(line: TextLine, setting: ScriptSetting)]
  /// The steps before each case.
  package let setup: [Statement]
  /// The steps after each case.
  package let teardown: [Statement]
  /// The cases; one where the file has no titles.
  package let cases: [WalkthroughCase]

  /// What reading a file led to.
  package struct Reading: Sendable {
    /// The name by which messages call it.
    package let path: String
    /// The file, nil where it can't be read.
    package let file: WalkthroughFile?
    /// The mistakes that its form shows.
    package let mistakes: [Diagnostic]
  }

  /// Reads a file, and finds the mistakes that its form shows.
  ///
  /// What its commands say is looked at by `WalkthroughCheck`.
  /// - Parameters:
  ///   - path: the file.
  ///   - files: keeps what is read.
  /// - Returns: the file, or why there is none.
  package static func read(_ path: String, _ files: ScriptFiles = ScriptFiles()) -> Reading {
    do {
      _ = try files.readAhead(path)
      return read(try files.lines(of: path), path: path)
    } catch {
      return Reading(
        path: path, file: nil, mistakes: [Diagnostic(location: nil, error: .script(error))])
    }
  }

  /// Reads lines, perhaps of a script that is sourced with variables.
  package static func read(
    _ lines: ScriptLines, path: String, variables: [String: String] = [:],
    texts: [TextKind] = LineForm.kinds
  ) -> Reading {
    var reader = WalkthroughReader(path: path, variables: variables, texts: texts)
    do {
      while let line = try lines.next() {
        switch line {
        case .text(let text): reader.take(ScriptLine(text, number: lines.number))
        case .malformed(let defect):
          // What is no text has nothing more to be looked at.
          reader.report(.malformedLine(defect), line: lines.number)
          return Reading(path: path, file: nil, mistakes: reader.mistakes)
        }
        if reader.lineCount > mostLines {
          reader.report(.tooManyLines(bound: mostLines), line: lines.number)
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

  init(
    path: String, statements: [Statement], head: [(line: TextLine, setting: ScriptSetting)],
    setup: [Statement],
    teardown: [Statement], cases: [WalkthroughCase]
  ) {
    self.path = path
    self.statements = statements
    self.head = head
    self.setup = setup
    self.teardown = teardown
    self.cases = cases
  }

  /// What it sets before its first step.
  package var settings: [ScriptSetting] { head.map(\.setting) }

  /// The app that it names, nil where it leaves that open.
  package var app: String? {
    settings.lazy.compactMap { if case .app(let name) = $0 { name } else { nil } }.last
  }

  /// How many seconds each case may take, nil where it leaves that open.
  package var timeout: Double? {
    settings.lazy.compactMap { if case .timeout(let seconds) = $0 { seconds } else { nil } }.last
  }
}
