import Foundation
import Script
import TestSupport
import Testing

@testable import Shell

/// Tests of the recognition of secrets in output.
@Suite struct SecretFilterTests {
  private static func filter(_ secrets: String...) -> SecretFilter {
    var filter = SecretFilter()
    for secret in secrets { filter.add(secret) }
    return filter
  }

  private nonisolated static let spellings: [(secret: String, written: String)] = [
    (#"pass"word\x"#, #"pass\"word\\x"#), (#"pass"word\x"#, #"pass\\\"word\\\\x"#),
    ("a/b/c/d", #"a\/b\/c\/d"#), ("naïve ✓", #"na\u00efve \u2713"#),
    ("naïve ✓", #"na\u{EF}ve \u2713"#),
    ("key 😀!", #"key \uD83D\uDE00!"#), ("key 😀!", #"key \\ud83d\\ude00!"#),
    ("a<b>&c", "a&lt;b&gt;&amp;c"), ("a<b>&c", "a&#60;b&#x3E;&amp;amp;c"),
    ("it's 5", "it&#39;s 5"), (#"say "hi""#, "say &quot;hi&quot;"),
    (#"say "hi""#, #"say \&quot;hi\&quot;"#),
    ("two words", "two%20words"), ("two words", "two%2520words"),
    ("50% of ü", "50%25%20of%20%C3%BC"),
    ("50% of ü", "50%25 of %c3%bc"), ("ab\u{1B}cd", #"ab\u001bcd"#), ("ab\u{1B}cd", #"ab\u{1B}cd"#),
    ("ab\u{8}\u{C}cd", #"ab\b\fcd"#), ("line\nend", #"line\nend"#), ("line\nend", #"line\\nend"#),
    ("two words", "two\n    words"), ("two  words", "two words"), ("two words", #""two" words"#),
    ("two words", "'two words'"), ("hunter22", "hun'ter'22"), ("hunter22", #"hun\ter22"#),
    ("x${y}z", #"x\${y}z"#), ("\u{2028}ab\u{202E}", #"\u2028ab\u{202E}"#),
    ("#tag#s", ##"\#tag\#s"##),
    ("\u{E0001}abc", #"\uDB40\uDC01abc"#), (#"a\nb"#, #"a\nb"#), (#"a\\nb"#, #"a\\\\nb"#),
    ("a\\nb\nc\u{1B}", #"a\nb\nc\u{1B}"#), ("50% of ü%", "50%25%20of%20%C3%BC%"),
    ("https://x/two words", #"https:\/\/x\/two%20words"#),
    (#"say "hi" ü"#, #"\"say \\\"hi\\\" %C3%BC\""#),
    (#"%41bc"#, "%2541bc"), ("Log In!", "login"),
  ]

  @Test(arguments: spellings)
  func `a secret is found however its characters are written`(secret: String, written: String) {
    let filter = Self.filter(secret)
    #expect(filter.finds(in: written))
    for (before, after) in [
      ("", ""), ("a%", "x"), ("\\", "\\"), ("&", ";"), ("\\\\", "\""), ("%4", "%"),
    ] {
      let hidden = filter.redacted(before + written + after)
      #expect(hidden.contains(SecretFilter.stars) && hidden.utf8.count < 16, "\(hidden)")
    }
  }

  @Test func `text without a secret stays as it is`() {
    let filter = Self.filter("hunter22", "two words", #"a"b"c"#, "<b>text</b>")
    for text in [
      "", "hunter2", "hunter 22", "two-words", "b>text</b", "abc", #"a"b"d"#, "%", "\\",
      "&", "two wor%", "hunter\\", "&lt;b>text", "hunter%32", "\\u{", "\\uD83D", "&#60", "%%%25%2",
    ] {
      #expect(filter.redacted(text) == text)
    }
    #expect(SecretFilter().redacted("hunter22") == "hunter22")
  }

  @Test func `an escape and the bytes beside it can both be part of a secret`() {
    #expect(Self.filter("nopqrs").redacted(#"C:\nopqrs"#) == #"C:\********"#)
    #expect(Self.filter("41bcde").redacted("99%41bcde") == "99%********")
    #expect(Self.filter("lt;text").redacted("&lt;text") == "&********")
  }

  @Test func `overlapping secrets are hidden together, adjacent ones separately`() {
    let filter = Self.filter("abcdef", "defghi", "abcd")
    #expect(filter.redacted("-abcdefghi-") == "-********-")
    #expect(filter.redacted("abcdabcdef") == "****************")
  }

  @Test func `a value is hidden if it has at least four bytes without extra blanks`() {
    for value in ["", "abc", " abc ", "a  b", "    ", "\n\n\n\n"] {
      #expect(SecretFilter.isTooShort(value) && Self.filter(value).isEmpty)
    }
    for value in ["abcd", "a b c", "éé", "😀", " abcd"] {
      #expect(!SecretFilter.isTooShort(value) && !Self.filter(value).isEmpty)
    }
    #expect(Self.filter("  ab cd ").redacted("<ab cd>") == "<********>")
  }

  @Test func `a secret that was shortened is hidden`() {
    let filter = Self.filter("correct horse battery")
    #expect(filter.redacted("“correct ho…”") == "“********…”")
    #expect(filter.redacted("cor… correct") == "cor… correct")
    #expect(filter.redacted("correct ho") == "correct ho")
    #expect(filter.redacted("is correct ho", isCut: true) == "is ********")
    #expect(filter.redacted("is correct%20", isCut: true) == "is ********")
    #expect(filter.redacted("no c, d", isCut: true) == "no c, d")
    let shortened = CommandError.unknownApp(
      "\u{1B}\u{1B}" + String(repeating: "x", count: 100), there: []
    ).message
    for count in 2...52 {
      let name = String(repeating: "-", count: count) + "pass\u{1B}word/pass\u{1B}word"
      let message = CommandError.unknownApp(name, there: []).message
      #expect(!Self.filter("pass\u{1B}word/pass\u{1B}word").redacted(message).contains("pass\\u"))
    }
    #expect(shortened.contains("x…\""))
  }

  @Test func `values that differ only in normalization are distinct`() {
    let (composed, decomposed) = ("caf\u{E9}s", "cafe\u{301}s")
    let filter = Self.filter(composed)
    #expect(filter.redacted(decomposed).utf8.elementsEqual(decomposed.utf8))
    #expect(filter.redacted(composed) == SecretFilter.stars)
    var both = filter
    #expect(both.add(decomposed) && !both.add(composed))
    #expect(both.redacted(decomposed) == SecretFilter.stars)
    // A combining mark after the value belongs to other text.
    #expect(Self.filter("hunter22").redacted("hunter22\u{301}").hasPrefix("*******"))
  }

  @Test func `JSON stays valid, whatever the secrets are`() throws {
    let filter = Self.filter(
      "line", "true", #"","b""#, #":"x"#, "12345", #"a\b""#, "null", "name\":")
    let json =
      #"{"line":true,"a":"","b":"x","c":[12345,"12345"],"d":"a\\b\"\"","e":null,"f":"name\":"}"#
    let hidden = filter.redacted(json: json)
    #expect(
      hidden
        == #"{"line":true,"a":"","b":"x","c":[12345,"********"],"d":"********\"","e":null,"f":"********"}"#
    )
    let value = try JSONSerialization.jsonObject(with: Data(hidden.utf8)) as? [String: Any]
    #expect(value?.count == 7)
  }

  @Test func `exact occurrences are found with their values`() {
    let filter = Self.filter("two  words", "two words", " pads ", "words and more")
    let found = filter.occurrences(in: Array("two  words, x pads y, two words and more".utf8))
    #expect(found.map(\.value) == ["two  words", " pads ", "words and more"])
    #expect(found.map(\.range) == [0..<10, 13..<19, 26..<40])
  }

  @Test func `the result is the same for pieces of any size`() {
    let filter = Self.filter("hunter22", "two words", "22nd secret", #"q"uote"#, "é✓😀")
    let text =
      #"hunter22 hunter2 \"two \n  words\" hunter22nd secret q\"uote %C3%A9✓\ud83d\ude00 é"#
    let whole = filter.redacted(text)
    for size in 1...text.utf8.count {
      var held: [UInt8] = []
      var hidden: [String] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        var output = AppOutput()
        rest.prefix(size).withUnsafeBytes { output.append($0) }
        output.prepend(held)
        rest = rest.dropFirst(size)
        if !rest.isEmpty { held = output.removeBeginning(ofSecretIn: filter) }
        hidden += output.lines(hiding: filter)
      }
      #expect(hidden.joined() == whole, "\(size)")
    }
  }

  @Test(.bug(id: "F29")) func `the cost doesn't depend on the number of secrets`() {
    let text = "no such row: wrong passport"
    let growth = growthOfTime { count in
      var filter = SecretFilter()
      for number in 0..<count {
        filter.add("wrong password \(number)")
        if filter.finds(in: text) { Issue.record("nothing is there") }
      }
      #expect(filter.redacted("wrong password \(count - 1)!") == "********!")
    }
    #expect(growth < 30)
  }

  nonisolated private static let floods: [(secrets: [String], piece: String)] = [
    ([String(repeating: "a", count: 200)], "a"),
    ([String(repeating: "a", count: 200)], #"aaa""#),
    ([String(repeating: #"\"#, count: 8)], #"\"#),
    ([#"\\srv\share"#], #"\"#),
    ([#"""""""#], "\""), (["a b c d"], "a "), (["a bcd"], " "), (["%%%%"], "%25"),
    (["&&&&"], "&amp;"),
    ((0..<7_500).map { "wrong password \($0)" }, "wrong password 7 wrong pass"),
  ]

  @Test(arguments: floods)
  func `the cost is linear in the text, whatever the secrets are`(
    secrets: [String], piece: String
  ) {
    var filter = SecretFilter()
    for secret in secrets { filter.add(secret) }
    let growth = growthOfTime { size in
      let text = String(repeating: piece, count: size / 4 / piece.utf8.count) + "#"
      #expect(filter.redacted(text).hasSuffix("#"))
    }
    #expect(growth < 30)
  }
}
