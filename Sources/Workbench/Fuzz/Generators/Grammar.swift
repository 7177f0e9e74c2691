import Shell

/// A grammar of the command language, which also makes lines that are almost valid.
enum Grammar {
  /// Returns a line.
  static func line(_ random: inout Random) -> String { expansion(of: "line", &random) }

  /// Returns one of a symbol's alternatives, in which the symbols are expanded, too.
  private static func expansion(of symbol: String, _ random: inout Random) -> String {
    switch symbol {
    case "noise":
      return (0..<random.number(in: 1...12)).map { _ in
        random.one(in: 3)
          ? expansion(of: "odd", &random)
          : String(UnicodeScalar(UInt8(random.number(in: 1...126)))).replacing("\n", with: " ")
      }.joined()
    case "long":
      let unit = expansion(of: random.pick(["odd", "label"]), &random)
      // A line of more than 1 MiB is a mistake.
      let bytes = random.one(in: 30) ? (1 << 20) + random.number(in: -20...1) : 5_000
      return "note " + String(repeating: unit, count: bytes / unit.utf8.count)
    case "beginning":
      let name = expansion(of: "command", &random)
      return String(name.prefix(random.number(in: 1...name.count)))
    default: break
    }
    var text = random.pick(rules[symbol] ?? [])[...]
    var expanded = ""
    while let start = text.firstIndex(of: "<") {
      let rest = text[text.index(after: start)...]
      guard let end = rest.firstIndex(of: ">"), isSymbol(rest[..<end]) else { break }
      expanded += text[..<start] + expansion(of: String(rest[..<end]), &random)
      text = rest[rest.index(after: end)...]
    }
    return expanded + text
  }

  private static func isSymbol(_ name: Substring) -> Bool {
    ["noise", "long", "beginning"].contains(name) || rules[String(name)] != nil
  }

