import Script
import Testing

@Suite struct CommandSequenceTests {
  private func sequence(_ line: String) -> CommandSequence {
    CommandSequence(ScriptLine(line, number: 1))
  }

  private func values(
    _ values: [String: String]
  ) -> (String, Expansion.Style) throws(ScriptMistake) -> String {
    { text, style throws(ScriptMistake) in
      try Expansion.expand(text, style, among: values.keys.sorted()) { values[$0] }
    }
  }

  @Test(arguments: [
    ("back", StepExpectation.success, ["back"]), ("! back", .refusal, ["back"]),
    ("  ?back; rotate", .either, ["back", "rotate"]), ("!", .success, ["!"]),
    (" ; back ;; ", .success, ["back"]), ("\"\"", .success, [""]),
  ])
  func `a line has commands and an expected outcome`(
    line: String, expectation: StepExpectation, names: [String]
  ) {
    let sequence = sequence(line)
    #expect(sequence.expectation == expectation)
    #expect(sequence.commands.map(\.name) == names)
    #expect(sequence.mistake == nil)
  }

  @Test func `commands before a mistake are parsed, and the mistake follows them`() {
    let sequence = sequence("select Fred; type \"Na")
    #expect(sequence.commands.map(\.name) == ["select"])
    #expect(sequence.mistake == .openQuote("\"", at: 18))
    #expect(sequence.mistakePosition == 12)
  }

  @Test func `quotes, number signs, and semicolons have no meaning in free text`() {
    let sequence = sequence("back; note it's fine; # so -- far")
    #expect(sequence.commands.map(\.name) == ["back", "note"])
    #expect(sequence.commands.last?.text == "it's fine; # so -- far")
    #expect(sequence.mistake == nil)
  }

  @Test func `a message follows two dashes, and words have byte ranges`() {
    let command = sequence("expect row 'Fred F'  -- why").commands[0]
    #expect(command.message == "why")
    #expect(command.words.map(\.range) == [7..<10, 11..<19])
    #expect(command.range == 0..<19)
  }

  @Test func `the value of a variable remains one word, and is unchanged in free text`() throws {
    let line = sequence("type Name ${who}; note for ${who}")
    let values = values(["who": "Fred; \"F\""])
    let typed = try line.commands[0].resolved(values)
    #expect(typed.words.map(\.text) == ["Name", "Fred; \"F\""])
    #expect(typed.source == #"type Name "Fred; \"F\"""#)
    #expect(try line.commands[1].resolved(values).text == "for Fred; \"F\"")
  }

  @Test func `a variable without a value is a mistake when it is expanded`() {
    let command = sequence("select ${wo}").commands[0]
    #expect(throws: ScriptMistake.unknownVariable("wo", there: ["who"])) {
      try command.resolved(values(["who": ""]))
    }
  }
}
