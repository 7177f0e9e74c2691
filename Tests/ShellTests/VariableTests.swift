import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct VariableTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func script(_ text: String) async -> (complaints: [String], printed: String) {
    let walker = await Walker.on()
    walker.environment = { ["PASSWORD": "yabba dabba", "PIN": "123"][$0] }
    let complaints = await walker.script(text, name: folder.path + "/main.walk")
    return (complaints.map(folder.relative), walker.printed)
  }

  @Test(arguments: [
    (#"note ${who}"#, "Fred"), (#"note ${nobody:-a default}."#, "a default."),
    (#"note \${who} $who {who} ${who}"#, "${who} $who {who} Fred"),
    (#"note ${who}${last}"#, "FredO'Hara; \"x\" # ${who}"), (#"note ${empty}."#, "."),
  ])
  func `a text has values in place of names`(line: String, text: String) async {
    let (complaints, printed) = await script(
      "@set who=Fred\n@set last=O'Hara; \"x\" # \\${who}\n@set empty=\n\(line)")
    #expect(complaints == [])
    #expect(printed == text + "\n\n")
  }

  @Test func `a value stays one word, whatever it holds, and is no option`() async {
    let odd = #"a 'b' "c" ; d # e \\ ${f} -- g"#
    let app = AppEntry.screen { screen in
      Row(odd.replacing("\\\\", with: "\\")) { screen.title = "chosen" }
      Row("--swipe") {}
    }
    let walker = await Walker.on(app)
    let complaints = await walker.script(
      """
      each row in ('\(odd.replacing("'", with: "'\\''").replacing("\\\\", with: "\\"))')
      select ${row}
      select "${row}"
      end
      expect screen chosen
      @set option=--swipe
      select ${option}
      ! back ${option}
      """)
    #expect(complaints == [])
  }

  @Test(arguments: [
    ("note ${whom}", "main.walk:2: no variable ${whom}; did you mean ${who}?"),
    (
      "note ${x", "main.walk:2: ${x has no }; write \\${ for a dollar and a brace"
    ),
    (
      "note ${a b}",
      "main.walk:2: \"a b\" can't name a variable; letters, digits, _ and - can, and \\${ is a"
        + " dollar and a brace"
    ),
    (
      "@secret x=env:NOTHING",
      "main.walk:2: the environment has no NOTHING, which ${x} is; set it before flowsh starts"
    ),
    (
      "@secret x=env:PIN",
      "main.walk:2: the secret ${x} has fewer than 4 characters, too few to be kept out of what is"
        + " printed"
    ),
    (
      "@secret x=yabba",
      "main.walk:2: @secret takes its value from the environment, as in @secret x=env:PASSWORD"
    ),
    ("@set x", "main.walk:2: @set needs a name and a value, as in @set user=fred"),
    ("@timeout soon", "main.walk:2: @timeout needs seconds, as in @timeout 5s"),
  ])
  func `what has no value is told`(line: String, complaint: String) async {
    #expect(await script("@set who=Fred\n\(line)").complaints == [complaint])
  }

  @Test func `a variable in single quotes or in a comment is none`() async {
    let (complaints, _) = await script("! select '${x}' # ${y}\nselect Fred # ${y}")
    #expect(complaints == [])
  }

  @Test func `a sourced script has its arguments, sees those around it, and keeps its own`()
    async throws
  {
    try folder.write("inner.walk", "@set own=mine\nnote ${row} ${who} ${own} ${outer}\n")
    let (complaints, printed) = await script(
      """
      @set who=nobody
      @set outer=out
      source inner.walk row=1 who='Fred and Wilma'
      note ${who}
      ! source inner.walk row
      note ${own}
      """)
    #expect(printed.hasPrefix("1 Fred and Wilma mine out\n\nnobody\n\n"))
    #expect(
      complaints == [
        "main.walk:6: no variable ${own}; @set, @secret, each and the arguments of source make them, ${own:-…} gives it a default"
      ])
  }

  @Test func `rows come from words and from files`() async throws {
    try folder.write(
      "named.csv",
      "\u{FEFF}mail,name\r\na@b,\"Fred, \"\"the\"\" man\"\r\n\r\nc@d,\"two\nlines\"\r\n")
    try folder.write("plain.csv", "1,2\n3,4\n")
    let (complaints, printed) = await script(
      """
      each name in named.csv
        note ${name}
      end
      each mail name in named.csv
        note ${mail}/${name}
      end
      each x y in plain.csv
        each z in (a "b c")
          note ${x}${y}${z}
        end
      end
      each x y in (1 2 3 4)
        note ${x}-${y}
      end
      each nothing in ()
        note never
      end
      """)
    #expect(complaints == [])
    #expect(
      printed.split(separator: "\n") == [
        "Fred, \"the\" man", "two\\nlines", "a@b/Fred, \"the\" man", "c@d/two\\nlines", "12a",
        "12b c", "34a", "34b c", "1-2", "3-4",
      ])
  }

  @Test(arguments: [
    ("a,b\n1\n", "x.csv:2: 1 column, and the first row has 2; quote a value with a comma in it"),
    (
      "a,b\n1,2,3\n",
      "x.csv:2: 3 columns, and the first row has 2; quote a value with a comma in it"
    ),
    ("a,\"b\n\n1,2", "x.csv:1: a quote that nothing closes"),
    (
      "a,b\n1,\"2\"3\n",
      "x.csv:2: a quote within a value; quote the whole value, and double the quote"
    ),
    ("", "x.csv:1: there are no rows"), ("a,b\n\u{0}\n", "x.csv:2: a NUL; rows are UTF-8 text"),
    (
      "a\n",
      "x.csv:1: 1 column for 2 names, and the first row does not have a, b; name the columns there"
    ),
  ])
  func `a file of rows that is wrong is told by its line`(text: String, complaint: String)
    async throws
  {
    try folder.write("x.csv", text)
    let complaints = await script("each a b in x.csv\nnote ${a}\nend").complaints
    #expect(complaints == ["main.walk:1: " + complaint])
  }

  @Test func `a file of rows that can't be read is told`() async throws {
    #expect(
      await script("each a in no.csv\nend").complaints == [
        "main.walk:1: can't read no.csv: No such file or directory"
      ])
    #expect(
      await script("each a in .\nend").complaints.first?.hasSuffix("it is a directory") == true)
  }
}
