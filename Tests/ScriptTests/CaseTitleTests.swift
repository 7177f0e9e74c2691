import Script
import Testing

@Suite struct CaseTitleTests {
  /// Returns the title in a line in which variables have the given values.
  private func title(_ line: String, _ values: [String: String] = [:]) throws -> CaseTitle {
    var parser = StatementParser(.lines, texts: [.title])
    guard case .statement(.text(let line)) = parser.take(ScriptLine(line, number: 1)) else {
      throw ScriptMistake.noTitle
    }
    let command = try line.command.resolved { text, style throws(ScriptMistake) in
      try Expansion.expand(text, style) { values[$0] }
    }
    return try CaseTitle(command)
  }

  @Test(arguments: [
    ("== buy", "buy", []),
    ("  ==\tbuy  a   dress\t@smoke @slow ", "buy a dress", ["smoke", "slow"]),
    ("== mail a@b.c @ home", "mail a@b.c @ home", []), ("== a @", "a @", []),
    (#"== mail \@home \\@x \x @a"#, #"mail @home \@x \x"#, ["a"]), (#"== \@a"#, "@a", []),
    ("== é@a @é", "é@a", ["é"]),
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
    ("== a ${s}", " x  y ", "a  x  y ", []), ("== a ${s} b", "", "a b", []),
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
    #expect(found.title == whole.split(separator: " ").joined(separator: " "), "\(found)")
  }
}
