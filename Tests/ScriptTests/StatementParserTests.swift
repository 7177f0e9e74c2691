import Script
import Testing

@Suite struct StatementParserTests {
  private static let texts: [TextKind] = [
    .setting, .title, TextKind(mark: ">"),
  ]

  @Test func `the beginning of a line determines its kind`() {
    #expect(
      parse(
        """
        # a comment
        @app contacts
        == right password @smoke

        open persons; select Fred
        | Persons
        """) == [
          "2 setting @app contacts", "3 title right password @smoke",
          "5 commands open[persons] select[Fred]", "6 output | Persons",
        ])
  }

  @Test func `a block is one statement that contains others`() {
    #expect(
      parse(
        """
        each a in (1 2)
          each b in (3)
            note ${a}; ${b}
          end
          back
        end
        """) == ["1 opened each", "1 each(2 each(3 commands note{${a}; ${b}}) 5 commands back[])"])
  }

  @Test(arguments: [
    ("end", "1 unmatchedEnd"), ("end x", "1 takesNoArguments(\"end\")"),
    ("setup x\nback\nend", "1 takesNoArguments(\"setup\")"),
    ("each a in (1)\nsetup\nend\nback\nend", "2 misplacedBlock(Script.BlockKind.setup)"),
    ("each a in (1)\nend now\nend", "2 takesNoArguments(\"end\")"),
  ])
  func `a misplaced line is a mistake, and parsing continues`(
    text: String, mistake: String
  ) {
    #expect(parse(text).filter { !$0.contains("opened") }.first == mistake)
    #expect(parse(text + "\nrotate").last?.hasSuffix("commands rotate[]") == true)
  }

  @Test func `blocks can be nested up to sixteen levels deep`() {
    let deepest = Array(repeating: "each a in (1)", count: 16)
    let ends = Array(repeating: "end", count: 16)
    let right = parse((deepest + ["back"] + ends).joined(separator: "\n"))
    #expect(right.count == 2 && right[1].contains("17 commands back[]"))
    let deeper = parse((deepest + ["each a in (1)", "back", "end"] + ends).joined(separator: "\n"))
    #expect(deeper[1] == "17 tooDeep(bound: 16)")
  }

  @Test func `a block without end is reported once, and the next line is read`() {
    var parser = StatementParser(.lines, texts: [])
    _ = parser.parse(ScriptLine("each a in (1)", number: 1))
    for number in 2...Block.longest + 1 {
      guard case .within = parser.parse(ScriptLine("back", number: number)) else {
        Issue.record("line \(number) is not taken")
        return
      }
    }
    let last = ScriptLine("back", number: Block.longest + 2)
    #expect(describe(parser.parse(last)).hasPrefix("tooLong(Script.BlockKind.each"))
    #expect(describe(parser.parse(last)) == "")
    parser.abandon()
    #expect(describe(parser.parse(last)) == "commands back[]")
  }

  @Test func `a skipped block produces no statement`() {
    var parser = StatementParser(.lines, texts: [])
    _ = parser.parse(ScriptLine("each a in nowhere.csv", number: 1))
    parser.skipBlock()
    _ = parser.parse(ScriptLine("back", number: 2))
    #expect(describe(parser.parse(ScriptLine("end", number: 3))) == "")
    #expect(parser.openBlock == nil)
  }

  @Test func `settings, setup and teardown come before the first step of a file, not of a pipe`() {
    let text = "back\n@app contacts\nsetup\nback\nend\n== one\n@tags slow\n@app x\nback\n@tags y"
    #expect(
      parse(text, .file) == [
        "1 commands back[]", "2 setting @app contacts too late",
        "3 misplacedBlock(Script.BlockKind.setup)", "3 setup(4 commands back[])", "6 title one",
        "7 setting @tags slow", "8 setting @app x too late", "9 commands back[]",
        "10 setting @tags y too late",
      ])
    #expect(
      parse(text) == [
        "1 commands back[]", "2 setting @app contacts", "3 opened setup",
        "3 setup(4 commands back[])", "6 title one", "7 setting @tags slow", "8 setting @app x",
        "9 commands back[]", "10 setting @tags y",
      ])
  }

  @Test func `an added kind of line is a step`() {
    #expect(
      parse("setup\n> a\nend\n> b; c # d\n@tags slow\n| e", .file).filter { !$0.contains("opened") }
        == [
          "1 setup(2 text a)", "4 text b; c # d", "5 setting @tags slow too late", "6 output | e",
        ])
  }

  @Test func `a block of a file can't contain a setting or a title`() {
    let text = "each a in (1)\n@set b=1\n== two\nend\nsetup\n@tags x"
    #expect(
      parse(text, .file).filter { !$0.contains("opened") } == [
        "2 lateSetting(\"@set\")", "3 titleInBlock", "1 each()",
        "5 misplacedBlock(Script.BlockKind.setup)", "6 lateSetting(\"@tags\")",
      ])
    #expect(
      parse(text).filter { !$0.contains("opened") } == ["1 each(2 setting @set b=1 3 title two)"])
  }

  @Test(arguments: [StatementParser.Source.lines, .file])
  func `blocks that are nested too deeply are discarded, closed or not`(
    source: StatementParser.Source
  ) {
    var parser = StatementParser(source, texts: [])
    let header = ScriptLine("each a in (1)", number: 1)
    for _ in 1...8_000 { _ = parser.parse(header) }
    #expect(Self.depth(of: parser.closeBlocks()) == 16)
    parser = StatementParser(source, texts: [])
    for _ in 1...8_000 { _ = parser.parse(header) }
    var last: StatementParser.Result?
    let end = ScriptLine("end", number: 2)
    for _ in 1...8_000 { last = parser.parse(end) }
    guard case .statement(let statement) = last else {
      Issue.record("the outermost block is not closed")
      return
    }
    #expect(Self.depth(of: statement) == 16)
  }

  private static func depth(of statement: Statement?) -> Int {
    guard case .block(let block) = statement else { return 0 }
    return 1 + (block.statements.map(depth).max() ?? 0)
  }

  @Test func `setup and teardown of a file are not steps`() {
    let text = "setup\nback\nend\nteardown\nback\nend\n@app contacts\n| what no step prints"
    #expect(
      parse(text, .file).filter { !$0.contains("opened") } == [
        "1 setup(2 commands back[])", "4 teardown(5 commands back[])",
        "7 setting @app contacts", "8 outputWithoutCommand",
      ])
  }

  // MARK: Statements as text

  private func parse(_ text: String, _ source: StatementParser.Source = .lines) -> [String] {
    var parser = StatementParser(source, texts: Self.texts)
    var found: [String] = []
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let result = parser.parse(ScriptLine(String(line), number: place + 1))
      let words = describe(result)
      if case .statement(let statement) = result {
        found.append("\(statement.line.number) \(words)")
      } else if case .within = result {
        continue
      } else if !words.isEmpty {
        found.append("\(place + 1) \(words)")
      }
    }
    return found
  }

  private func describe(_ result: StatementParser.Result) -> String {
    switch result {
    case .nothing: ""
    case .within(let statement), .statement(let statement): describe(statement)
    case .opened(let block): "opened \(block.kind.rawValue)"
    case .mistake(let mistake): "\(mistake)"
    }
  }

  private func describe(_ statement: Statement) -> String {
    switch statement {
    case .text(let line) where line.kind == .title: return "title \(line.command.text)"
    case .text(let line) where line.kind.isStep: return "text \(line.command.text)"
    case .text(let line):
      do throws(ScriptMistake) {
        _ = try line.setting(line.command)
        return "setting \(line.command.source)"
      } catch {
        return "setting \(line.command.source) too late"
      }
    case .output(let line): return "output \(line.text)"
    case .commands(let line):
      let commands = line.commands.map { command in
        command.isText
          ? "\(command.name){\(command.text)}"
          : "\(command.name)[\(command.words.map(\.text).joined(separator: ","))]"
      }
      return "commands " + commands.joined(separator: " ")
    case .block(let block):
      let inner = block.statements.map { "\($0.line.number) \(describe($0))" }
      return "\(block.kind.rawValue)(\(inner.joined(separator: " ")))"
    }
  }
}
