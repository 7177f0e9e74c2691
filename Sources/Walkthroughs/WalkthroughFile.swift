public import Shell

/// A walkthrough as it stands in a file: what it sets, and its cases.
public nonisolated struct WalkthroughFile: Sendable {
  /// How many lines of steps a file may have.
  public static let mostLines = 100_000

  /// The file's path as it was given.
  public let path: String
  /// What it sets before its first step, in the order of the file.
  public let settings: [ScriptSetting]
  /// The steps before each case.
  public let setup: [ScriptLine]
  /// The steps after each case.
  public let teardown: [ScriptLine]
  /// The cases; one where the file has no titles.
  public let cases: [WalkthroughCase]

  /// Reads a file, and finds the mistakes that its form shows.
  ///
  /// What its commands say is looked at by `WalkthroughCheck`.
  /// - Returns: the file, nil where it can't be read; and what is wrong with it.
  public static func read(_ path: String) -> (file: WalkthroughFile?, mistakes: [Diagnostic]) {
    do {
      return read(try ScriptFile.lines(of: path), path: path)
    } catch {
      return (nil, [Diagnostic(location: nil, error: error)])
    }
  }

  /// Reads a script that is sourced with variables.
  static func read(
    _ lines: ScriptLines, path: String, variables: [String: String] = [:]
  ) -> (file: WalkthroughFile?, mistakes: [Diagnostic]) {
    var reader = WalkthroughReader(path: path, variables: variables)
    do {
      while let line = try lines.next() {
        let location = SourceLocation(file: path, line: lines.number)
        switch line {
        case .text(let text): reader.take(ScriptLine(text, number: lines.number))
        case .malformed(let defect):
          // What is no text has nothing more to be looked at.
          reader.report(.malformedLine(defect), line: location.line)
          return (nil, reader.mistakes)
        }
        if reader.lineCount > mostLines {
          reader.report(.script(.tooManyLines(bound: mostLines)), line: location.line)
          return (nil, reader.mistakes)
        }
      }
    } catch {
      return (nil, [Diagnostic(location: nil, error: .unreadable(path: path, reason: "\(error)"))])
    }
    return (reader.finish(), reader.mistakes)
  }

  init(
    path: String, settings: [ScriptSetting], setup: [ScriptLine], teardown: [ScriptLine],
    cases: [WalkthroughCase]
  ) {
    self.path = path
    self.settings = settings
    self.setup = setup
    self.teardown = teardown
    self.cases = cases
  }

  /// The app that it names, nil where it leaves that open.
  public var app: String? {
    settings.lazy.compactMap { if case .app(let name) = $0 { name } else { nil } }.last
  }

  /// How many seconds each case may take, nil where it leaves that open.
  public var timeout: Double? {
    settings.lazy.compactMap { if case .timeout(let seconds) = $0 { seconds } else { nil } }.last
  }
}
