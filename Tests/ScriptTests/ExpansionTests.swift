import Script
import Testing

@Suite struct ExpansionTests {
  private static let values = [
    "who": "Fred", "full": "Fred F", "quote": "it's \"x\"", "empty": "", "other": "${who}",
  ]

  private func expand(
    _ text: String, _ style: Expansion.Style
  ) throws(ScriptMistake) -> String {
    try Expansion.expand(text, style, among: ["who"]) { Self.values[$0] }
  }

  @Test(arguments: [
    ("select Fred", "select Fred"),
    ("select ${who}", "select Fred"),
    ("select ${full}", "select \"Fred F\""),
    ("select \"${full}\"", "select \"Fred F\""),
    ("select ${empty}", "select \"\""),
    ("type \"${quote}\"", #"type "it's \"x\"""#),
    ("note '${who}'", "note '${who}'"),
    ("note \"it's ${who}\"", "note \"it's Fred\""),
    (#"note \${who}"#, #"note \${who}"#),
    (#"note \\${who}"#, #"note \\Fred"#),
    ("select ${no:-Wilma}", "select Wilma"),
    ("select ${no:-}", "select \"\""),
    ("select ${who:-Wilma}", "select Fred"),
    (#"select ${other}"#, #"select "\${who}""#),
    ("costs $5 {who}", "costs $5 {who}"),
  ])
  func `in words, a value remains one word, and single quotes prevent expansion`(
    text: String, expanded: String
  ) throws {
    #expect(try expand(text, .words) == expanded)
  }

  @Test(.bug(id: "F28")) func `a combining mark after a quote or a reference changes neither`()
    throws
  {
    func expand(_ text: String, _ style: Expansion.Style = .words) throws -> [UInt8] {
      Array(try Expansion.expand(text, style) { _ in "a;\"b" }.utf8)
    }
    #expect(
      try expand("type Name \"\u{301}${y}\"") == Array("type Name \"\u{301}a;\\\"b\"".utf8))
    #expect(try expand("note ${y}\u{301}", .text) == Array("note a;\"b\u{301}".utf8))
    #expect(try expand("'\u{301}${y}'") == Array("'\u{301}${y}'".utf8))
    #expect(try expand("$\u{301}{y}") == Array("$\u{301}{y}".utf8))
    let quoted = Quoting.quote("a\"\u{301}; quit")
    #expect(Array(quoted.utf8) == Array("\"a\\\"\u{301}; quit\"".utf8))
    let setting = try ScriptSetting(name: "@set", text: "y=\"\u{301}x\"")
    #expect(setting == .set(name: "y", value: "\u{301}x"))
  }

  @Test(arguments: [
    ("for ${full}", "for Fred F"),
    ("'${who}' and \"${quote}\"", "'Fred' and \"it's \"x\"\""),
    (#"\${who} is ${who}"#, "${who} is Fred"),
    (#"a\b"#, #"a\b"#),
    ("${who}${empty}${who}", "FredFred"),
    ("${other}", "${who}"),
  ])
  func `in a text, quotes have no meaning, and values are inserted unchanged`(
    text: String, expanded: String
  ) throws {
    #expect(try expand(text, .text) == expanded)
  }

  @Test(arguments: [
    ("${whom}", ScriptMistake.unknownVariable("whom", there: ["who"])),
    ("${who", .openVariable("${who")),
    ("${}", .badName("")),
    ("${2nd}", .badName("2nd")),
    ("${a b:-c}", .badName("a b")),
  ])
  func `a variable without a value, an end, or a name is a mistake`(
    text: String, mistake: ScriptMistake
  ) {
    #expect(throws: mistake) { try expand(text, .words) }
    #expect(throws: mistake) { try expand(text, .text) }
  }

  @Test func `an unclosed name is quoted only in part, however long the line is`() {
    #expect(throws: ScriptMistake.openVariable("${" + String(repeating: "x", count: 39) + "…")) {
      try expand("${" + String(repeating: "x", count: 1_000), .text)
    }
  }

  @Test(arguments: [
    ("a", true), ("_", true), ("first-name_2", true), ("Z9", true), ("", false), ("9a", false),
    ("-a", false), ("é", false), ("a b", false), ("a@", false), ("[", false),
  ])
  func `a name is a letter followed by letters, digits, and dashes`(word: String, isName: Bool) {
    #expect(Expansion.isName(word) == isName)
  }

  @Test(arguments: [("${", true), ("a ${x} b", true), ("$ {x}", false), ("{$", false), ("", false)])
  func `only a text with a dollar sign and a brace needs expansion`(text: String, isNeeded: Bool) {
    #expect(Expansion.isNeeded(text) == isNeeded)
  }
}

@Suite struct `A line with expanded variables` {
  @Test func `is as limited in length as any other line`() throws {
    var value = "ten bytes!"
    #expect(throws: ScriptMistake.expandsTooFar(bound: 1 << 20)) {
      for _ in 0..<28 { value = try Expansion.expand("${a}${a}", .text) { _ in value } }
    }
    #expect(value.utf8.count < 1 << 20)
  }
}