  /// The alternatives of each symbol; those that are repeated are made more often.
  private static let rules: [String: [String]] = [
    "line": Array(repeating: "<commands>", count: 30) + [
      "<setting>", "<block>", "<title>", "<pattern>", "<pattern>", "# <words>", "<noise>",
      "<mark><commands>", "<blank>", "<seldom>",
    ],
    "seldom": Array(repeating: "<commands>", count: 29) + ["<long>"],
    "mark": ["! ", "? ", "!", "?", " ", "\t"],
    "blank": ["", " ", "\t#", ";", ";;", "\u{FEFF}screen", "screen\r"],
    "commands": Array(repeating: "<step>", count: 10) + [
      "<step><mid><step>", "<step><mid><commands>",
    ],
    "mid": ["; ", ";", " ;; "],
    "step": [
      "<verb>", "<verb> <words>", "<beginning> <words>", "expect <subject> <words>",
      "expect <subject> <subject> <words><limit>", "source <script>",
      "leaks repeat <number> <words>", "record <recording>", "<walk>", "<walk>", "<walk>",
      "<walk>", "<command> <words>", "<command> <words>", "<command> <words>", "<command>",
    ],
    "limit": ["", " within 1s", " within", " within -1s", " -- why"],
    "script": ["part.walk who=me", "loop.walk", "wrong.walk", "none"],
    "recording": ["a.walk", "stop", "--expect b.walk", "''", "\u{202E}"],
    // Commands that usually succeed, so that scripts reach more screens.
    "walk": [
      "select 1", "select 2", "select Fred", "back", "open 1", "open 2", "open 3", "open persons",
      "dismiss", "relaunch", "undo", "size regular", "size compact", "login fred yabba", "edit",
      "rotate", "background", "foreground", "screen --all", "tree", "actions", "why", "stack",
      "back --swipe", "back --cancel", "open storefront://persons/Fred", "events all", "history",
      "type 1 \"x y\"", "touch Fred", "touch /F.*/ --index 1", "touch 1 --times 2",
      "touch Role --long",
      "type --here x", "type --delete 1", "relaunch --afresh", "toggle 1", "choose 1 1", "search a",
      "set trace on", "leaks", "where",
    ],
    "words": ["<word>", "<word> <word>", "<word> <word> <word>"],
    "word": Array(repeating: "<plain>", count: 8) + [
      "\"<plain>\"", "'<plain>'", "\"<plain>", "\\<plain>",
    ],
    "plain": Array(repeating: "<label>", count: 5) + [
      "<number>", "<option>", "<link>", "<odd>", "<odd><label>",
    ],
    // After an early "quit", the rest of the script has no effect.
    "command": CommandTable.bounded.commands.map(\.name).filter { $0 != "quit" },
    "verb": [
      "login", "logout", "edit", "save", "share", "cancel", "ok", "keepediting", "discard",
      "addtofavorites", "copylink", "settings", "browse", "close", "done", "signup", "b", "s",
      "sel",
      "LOGIN", "Log In", "All Products",
    ],
    "label": [
      "Fred", "Barney", "Betty", "Wilma", "Persons", "persons", "Groups", "Catalog", "Home",
      "Profile", "Women", "Dresses", "Linen dress", "Username", "Password", "Role", "sort", "price",
      "yabba", "fred", "F", "e", "All Products", "Silk top", "2.1", "primary:", "secondary:",
      "root", "stop", "keep", "repeat", "all", "next", "previous", "compact", "regular", "on",
      "off",
      "json", "text", "format", "echo", "keep-going", "leaks", "trace", "PersonCoordinator",
      "Fred: Follow", "2: 1", "#fred", "end", "Delete",
    ],
    "number": [
      "0", "1", "2", "3", "-1", "41", "104", "4096", "9223372036854775807", "-9223372036854775808",
      "9223372036854775808", "1e309", "inf", "nan", "-0", "0.001", "1_000", "٣", "0x10", "+1", "1.",
      "99999999999999999999999", "1e-320", "86400", "86401",
    ],
    "option": [
      "--swipe", "--cancel", "--all", "--expect", "--pull", "--return", "--", "--x", "-", "---",
      "--swip", "-- message",
    ],
    "link": [
      "storefront://persons/Fred", "storefront://products/linen-dress", "contacts://x",
      "a://b?c=%20",
      "://", "http://[", "storefront://%", "x://\u{202E}", "storefront://persons/%00",
      "file:///etc",
    ],
    "odd": [
      "é", "日本", "e\u{301}", "\u{202E}", "\u{1B}[31m", "\u{7}", "\u{FEFF}", "\u{200B}", "👩‍👩‍👧", "ﬁ",
      "\u{2028}", "\u{85}", "\u{301}", "ß", "İ", "\u{E000}", "\u{10FFFF}", "\u{FFFE}", "\u{9B}31m",
      "|", "=", "${", "}", "$", "${x}", "${y}", "${nope}", "\\", "\"", "'", "\\\"", ";", "#", "@",
      "!",
      "?", "(", ")", "[", "/", "/a/", "*", "..", "a=b", "x=", "env:FUZZ", "==", ">", "\t", " ",
      "\u{A0}",
    ],
    "subject": [
      "screen", "stack", "tab", "modal", "alert", "row", "button", "field", "text", "toggle",
      "choice", "count", "enabled", "selected", "leaks", "warnings", "issues", "size", "flow",
      "coordinator",
      "output", "call", "event", "swipe", "press", "no", "not", "soft", "soft no",
    ],
    "setting": [
      "@app contacts", "@app leaky", "@app storefront", "@app nope", "@app", "@size regular",
      "@size compact", "@size big", "@set x=1", "@set x=\"a b\"", "@set y=Fred", "@set 1=2", "@set",
      "@secret p=env:FUZZ_SECRET", "@secret p=env:NONE", "@tags a b", "@skip", "@skip why",
      "@known BUG-1",
      "@timeout 5s", "@timeout inf", "@timeout -1", "@data none.json", "@data", "@nope x", "@",
      "@fill Username fred", "@fill x",
      "@transitions timed", "@transitions x", "@language de", "@language zh-hk", "@language German",
      "@region CH", "@region x",
      "@clock real", "@clock virtual", "@clock x", "@now 2026-03-01T09:00Z", "@now x",
    ],
    "block": [
      "each x in (Fred Betty)", "each x y in (1 2 3 4)", "each x y in (1 2 3)",
      "each x in names.csv",
      "each name mail in names.csv", "each x in none.csv", "each x in (", "each in (1)", "each",
      "if <subject> <words>", "if <subject> /<words>/<limit>", "if", "else", "else x",
      "while <subject> <words> at most 2", "while no <subject> <words> at most 3", "while x",
      "attempt 2", "repeat 2", "repeat 0", "repeat x", "repeat",
      "each x x in (1 2)", "each x in ()", "each x in (\"a b\" 'c' ${x})", "setup", "setup x",
      "teardown", "end", "end", "end", "end", "end x",
    ],
    "title": ["== a", "== b @slow", "==", "== ${x}", "== \"q\" #c", "==x", "== @a @b"],
    "pattern": patterns,
  ]

  /// Patterns of all forms, but none that takes exponential time, even with a byte inserted.
  static let patterns = [
    "| Persons", "|", "|...", "| ...", "| * (glob)", "| [ (glob)", "| Per.* (re)", "| [[[[ (re)",
    "|Fred", "| ${x}", "| (re)", "| \\", "| \\ (glob)", "|\t", "  | 1  Fred* (glob)",
    "| (?<x>.).* (re)",
    "| é (esc)", "| stack  *", "|... ",
  ]

  /// The files that scripts can name.
  static let files: [String: String] = [
    "names.csv": "name,mail\nFred,fred@example.org\n\"Bet\"\"ty\",\n",
    "part.walk": "note part ${who}\nscreen\n",
    "loop.walk": "source loop.walk\n",
    "wrong.walk": "select\nselect \"\n",
  ]
}
