import Shell

/// The words from which the grammar makes lines.
enum GrammarWords {
  static let commands: [String] = CommandTable.bounded.commands.map(\.name)

  static let verbs = [
    "login", "logout", "edit", "save", "share", "cancel", "ok", "keepediting", "discard",
    "addtofavorites", "copylink", "settings", "browse", "close", "done", "signup", "b", "s", "sel",
    "LOGIN", "Log In", "All Products",
  ]

  static let labels = [
    "Fred", "Barney", "Betty", "Wilma", "Persons", "persons", "Groups", "Catalog", "Home",
    "Profile", "Women", "Dresses", "Linen dress", "Username", "Password", "Role", "sort", "price",
    "yabba", "fred", "F", "e", "All Products", "Silk top", "2.1", "primary:", "secondary:",
    "root", "stop", "keep", "repeat", "all", "next", "previous", "compact", "regular", "on", "off",
    "json", "text", "format", "echo", "keep-going", "leaks", "trace", "PersonCoordinator",
    "Fred: Follow", "2: 1", "#fred", "end", "Delete",
  ]

  static let numbers = [
    "0", "1", "2", "3", "-1", "41", "104", "4096", "9223372036854775807", "-9223372036854775808",
    "9223372036854775808", "1e309", "inf", "nan", "-0", "0.001", "1_000", "٣", "0x10", "+1", "1.",
    "99999999999999999999999", "1e-320", "86400", "86401",
  ]

  static let options = [
    "--swipe", "--cancel", "--all", "--expect", "--pull", "--return", "--", "--x", "-", "---",
    "--swip", "-- message",
  ]

  static let links = [
    "storefront://persons/Fred", "storefront://products/linen-dress", "contacts://x", "a://b?c=%20",
    "://", "http://[", "storefront://%", "x://\u{202E}", "storefront://persons/%00", "file:///etc",
  ]

  static let odd = [
    "é", "日本", "e\u{301}", "\u{202E}", "\u{1B}[31m", "\u{7}", "\u{FEFF}", "\u{200B}", "👩‍👩‍👧", "ﬁ",
    "\u{2028}", "\u{85}", "\u{301}", "ß", "İ", "\u{E000}", "\u{10FFFF}", "\u{FFFE}", "\u{9B}31m",
    "|", "=", "${", "}", "$", "${x}", "${y}", "${nope}", "\\", "\"", "'", "\\\"", ";", "#", "@",
    "!",
    "?", "(", ")", "[", "/", "/a/", "*", "..", "a=b", "x=", "env:FUZZ", "==", ">", "\t", " ",
    "\u{A0}",
  ]

  static let subjects = [
    "screen", "stack", "tab", "modal", "alert", "row", "button", "field", "text", "toggle",
    "choice", "count", "enabled", "selected", "leaks", "warnings", "size", "flow", "coordinator",
    "output", "call", "event", "swipe", "press", "no", "not",
  ]

  static let settings = [
    "@app contacts", "@app leaky", "@app storefront", "@app nope", "@app", "@size regular",
    "@size compact", "@size big", "@set x=1", "@set x=\"a b\"", "@set y=Fred", "@set 1=2", "@set",
    "@secret p=env:FUZZ_SECRET", "@secret p=env:NONE", "@tags a b", "@skip", "@skip why",
    "@timeout 5s", "@timeout inf", "@timeout -1", "@data none.json", "@data", "@nope x", "@",
    "@fill Username fred", "@fill x",
    "@clock real", "@clock virtual", "@clock x", "@now 2026-03-01T09:00Z", "@now x",
  ]

  static let blocks = [
    "each x in (Fred Betty)", "each x y in (1 2 3 4)", "each x y in (1 2 3)", "each x in names.csv",
    "each name mail in names.csv", "each x in none.csv", "each x in (", "each in (1)", "each",
    "each x x in (1 2)", "each x in ()", "each x in (\"a b\" 'c' ${x})", "setup", "setup x",
    "teardown", "end", "end", "end", "end", "end x",
  ]

  static let titles = ["== a", "== b @slow", "==", "== ${x}", "== \"q\" #c", "==x", "== @a @b"]

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
