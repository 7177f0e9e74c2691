import Script
import Testing

@Suite struct CaseTitleTests {
  /// Returns the title in a line in which variables have the given values.
  private func title(_ line: String, _ values: [String: String] = [:]) throws -> CaseTitle {
    try CaseTitle(try command(line, values))
  }

  private func command(_ line: String, _ values: [String: String]) throws -> CommandSyntax {
    var parser = StatementParser(.lines, texts: [.title, .setting])
    guard case .statement(.text(let line)) = parser.parse(ScriptLine(line, number: 1)) else {
      throw ScriptMistake.noTitle
    }
    return try line.command.resolved { text, style throws(ScriptMistake) in
      try Expansion.expand(text, style) { values[$0] }
    }
  }

  @Test(arguments: [
    ("== buy", "buy", []),
    ("  ==\tbuy  a   dress\t@smoke @slow ", "buy  a   dress", ["smoke", "slow"]),
    ("== mail a@b.c @ home", "mail a@b.c @ home", []), ("== a @", "a @", []),
    (#"== mail \@home \\@x \x @a"#, #"mail @home \@x \x"#, ["a"]), (#"== \@a"#, "@a", []),
    ("== é@a @é", "é@a", ["é"]), ("== =x", "=x", []), ("=== x", "x", []), ("==x @a", "x", ["a"]),
    ("== a @\u{301}b", "a", ["\u{301}b"]),
  ])
  func `tags are the words at the end that begin with @`(
    line: String, title: String, tags: [String]
  ) throws {
    let found = try self.title(line)
    #expect(found.title == title && found.tags == tags, "\(found)")
  }

  @Test(arguments: [
    ("== case ${s}", "hunter2 @prod", "case hunter2 @prod", []),
    ("== case ${s} @a", "hunter2 @prod", "case hunter2 @prod", ["a"]),
    ("== ${s}", "@prod", "@prod", []), ("== a ${s} b", "@prod", "a @prod b", []),
    ("== a ${s}", " x  y ", "a  x  y ", []), ("== a ${s} b", "", "a  b", []),
    ("== ${s}", "=Hunter-Zwei", "=Hunter-Zwei", []),
    ("== a @x${s}", "1", "a", ["x1"]), ("== a @${s} @z", "y", "a", ["y", "z"]),
    ("== a ${s}", #"\@b"#, #"a \@b"#, []), ("== ${none:-@a @b} @c", "", "@a @b", ["c"]),
    (#"== a \${s} ${s} @x"#, "@y", "a ${s} @y", ["x"]),
  ])
  func `what a variable stands for is neither a tag nor split into words`(
    line: String, value: String, title: String, tags: [String]
  ) throws {
    let found = try self.title(line, ["s": value])
    #expect(found.title == title && found.tags == tags, "\(found)")
  }

  @Test(arguments: ["==", "==  @a", "== ${s}", "== ${s} @a"])
  func `a title of blanks is none`(line: String) {
    #expect(throws: ScriptMistake.noTitle) { try self.title(line, ["s": " "]) }
  }

  @Test(arguments: [
    "a", "@a", "a @b", "a  @b @c", #"a \@b"#, #"a \\@b \ @ \"#, "a ${b} @${c}", "@", "a @", "==",
    "",
    #"\${a}"#,
  ])
  func `an escaped title is read as it was, whatever is in it`(text: String) throws {
    let whole = "x \(text)"
    let found = try title("== x" + CaseTitle.escaped(" \(text)") + " @tag")
    #expect(found.tags == ["tag"])
    #expect(found.title == (text.isEmpty ? "x" : whole), "\(found)")
  }

  @Test(arguments: [
    ("@tags a @b", "", ["a", "b"]), ("@tags \"a b\" ", "", ["a", "b"]),
    ("@tags x${s} b", "1", ["x1", "b"]),
    ("@tags ${s}", "@a", ["@a"]), ("@tags ${s}", "\"a\"", ["\"a\""]),
    ("@tags \"${s}\"", "a", ["a"]),
  ])
  func `tags in a setting are separated by what is written`(
    line: String, value: String, tags: [String]
  ) throws {
    let command = try command(line, ["s": value])
    #expect(try ScriptSetting(command) == .tags(tags))
  }

  @Test(arguments: ["@Geheim,Nis", "Geheim, Nis"])
  func `a value with a comma is a mistake as a whole`(value: String) throws {
    for line in ["@tags ${s}", "@tags \"a ${s}\""] {
      let command = try command(line, ["s": value])
      #expect(throws: ScriptMistake.commaInTag(value)) { try ScriptSetting(command) }
    }
    #expect(throws: ScriptMistake.commaInTag(value)) { try title("== a @${s}", ["s": value]) }
    #expect(throws: ScriptMistake.blankInTag("a b")) { try title("== a @${s}", ["s": "a b"]) }
  }
}
