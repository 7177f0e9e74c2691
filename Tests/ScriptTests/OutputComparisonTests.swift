import Testing

@testable import Script

@Suite struct OutputComparisonTests {
  /// Returns the diff between `|` lines, numbered from 1, and the given output.
  ///
  /// Each line begins with ` ` if it is the same, `-` if it is missing, or `+` if it is unexpected.
  private func difference(_ lines: [String], _ output: String) throws -> [String]? {
    let patterns = try lines.enumerated().map { place, text in
      try OutputPattern(ScriptLine(text, number: place + 1))
    }
    return OutputComparison.difference(patterns, output)?.map { line in
      switch line.kind {
      case .same: "  \(line.text)"
      case .expected: "- \(line.text)"
      case .actual: "+ \(line.text)"
      }
    }
  }

  private static let alike: [([String], String)] = [
    ([], ""), ([], "\n\n"), (["|"], ""), (["| a", "|"], "a\n"),
    (["| a", "| b"], "a\nb\n"), (["| a"], "a  \t\n\n"), (["|   a"], "  a\n"), (["|a"], "a"),
    (["| a", "|", "| b"], "a\n\nb\n"),
    (["|..."], ""), (["|..."], "a\nb"),
    (["|...", "| b", "|..."], "a\nb\nc"), (["|...", "| b"], "b\na\nb"),
    (["| a", "|...", "| c", "| d"], "a\nc\nx\nc\nd"),
    (["| F*d (glob)"], "Fred"), (["| Fr?d (glob)"], "Fred"), (["| * (glob)"], ""),
    (["| a\\*b (glob)"], "a*b"), (["| *a*b (glob)"], "xaxab"), (["| [0-9]+ (re)"], "42"),
    (["| 4,50 €"], "4,50\u{A0}€\n"),
  ]

  @Test(arguments: [
    (["| * (glob)"], "S\n\n\n"), (["| a", "| * (glob)"], "a\nb"), (["| * (glob)"], "\n"),
    (["| a", "| * (glob)", "|"], "a\n"),
  ])
  func `a pattern that matches a blank line stands for the last line, too`(
    lines: [String], output: String
  ) throws {
    #expect(try difference(lines, output) == nil)
  }

  @Test(arguments: alike)
  func `matching lines have no diff, and trailing blanks are ignored`(
    lines: [String], output: String
  ) throws {
    #expect(try difference(lines, output) == nil)
  }

  private static let different: [([String], String, [String])] = [
    (["| a"], "b", ["- | a", "+ b"]),
    (["|"], "a", ["- |", "+ a"]), (["|", "|"], "a", ["- |", "+ a", "- |"]),
    (["| a"], "", ["- | a"]),
    ([], "a", ["+ a"]),
    (["| a", "| b", "| c"], "a\nc", ["  | a", "- | b", "  | c"]),
    (["| a", "| c"], "a\nb\nc", ["  | a", "+ b", "  | c"]),
    (["| a", "| b", "| c"], "a\nx\nc", ["  | a", "- | b", "+ x", "  | c"]),
    (["| a", "|...", "| z"], "a\nb\nc", ["  | a", "  |...", "- | z", "+ c"]),
    (["| F*d (glob)"], "Fredo", ["- | F*d (glob)", "+ Fredo"]),
    (["| Fr?d (glob)"], "Fr?ed", ["- | Fr?d (glob)", "+ Fr?ed"]),
    (["| a\\*b (glob)"], "axb", ["- | a\\*b (glob)", "+ axb"]),
    (["| [0-9]+ (re)"], "42x", ["- | [0-9]+ (re)", "+ 42x"]),
    (["|  a"], "a", ["- |  a", "+ a"]),
    (["| ..."], "a", ["- | ...", "+ a"]),
  ]

  @Test(arguments: different)
  func `a diff is minimal, with the expected line first`(
    lines: [String], output: String, expected: [String]
  ) throws {
    #expect(try difference(lines, output) == expected)
  }

  @Test func `expected lines have line numbers, and the matching lines can be accepted`() throws {
    let patterns = try ["  | a", "  | F* (glob)", "  | c"].enumerated().map { place, text in
      try OutputPattern(ScriptLine(text, number: place + 7))
    }
    let lines = try #require(OutputComparison.difference(patterns, "x\nFred\nc (re)\n\ny"))
    #expect(lines.map(\.line) == [7, nil, 8, 9, nil, nil, nil])
    #expect(lines.accepted == ["  | x", "  | F* (glob)", "  | c (re) (glob)", "  |", "  | y"])
    let count = DiffCount(lines)
    #expect(count.missing == 2 && count.unexpected == 4)
  }

  @Test func `an output that would take too long to align differs entirely`() throws {
    let lines = (0..<2_100).map { "| \($0)" }
    let output = (0..<2_100).map { "\($0)\n" }.joined() + "more"
    let found = try #require(try difference(lines, output))
    #expect(found.count == 4_201)
    #expect(found.prefix(2_100).allSatisfy { $0.hasPrefix("- ") })
    #expect(found.dropFirst(2_100).allSatisfy { $0.hasPrefix("+ ") })
    #expect(try difference(lines, String(output.dropLast(5))) == nil, "no alignment is needed")
  }

  @Test(arguments: ["", "a", "a*b? (glob)", "\\ (re)", "a (glob) b", "...", " a"])
  func `a printed line, written as a pattern, matches itself`(line: String) throws {
    #expect(try difference([OutputPattern.written(line)], line) == nil)
    #expect(try difference([OutputPattern.written(line)], line + "x") != nil)
  }

  @Test func `an invalid regular expression is a mistake`() {
    #expect(throws: ScriptMistake.self) {
      try OutputPattern(ScriptLine("| ([ (re)", number: 1))
    }
  }

  @Test(arguments: [
    ("| ${x}", "a*b (re)"), ("| ${x}", "..."), ("| ${x}", "[a] (glob)"),
    ("| 1 ${x}* (glob)", "a*?\\"), ("| 1 ${x}.* (re)", "a.(b)[c]{2}|\\d^$"),
  ])
  func `the value of a variable is never a pattern`(line: String, value: String) throws {
    let pattern = try OutputPattern(ScriptLine(line, number: 1)) {
      text, style throws(ScriptMistake) in try Expansion.expand(text, style) { _ in value }
    }
    #expect(pattern.matches(line.hasPrefix("| 1") ? "1 \(value)" : value))
    #expect(!pattern.matches(line.hasPrefix("| 1") ? "1 axb" : "axb"))
    #expect(!pattern.isGap)
  }

  @Test func `a printed line with ${ is written so that it matches`() throws {
    let escaped = try OutputPattern(ScriptLine(#"| cost \d \${a} (re)"#, number: 1)) {
      text, style throws(ScriptMistake) in try Expansion.expand(text, style) { _ in nil }
    }
    #expect(escaped.matches("cost 5 ${a}"))
    for line in ["${x}", #"\${x}"#, "a $ {", "${x} (re)"] {
      let written = OutputPattern.written(line)
      let pattern = try OutputPattern(ScriptLine(written, number: 1)) {
        text, style throws(ScriptMistake) in try Expansion.expand(text, style) { _ in nil }
      }
      #expect(pattern.matches(line), "\(written)")
    }
  }
}
