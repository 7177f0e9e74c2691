import Testing

@testable import Script

@Suite struct GlobTests {
  @Test(arguments: [
    ("", ""), ("*", ""), ("*", "anything"), ("login*", "Login as Fred"), ("*fred", "LOGIN AS FRED"),
    ("*as*", "login as fred"), ("l?gin", "login"), ("???", "abc"), ("*a*b", "xaxxab"),
    ("a**b", "ab"), ("zoë", "ZOË"), ("?", "😀"), ("[a]", "[a]"), ("a.b", "a.b"), ("a\\?", "a\\b"),
  ])
  func `a pattern matches a whole text`(pattern: String, text: String) {
    #expect(Glob(pattern, ignoresCase: true).matches(text))
  }

  @Test(arguments: [
    ("", "a"), ("a", ""), ("login", "login as fred"), ("fred", "login as fred"), ("l?gin", "lgin"),
    ("?", ""), ("*a", "b"), ("a*b", "abc"), ("a.b", "axb"), ("[a]", "a"),
  ])
  func `a pattern doesn't match if either side has a remainder`(pattern: String, text: String) {
    #expect(!Glob(pattern, ignoresCase: true).matches(text))
  }

  @Test func `matching is case-sensitive unless case is ignored`() {
    #expect(!Glob("Fr*").matches("fred"))
    #expect(Glob("Fr*").matches("Fred"))
    #expect(Glob("Fr*", ignoresCase: true).matches("FRED"))
  }

  @Test(arguments: [
    ("a\\*b", "a*b", true), ("a\\*b", "axb", false), ("a\\?b", "a?b", true),
    ("a\\?b", "axb", false), ("a\\\\b", "a\\b", true), ("a\\b", "ab", true), ("a\\", "a\\", true),
    ("\\**", "*x", true), ("\\**", "x", false),
  ])
  func `an escaped character is literal`(pattern: String, text: String, fits: Bool) {
    #expect(Glob(pattern, hasEscapes: true).matches(text) == fits)
  }

  @Test func `all short patterns match as exhaustive search does`() {
    let texts = Self.words(over: ["a", "b"], upTo: 4)
    for pattern in Self.words(over: ["a", "b", "?", "*"], upTo: 4) {
      let glob = Glob(pattern)
      for text in texts where glob.matches(text) != Self.isMatch(pattern[...], text[...]) {
        Issue.record("\(pattern) and \(text)")
      }
    }
  }

  /// Returns whether the pattern matches the text, by trying every possibility.
  private static func isMatch(_ pattern: Substring, _ text: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    if first == "*" {
      return isMatch(rest, text) || !text.isEmpty && isMatch(pattern, text.dropFirst())
    }
    return (first == "?" ? !text.isEmpty : text.first == first) && isMatch(rest, text.dropFirst())
  }

  private static func words(over letters: [String], upTo length: Int) -> [String] {
    var all = [""]
    var longest = all
    for _ in 0..<length {
      longest = longest.flatMap { word in letters.map { word + $0 } }
      all += longest
    }
    return all
  }

  @Test func `many gaps need at most as many comparisons as the product of the lengths`() {
    let parts =
      (0..<100).flatMap { _ in [CountedPart("a"), CountedPart(nil)] } + [CountedPart("b")]
    let text = Array(repeating: Character("a"), count: 500)
    #expect(!parts.matchAll(text))
    let comparisons = parts.reduce(0) { $0 + $1.comparisons }
    #expect(comparisons <= parts.count * text.count)
  }
}

/// A pattern part, either a letter or a gap, that counts its comparisons.
private final class CountedPart: PatternPart {
  private let letter: Character?
  private(set) var comparisons = 0

  init(_ letter: Character?) { self.letter = letter }

  var isGap: Bool { letter == nil }

  func matches(_ item: Character) -> Bool {
    comparisons += 1
    return item == letter
  }
}
