import AppBundle
import AppDriver
import Script
package import Shell

/// The lines of walkthroughs that are probably not meant, although they aren't mistakes.
///
/// `flowsh check` reports it as warnings.
package struct WalkthroughHints {
  /// The warnings, by file and line.
  package private(set) var warnings: [Diagnostic] = []

  /// Examines walkthroughs together, so that tags that differ by a slip are found across files.
  package init(_ readings: [WalkthroughFile.Reading]) {
    let files = readings.compactMap(\.file)
    let tags = SimilarTags(files)
    for file in files {
      var found: [(line: Int, suspicion: Suspicion)] = []
      found +=
        Self.repeatedSettings(file) + Self.repeatedTitles(file) + Self.uselessLanguages(file)
      for statements in [file.setup, file.teardown] + file.cases.map(\.statements) {
        found += Self.doubtfulLines(statements, file.names)
      }
      if !(file.setup + file.teardown).contains(where: \.hasCommand) {
        found += file.cases.filter {
          $0.skip == nil && !$0.statements.contains(where: \.hasCommand)
        }
        .map { ($0.line, .noSteps) }
      }
      for item in file.cases {
        found += item.tags.compactMap { tag in
          tags.nearest[tag].map { (item.line, .similarTag(tag, other: $0)) }
        }
      }
      warnings += found.sorted { $0.line < $1.line }.map { line, suspicion in
        Diagnostic(
          location: SourceLocation(file: file.path, line: line),
          error: .script(.suspicious(suspicion)))
      }
    }
  }

  private static func repeatedSettings(
    _ file: WalkthroughFile
  ) -> [(line: Int, suspicion: Suspicion)] {
    var lines: [String: Int] = [:]
    var fixtures: [BlockKind: Int] = [:]
    return file.statements.compactMap { statement in
      if case .block(let block) = statement, block.kind.isFixture, !block.isMisplaced {
        defer { fixtures[block.kind] = block.header.number }
        return fixtures[block.kind].map {
          (block.header.number, .repeatedSetting(block.kind.rawValue, line: $0))
        }
      }
      guard case .text(let line) = statement else { return nil }
      // A case can have a setting that the file has, too.
      if line.kind == .title { lines = [:] }
      guard line.kind == .setting else { return nil }
      var name = line.command.name
      if ["@set", "@secret", "@argument"].contains(name) {
        let variable = line.command.text.prefix { $0 != "=" }.split(separator: " ").joined()
        name += " \(variable)"
      }
      // Each names other fixtures.
      if name == "@permission" { name += " \(line.command.text.prefix { $0 != " " })" }
      if name == "@network" { name += " \(line.command.text)" }
      defer { lines[name] = line.line.number }
      return lines[name].map { (line.line.number, .repeatedSetting(name, line: $0)) }
    }
  }

  /// Finds languages that have no effect on the app.
  private static func uselessLanguages(
    _ file: WalkthroughFile
  ) -> [(line: Int, suspicion: Suspicion)] {
    file.statements.compactMap { statement in
      guard case .text(let line) = statement, line.kind == .setting,
        ["@language", "@argument"].contains(line.command.name)
      else { return nil }
      let localizations = DeviceLocale.localizations
      switch try? ScriptSetting(name: line.command.name, text: line.command.text) {
      case .language(let code?) where !DeviceLocale.suits(code, localizations):
        return (line.line.number, .lackingLanguage(code, others: localizations))
      case .argument("AppleLanguages", let value?) where !LaunchContext.isList(value):
        return (line.line.number, .noList(value))
      default: return nil
      }
    }
  }

  private static func repeatedTitles(
    _ file: WalkthroughFile
  ) -> [(line: Int, suspicion: Suspicion)] {
    var lines: [String: Int] = [:]
    return file.cases.compactMap { item in
      guard let first = lines[item.title] else {
        lines[item.title] = item.line
        return nil
      }
      return (item.line, .repeatedTitle(line: first))
    }
  }

  /// Finds patterns and variables that have no effect because of a slip, checks that also pass if
  /// they can't be made, and commands that a test refuses.
  private static func doubtfulLines(
    _ statements: [Statement], _ names: Set<String>
  ) -> [(line: Int, suspicion: Suspicion)] {
    statements.flatMap { statement -> [(line: Int, suspicion: Suspicion)] in
      let number = statement.line.number
      switch statement {
      case .block(let block):
        let header = try? block.eachHeader { text, _ throws(ScriptMistake) in text }
        return unexpanded(names, in: block.kind.hasCondition ? [block.header.text] : [], number)
          + doubtfulLines(block.allStatements, names.union(header?.names ?? []))
      case .output(let line):
        let text = OutputPattern.trimmed(line.trimmed.dropFirst())
        if text == " ..." { return [(number, .spacedGap)] }
        let marks = ["(glob)", "(re)"]
        return marks.filter { text.hasSuffix($0) && !text.hasSuffix(" \($0)") }
          .map { (number, .joinedMark($0)) } + unexpanded(names, in: [line.text], number)
      case .commands(let line):
        let words = line.commands.flatMap { command in
          command.isText ? [command.text] : command.words.map { Self.written($0, in: command) }
        }
        let isRefused =
          line.expectation == .refusal && line.commands.contains { $0.name == "expect" }
        // Single quotes keep the text as it is.
        return (isRefused ? [(number, .refusedExpectation)] : [])
          + unexpanded(names, in: words.filter { !$0.hasPrefix("'") }, number)
          + line.commands.compactMap { exploring($0).map { (number, .exploring($0)) } }
      case .text: return []
      }
    }
  }

  /// Returns what a command that explores the app is called; `nil` for other commands.
  private static func exploring(_ command: CommandSyntax) -> String? {
    switch command.name.lowercased() {
    case "goto", "explore", "map": command.name.lowercased()
    default: nil
    }
  }

  /// Returns a word as it stands in the line, with its quotes.
  private static func written(_ word: Word, in command: CommandSyntax) -> String {
    String(decoding: Array(command.source.utf8)[word.range], as: UTF8.self)
  }

  private static func unexpanded(
    _ names: Set<String>, in texts: [String], _ number: Int
  ) -> [(line: Int, suspicion: Suspicion)] {
    names.sorted().compactMap { name in
      texts.lazy.compactMap { unexpanded(name, in: $0) }.first
        .map { (number, .unexpanded($0, name: name)) }
    }
  }

  /// Returns a reference to a variable in another language's form; `nil` if there is none.
  private static func unexpanded(_ name: String, in text: String) -> String? {
    if text.contains("{{\(name)}}") { return "{{\(name)}}" }
    let reference = "$\(name)"
    let isThere = text.ranges(of: reference).contains { range in
      let next = text[range.upperBound...].first
      return text[..<range.lowerBound].last != "\\"
        && !(next.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
    }
    return isThere ? reference : nil
  }

}

/// The tags of walkthroughs that are probably misspelled.
private struct SimilarTags {
  /// The tag that was probably meant, for each misspelled one.
  private(set) var nearest: [String: String] = [:]

  /// Finds tags that differ from a more frequent one only by case, or by one letter if only one
  /// case has them.
  init(_ files: [WalkthroughFile]) {
    var counts: [String: Int] = [:]
    for tag in files.flatMap(\.cases).flatMap({ Set($0.tags) }) { counts[tag, default: 0] += 1 }
    // Comparing many tags takes time, and they are probably generated.
    guard counts.count <= 200 else { return }
    let common = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (tag, count) in counts {
      let other = common.first { other, otherCount in
        guard other != tag, (otherCount, tag) > (count, other) else { return false }
        if other.lowercased() == tag.lowercased() { return true }
        let isLong = min(tag.utf8.count, other.utf8.count) > 4
        return isLong && count == 1 && otherCount > 1 && !Self.differInDigits(tag, other)
          && abs(tag.count - other.count) < 2 && Nearest.name(to: tag, among: [other]) != nil
      }
      nearest[tag] = other?.key
    }
  }

  /// Returns whether two tags are the same but for digits, such as `ticket-12` and `ticket-13`.
  private static func differInDigits(_ one: String, _ other: String) -> Bool {
    one.filter { !$0.isNumber } == other.filter { !$0.isNumber }
  }
}

extension Statement {
  /// Whether the statement has commands, apart from notes.
  fileprivate var hasCommand: Bool {
    switch self {
    case .commands: !isNote
    case .block(let block): block.allStatements.contains(where: \.hasCommand)
    case .text(let line): line.kind.isStep
    case .output: true
    }
  }
}
