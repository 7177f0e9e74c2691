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
  func `variables in free text are replaced with their values`(line: String, text: String) async {
    let (complaints, printed) = await script(
      "@set who=Fred\n@set last=O'Hara; \"x\" # \\${who}\n@set empty=\n\(line)")
    #expect(complaints == [])
    #expect(printed == text + "\n\n")
  }

  @Test func `a value stays one word, whatever it contains, and is never an option`() async {
    let odd = #"a 'b' "c" ; d # e \\ ${f} -- g"#
    let app = AppEntry.screen { screen in
      Content.Row(odd.replacing("\\\\", with: "\\")) { screen.title = "chosen" }
      Content.Row("--swipe") {}
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
    "@set last=${nobody}", "@size ${nobody}", "== case of ${nobody} @smoke", "note ${nobody}",
    "  each x in (1 ${nobody})", "expect row ${nobody} -- not ${nobody}", "! select ${nobody}",
    "  | a line",
  ])
  func `a step that can't be run because of a variable is reported as it was written`(
    line: String
  ) async {
    let walker = await Walker.on()
    var reported: [String] = []
    walker.onStep = { if $0.status == .failed { reported.append($0.command) } }
    await walker.script(line)
    let words = line.split(separator: " -- ")[0]
    #expect(reported == [words.drop { $0 == " " }.description])
  }

  @Test(arguments: [
    ("note ${whom}", "main.walk:2: no variable ${whom}; did you mean ${who}?"),
    (
      "note ${x", "main.walk:2: ${x has no \"}\"; add it, or write \\${ for a literal ${"
    ),
    (
      "note ${a b}",
      "main.walk:2: \"a b\" is not a variable name; use letters, digits, _ and -, or write \\${ for"
        + " a literal ${"
    ),
    (
      "@secret x=env:NOTHING\nnote ${x}",
      "main.walk:3: the environment variable NOTHING for ${x} is not set; set it before flowsh starts"
    ),
    (
      "@secret x=env:PIN",
      "main.walk:2: the secret ${x} has fewer than 4 bytes, too few to hide in the output; use a"
        + " longer value, or @set if it isn't a secret"
    ),
    (
      "@secret x=yabba",
      "main.walk:2: @secret needs env: and an environment variable, as in @secret x=env:PASSWORD"
    ),
    ("@set x", "main.walk:2: @set needs a name and a value, as in @set user=fred"),
    ("@timeout soon", "main.walk:2: @timeout needs a number of seconds, as in @timeout 5s"),
  ])
  func `a variable without a value is an error`(line: String, complaint: String) async {
    #expect(await script("@set who=Fred\n\(line)").complaints == [complaint])
  }

  @Test func `an earlier variable doesn't take the place of a secret that isn't set`() async {
    let (complaints, printed) = await script(
      "@set pw=old\n@secret pw=env:NOTHING\nnote ${pw:-none}\nnote ${pw}")
    #expect(
      complaints == [
        "main.walk:4: the environment variable NOTHING for ${pw} is not set; set it before flowsh starts"
      ])
    #expect(printed == "none\n\n")
    let again = await script("@secret pw=env:NOTHING\n@set pw=new\nnote ${pw}")
    #expect(again.complaints == [] && again.printed == "new\n\n")
  }

  @Test func `a secret that isn't set is suggested for a misspelled name`() async {
    #expect(
      await script("@secret password=env:NOTHING\nnote ${passwort}").complaints == [
        "main.walk:2: no variable ${passwort}; did you mean ${password}?"
      ])
  }

  @Test(arguments: [
    ("login fred ${x}", "login fred ${x}"), ("login ${x} yabba", "login ${x} ********"),
    ("login fred 'a b'${x}", "login fred ********"), ("login fred ${x:-yabba}${y}", nil),
    ("type ${x} yabba", "type ${x} ********"), ("select Fred ${x}", "select Fred ${x}"),
    ("note Fred ${x}; back", "note Fred ${x}; back"),
    ("! login fred \"a ${x}\"", "! login fred ********"), ("? select ${x}", "? select ${x}"),
    ("type Username fred ${x}", "type Username fred ${x}"),
    ("type Usename fred ${x}", "type Usename ******** ${x}"),
  ])
  func `a step that uses a variable without a value is shown as written, without passwords`(
    line: String, shown: String?
  ) async {
    let walker = Walker()
    await walker.shell.start()
    for line in ["open persons", "select Fred", "login"] { await walker.run(line) }
    var steps: [String] = []
    walker.onStep = { steps.append($0.command) }
    await walker.run(line)
    #expect(steps.last == shown ?? "login fred ********")
  }

  @Test func `variables in single quotes and comments are not replaced`() async {
    let (complaints, _) = await script("! select '${x}' # ${y}\nselect Fred # ${y}")
    #expect(complaints == [])
  }

  @Test func `a sourced script sees its arguments and outer variables, and keeps its own private`()
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
        "main.walk:6: no variable ${own}; define it with @set, @secret, \"each\", an argument of \"source\", \"env\" in a flow, or --set own=…, or write ${own:-…} for a default"
      ])
  }

  @Test func `a loop's rows come from a list of values or from a file`() async throws {
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
    ("a,b\n1\n", "x.csv:2: 1 column, but the first row has 2; quote values that contain a comma"),
    (
      "a,b\n1,2,3\n",
      "x.csv:2: 3 columns, but the first row has 2; quote values that contain a comma"
    ),
    ("a,\"b\n\n1,2", "x.csv:1: missing closing quote"),
    (
      "a,b\n1,\"2\"3\n",
      "x.csv:2: a quote inside a value; quote the whole value and double the quote"
    ),
    ("", "x.csv:1: the file has no rows"),
    (
      "a\n",
      "x.csv:1: the first row names a, but not b; add the missing columns, or a header above the row"
        + " if it has values"
    ),
    ("a,b\n\u{0}\n", "x.csv:2: NUL character; save the file as UTF-8 text"),
    (
      "x\n",
      "x.csv:1: 1 column for 2 names, and the first row is not a header with a, b; add a header"
    ),
  ])
  func `a mistake in a table is reported with its line`(text: String, complaint: String)
    async throws
  {
    try folder.write("x.csv", text)
    let complaints = await script("each a b in x.csv\nnote ${a}\nend").complaints
    #expect(complaints == ["main.walk:1: " + complaint])
  }

  @Test func `an unreadable table is an error`() async throws {
    #expect(
      await script("each a in no.csv\nend").complaints == [
        "main.walk:1: can't read no.csv: No such file or directory"
      ])
    #expect(
      await script("each a in .\nend").complaints.first?.hasSuffix("it is a directory") == true)
  }
}
