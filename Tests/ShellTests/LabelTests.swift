import Shell
import Testing

@Suite struct LabelTests {
  private nonisolated static let fits: [(String, String, LabelMatch?)] = [
    ("Fred", "Fred", LabelMatch.whole), ("fRED", "Fred", .whole), ("fr", "Fred", .beginning),
    ("ED", "Fred", .part), ("Fredd", "Fred", nil), ("x", "Fred", nil), ("ÉCO", "école", .beginning),
    ("łódź", "Miasto ŁÓDŹ", .part), ("Zoë", "Zoe\u{308}", .whole), ("straße", "STRAßE", .whole),
    ("😀", "so 😀", .part), ("", "", .whole), ("", "Fred", nil), ("e", "é", nil),
    ("4,50 €", "4,50\u{A0}€", .whole),
    ("12 345 km", "um 12\u{202F}345 km", .part), ("9.50 ₪", "\u{200F}9.50 \u{200F}₪", .whole),
  ]

  @Test(arguments: Self.fits)
  func `a label matches as a whole, by its beginning or by a part, ignoring case`(
    typed: String, label: String, match: LabelMatch?
  ) {
    #expect(LabelMatch.of(typed, in: label) == match)
    #expect(LabelMatch.isWhole(typed, label) == (match == .whole))
  }

  private nonisolated static let verbs: [(String, String)] = [
    ("Log In", "login"), ("Sign Up", "signup"), ("Forgot password?", "forgotpassword"),
    ("OK", "ok"), ("Page 2", "page2"), ("Überspringen", "überspringen"), ("+", ""), ("", ""),
    ("Łódź!", "łódź"), ("\u{202E}Delete\u{7}", "delete"), ("½", "½"),
  ]

  @Test(arguments: Self.verbs)
  func `a verb is the title in lowercase letters and digits`(title: String, verb: String) {
    #expect(Verb.of(title) == verb)
  }

  private nonisolated static let slips: [(String, String?)] = [
    ("hlep", "help"), ("slect", "select"), ("selct", "select"), ("sel", "select"),
    ("opne", "open"), ("OPEN", "open"), ("bakc", "back"), ("xyzzy", nil), ("", nil), ("s", nil),
  ]

  @Test(arguments: Self.slips)
  func `the nearest name has an edit distance of at most two`(word: String, name: String?) {
    let names = ["open", "select", "back", "help"]
    #expect(Nearest.name(to: word, among: names) == name)
  }

  @Test func `if two names are equally near, the first is suggested`() {
    #expect(Nearest.name(to: "abd", among: ["abc", "abe"]) == "abc")
  }

  @Test func `a very long word has no nearest name, and the search ends at once`() {
    #expect(Nearest.name(to: String(repeating: "a", count: 100_000), among: ["a"]) == nil)
  }

  private nonisolated static let unsafeTexts: [(String, String)] = [
    ("Fred", "Fred"), ("Zoë 😀", "Zoë 😀"), ("a\nb\r\tc", #"a\nb\r\tc"#),
    ("\u{1B}[31mred", #"\u{1B}[31mred"#), ("\u{0}", #"\u{0}"#), ("\u{7F}\u{9B}", #"\u{7F}\u{9B}"#),
    ("\u{202E}abc\u{202C}", #"\u{202E}abc\u{202C}"#), ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#),
    ("a\u{2028}b\u{FEFF}", #"a\u{2028}b\u{FEFF}"#), ("\u{200F}", #"\u{200F}"#),
    ("👨‍👩‍👧", "👨‍👩‍👧"),
  ]

  @Test(arguments: Self.unsafeTexts)
  func `control characters and direction marks are escaped`(
    text: String, safe: String
  ) {
    #expect(SafeText.escaped(text) == safe)
    #expect(SafeText.escaped(safe) == safe)
  }
}
