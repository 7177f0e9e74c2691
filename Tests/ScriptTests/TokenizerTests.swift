import Script
import Testing

@Suite struct TokenizerTests {
  private static let splits: [(String, [String])] = [
    ("select Fred", ["select", "Fred"]),
    ("  select\t Fred  ", ["select", "Fred"]),
    (#"select "Fred Flintstone""#, ["select", "Fred Flintstone"]),
    ("select 'Fred  Flintstone'", ["select", "Fred  Flintstone"]),
    (#"select Fred\ Flintstone"#, ["select", "Fred Flintstone"]),
    (#"a"b c"'d e'f"#, ["ab cd ef"]),
    (#""" ''"#, ["", ""]),
    (##""a \"b\" \\ \$c \n""##, [#"a "b" \ $c \n"#]),
    (#""a\u{202E}b" "\u{A}" "\u{1F600}""#, ["a\u{202E}b", "\n", "😀"]),
    (
      #""\u{} \u{0} \u{D800} \u{110000} \u{1234567} \u{x} \u41 \u{41""#,
      [#"\u{} \u{0} \u{D800} \u{110000} \u{1234567} \u{x} \u41 \u{41"#]
    ),
    (#""\\u{41}" '\u{41}' \u{41}"#, [#"\u{41}"#, #"\u{41}"#, "u{41}"]),
    (#"'a \ "b"'"#, [#"a \ "b""#]),
    (##"\"a\' \; \#b"##, [#""a'"#, ";", "#b"]),
    ("a#b # c", ["a#b"]),
    ("tap #loginButton #", ["tap", "#loginButton"]),
    ("tap #_1 #- x", ["tap", "#_1"]),
    ("tap a ## b", ["tap", "a"]),
    ("#tap a", []),
    ("# select Fred", []),
    ("", []),
    ("Zoë 'Łódź' 😀", ["Zoë", "Łódź", "😀"]),
    (#"\é"#, ["é"]),
  ]

  @Test(arguments: Self.splits)
  func `blanks separate words, and quotes and backslashes keep them together`(
    line: String, words: [String]
  ) throws {
    var tokenizer = Tokenizer(line)
    #expect(try tokenizer.nextCommand().map(\.text) == words)
    #expect(tokenizer.isAtEnd)
  }

  @Test func `a semicolon separates commands, except in quotes or after a backslash`() throws {
    #expect(
      try commands(#"open persons;select "a;b" ; ; back\;x # y; z"#) == [
        ["open", "persons"], ["select", "a;b"], [], ["back;x"],
      ])
  }

  @Test func `a word has its byte range, including quotes`() throws {
    var tokenizer = Tokenizer(#"é "b c" d"#)
    let words = try tokenizer.nextCommand()
    #expect(words.map(\.range) == [0..<2, 3..<8, 9..<10])
    #expect(words.map(\.isQuoted) == [false, true, false])
  }

  @Test func `reading can start at any character boundary`() throws {
    var tokenizer = Tokenizer("é; b c", from: 3)
    let words = try tokenizer.nextCommand()
    #expect(words.map(\.text) == ["b", "c"])
    #expect(words.map(\.range) == [4..<5, 6..<7])
  }

  private static let openLines: [(String, TokenizerError)] = [
    (#"select "Fred"#, TokenizerError.openQuote("\"", at: 7)),
    ("é 'Fred", .openQuote("'", at: 3)),
    (#"a "b" "c\""#, .openQuote("\"", at: 6)),
    (#"a b\"#, .openBackslash(at: 3)),
  ]

  @Test(arguments: Self.openLines)
  func `an open quote or backslash is an error`(line: String, error: TokenizerError) {
    var tokenizer = Tokenizer(line)
    #expect(throws: error) { try tokenizer.nextCommand() }
  }

  @Test(arguments: [
    "Fred", "Fred Flintstone", "", " ", "a  b", " a", "a ", "it's", #"say "hi""#, #"a\b"#, #"\"#,
    #"\""#, "a;b", "#tag", "a#b", "--all", "-x", "$HOME", #"\$x"#, "tab\there", "Zoë", "😀 ok", "'",
    "root", "a\u{301}", "x=y",
  ])
  func `a quoted word is read back unchanged`(word: String) throws {
    for typed in [Quoting.quote(word), Quoting.quote(word) + " # comment"] {
      var tokenizer = Tokenizer(typed)
      #expect(try tokenizer.nextCommand().map(\.text) == [word])
    }
    var tokenizer = Tokenizer("select " + Quoting.quoteLabel(word))
    let words = try tokenizer.nextCommand()
    #expect(words.dropFirst().map(\.text).joined(separator: " ") == word)
  }

  @Test func `a label is quoted only if necessary`() {
    #expect(Quoting.quoteLabel("Fred Flintstone") == "Fred Flintstone")
    #expect(Quoting.quote("Fred Flintstone") == #""Fred Flintstone""#)
    #expect(Quoting.quoteLabel("two  blanks") == #""two  blanks""#)
    #expect(Quoting.quoteLabel("--all") == #""--all""#)
  }

  private func commands(_ line: String) throws -> [[String]] {
    var tokenizer = Tokenizer(line)
    var commands: [[String]] = []
    while !tokenizer.isAtEnd { commands.append(try tokenizer.nextCommand().map(\.text)) }
    return commands
  }
}
