import AppDriver
import HeadlessUIKit
import Shell
import TestSupport
import Testing

@Suite(.exclusive) struct CompletionTests {
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
    ("screen ", "", ["--all"]),
    ("screen --", "--", ["--all"]),
    ("back ", "", ["root", "--swipe", "--cancel"]),
    ("back --s", "--s", ["--swipe"]),
    ("help sel", "sel", ["select"]),
    ("set ", "", ["echo", "format", "keep-going", "leaks", "trace"]),
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
    ("record s", "s", ["stop"]),
    ("expect sel", "sel", ["selected"]),
    ("expect no enabled L", "L", []),
    ("expect enabled L", "L", ["\"Log In\""]),
    ("each", "each", ["each"]),
    ("# select ", "", []),
  ]

  @Test(arguments: lines)
  func `a tab offers what may stand at the end of the line`(
    text: String, replaced: String, candidates: [String]
  ) async {
    let walker = await Walker.on()
    let result = Completer(walker.shell.view).complete(text)
    #expect(result.candidates == candidates)
    if !candidates.isEmpty { #expect(result.replaced == replaced) }
  }

  @Test func `an empty line offers every command and the screen's verbs`() async {
    let walker = await Walker.on()
    let names = Completer(walker.shell.view).complete("").candidates
    #expect(Set(walker.shell.table.commands.map(\.name)).isSubset(of: names))
    #expect(names.contains("login"))
    #expect(Set(names).count == names.count)
  }

  @Test func `a label of several words is completed as a whole, quoted where it must be`() async {
    let app = AppEntry.screen { _ in
      for title in ["Fred Flintstone", "Fred  Twice", "fred; drop", "Zoë Ö", "it's"] {
        Row(title) {}
      }
      Field("First name", text: "") { _ in }
      Choice("Sort by", options: ["First name", "Age"], selectedIndex: nil) { _ in }
    }
    let walker = await Walker.on(app)
    let completer = Completer(walker.shell.view)
    for (text, replaced, candidates) in [
      ("select fred", "fred", ["Fred Flintstone", "\"Fred  Twice\"", "\"fred; drop\""]),
      ("select Fred F", "Fred F", ["Fred Flintstone"]),
      ("select \"Fred Fl", "\"Fred Fl", ["Fred Flintstone"]),
      ("select Fred ", "Fred ", ["Fred Flintstone", "\"Fred  Twice\""]),
      ("select zo", "zo", ["Zoë Ö"]),
      ("select it", "it", ["\"it's\""]),
      ("type F", "F", ["First name"]),
      ("choose ", "", ["Sort by"]),
      ("choose \"Sort by\" ", "", ["\"First name\"", "Age"]),
      ("choose Sort f", "f", ["\"First name\""]),
    ] {
      let result = completer.complete(text)
      #expect(result.candidates == candidates, "\(text)")
      #expect(result.replaced == replaced, "\(text)")
    }
  }

  @Test func `where no app is on the screen, the commands are offered all the same`() async {
    let walker = await Walker.on(.root { nil })
    #expect(Completer(walker.shell.view).complete("sel").candidates == ["select"])
    #expect(Completer(walker.shell.view).complete("select ").candidates == [])
  }
}
