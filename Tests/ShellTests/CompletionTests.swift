import AppDriver
import HeadlessUIKit
import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct CompletionTests {
  private nonisolated static let lines: [(String, String, [String])] = [
    ("select ", "", ["Fred", "Barney", "Wilma", "Betty"]),
    ("select b", "b", ["Barney", "Betty"]),
    ("select \"b", "\"b", ["Barney", "Betty"]),
    ("select x", "", []),
    ("select Fred ", "", []),
    ("open ", "", ["Persons", "Groups"]),
    ("screen; open g", "g", ["Groups"]),
    ("sel", "sel", ["select"]),
    ("log", "log", ["login"]),
    ("screen ", "", ["--all", "--views", "--picture"]),
    ("screen --", "--", ["--all", "--views", "--picture"]),
    ("back ", "", []),
    ("back --s", "", []),
    ("help sel", "sel", ["select"]),
    (
      "set ", "",
      ["clock", "color", "echo", "format", "json-events", "keep-going", "leaks", "pager", "trace"]
    ),
    ("set format ", "", ["text", "json"]),
    ("size r", "r", ["regular"]),
    ("expect row ", "", ["Fred", "Barney", "Wilma", "Betty"]),
    ("expect tab ", "", ["Persons"]),
    ("events ", "", ["all"]),
    ("nonsense ", "", []),
    ("@s", "@s", ["@size", "@set", "@secret", "@skip"]),
    ("! sel", "sel", ["select"]),
    ("? select F", "F", ["Fred"]),
    ("rec", "rec", ["record"]),
    ("record st", "st", ["stop"]),
    ("expect sel", "sel", ["selected"]),
    ("expect not sel", "sel", ["selected"]),
    ("expect not row W", "W", ["Wilma"]),
    ("expect stack ", "", ["Persons"]),
    ("expect screen ", "", ["Persons"]),
    (
      "expect count ", "",
      [
        "4 rows", "1 button", "0 fields", "0 toggles", "0 choices", "0 texts", "2 tabs", "1 pane",
      ]
    ),
    ("@app c", "c", ["contacts"]),
    ("@app ", "", ["contacts"]),
    ("@size ", "", ["compact", "regular"]),
    ("@size r", "r", ["regular"]),
    ("@language d", "d", ["da", "de", "default"]),
    ("@tags ", "", []),
    ("expect no enabled L", "L", ["Log In"]),
    ("expect enabled L", "L", ["Log In"]),
    ("each", "each", ["each"]),
    ("# select ", "", []),
    ("open g # open g", "", []),
    ("open persons; # open g", "", []),
    ("| Pe", "", []),
    ("| Persons; sel", "", []),
    ("== walks; sel", "", []),
    ("@set user=fred; sel", "", []),
    ("! @s", "", []),
    ("note sel", "", []),
    ("note it's over; sel", "", []),
    ("open persons; note so; sel", "", []),
    ("not", "not", ["notify", "note"]),
    ("expect row Fred -- Fr", "", []),
    ("expect row Fred -- ", "", []),
    ("open persons; sel", "sel", ["select"]),
    ("open persons;", "", everyName),
    ("! ", "", everyName),
    ("select\t", "", ["Fred", "Barney", "Wilma", "Betty"]),
    ("select \"Fr", "\"Fr", ["Fred"]),
    ("select Fr\\", "Fr\\", ["Fred"]),
    ("select \"Fr\\", "", []),
    ("Log I", "Log I", ["Log In"]),
    ("screen; \"log i", "\"log i", ["Log In"]),
    ("Log In f", "", []),
  ]

  /// A placeholder for all commands and the screen's verbs.
  private nonisolated static let everyName = ["*"]

  @Test(arguments: lines)
  func `Tab offers the candidates for the end of the line`(
    text: String, replaced: String, candidates: [String]
  ) async {
    let walker = await Walker.on()
    let completer = Completer(walker.shell.state)
    let result = completer.complete(text)
    let expected = candidates == Self.everyName ? completer.complete("").candidates : candidates
    #expect(result.candidates == expected)
    if !candidates.isEmpty { #expect(result.replaced == replaced) }
  }

  @Test func `an empty line offers the commands that are possible and the screen's verbs`() async {
    let walker = await Walker.on()
    let names = Completer(walker.shell.state).complete("").candidates
    let commands = walker.shell.table.commands.filter { !$0.isOfScreen }
    #expect(Set(commands.map(\.name)).isSubset(of: names))
    #expect(!names.contains("refresh") && !names.contains("submit"))
    #expect(names.contains("login"))
    #expect(Set(names).count == names.count)
  }

  @Test func `a label of several words is completed as a whole, and quoted if necessary`() async {
    let app = AppEntry.screen { _ in
      for title in ["Fred Flintstone", "Fred  Twice", "fred; drop", "Zoë Ö", "it's"] {
        Content.Row(title) {}
      }
      Content.Field("First name", text: "") { _ in }
      Content.Choice("Sort by", options: ["First name", "Age"], selectedIndex: nil) { _ in }
    }
    let walker = await Walker.on(app)
    let completer = Completer(walker.shell.state)
    for (text, replaced, candidates) in [
      ("select fred", "fred", ["Fred Flintstone", "\"Fred  Twice\"", "\"fred; drop\""]),
      ("select Fred F", "Fred F", ["Fred Flintstone"]),
      ("select \"Fred Fl", "\"Fred Fl", ["Fred Flintstone"]),
      ("select Fred ", "Fred ", ["Fred Flintstone", "\"Fred  Twice\""]),
      ("select zo", "zo", ["Zoë Ö"]),
      ("select it", "it", ["\"it's\""]),
      ("type F", "F", ["\"First name\""]),
      ("choose ", "", ["\"Sort by\""]),
      ("choose \"Sort by\" ", "", ["First name", "Age"]),
      ("choose Sort f", "f", ["First name"]),
      ("choose 1", "", []),
      ("choose or", "", []),
    ] {
      let result = completer.complete(text)
      #expect(result.candidates == candidates, "\(text)")
      #expect(result.replaced == replaced, "\(text)")
    }
  }

  @Test(.bug(id: "F19"))
  func `names are offered with unsafe characters escaped, and select the element`() async {
    let titles = [
      "Fr\u{202E}ed", "Fr\u{1B}]52;c;eA==\u{7}", "Fr\u{2066}\"q\" \\ ${x}", "Fr two\nlines",
      "\u{200F}",
    ]
    nonisolated(unsafe) var selected: [String] = []
    let app = AppEntry.screen { _ in
      for title in titles { Content.Row(title) { selected.append(title) } }
      Content.Field("Na\u{7}me", text: "") { selected.append($0) }
    }
    let walker = await Walker.on(app)
    let completer = Completer(walker.shell.state)
    let rows = completer.complete("select ").candidates
    #expect(completer.complete("select Fr").candidates == Array(rows.prefix(4)))
    #expect(completer.complete("type N").candidates == [#""Na\u{7}me""#])
    for row in rows {
      #expect(SafeText.isSafe(row))
      await walker.run("select \(row)")
      // The text before the cursor may end inside the quotes of a candidate.
      #expect(completer.complete("select \(row.dropLast())").candidates == [row])
    }
    await walker.run(#"type "Na\u{7}me" typed"#)
    #expect(selected == titles + ["typed"] && walker.complaints.isEmpty)
  }

  @Test func `a name with a NUL, which can't be typed, isn't offered`() async {
    let walker = await Walker.on(
      .screen { _ in for title in ["a\0b", "ac"] { Content.Row(title) {} } })
    #expect(Completer(walker.shell.state).complete("select a").candidates == ["ac"])
  }

  @Test func `completion works inside a block`() async {
    let walker = await Walker.on(after: "each x in (1)", "login")
    #expect(walker.shell.isReadingBlock)
    let completer = Completer(walker.shell.state)
    for (text, candidates) in [("sel", ["select"]), ("select f", ["Fred"]), ("en", ["end"])] {
      #expect(completer.complete(text).candidates == candidates, "\(text)")
    }
  }

  @Test func `commands are offered even if the app shows nothing`() async {
    let walker = await Walker.on(.root { nil })
    #expect(Completer(walker.shell.state).complete("sel").candidates == ["select"])
    #expect(Completer(walker.shell.state).complete("select ").candidates == [])
  }
}
