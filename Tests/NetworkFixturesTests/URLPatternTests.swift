import Foundation
import NetworkFixtures
import Testing

struct URLPatternTests {
  private static func matches(_ pattern: String, _ url: String) throws -> Bool {
    try URLPattern(pattern).matches(try #require(URL(string: url)))
  }

  @Test(arguments: [
    ("https://a.example/x", "https://a.example/x"), ("https://a.example/", "https://a.example"),
    ("https://a.example", "https://a.example/"), ("HTTPS://A.Example/x", "https://a.example/x"),
    ("https://a.example:443/x", "https://a.example/x"),
    ("http://a.example/x", "http://a.example:80/x"),
    ("https://a.example/*", "https://a.example/x/y"), ("https://a.example/*", "https://a.example/"),
    ("https://*.example/x", "https://a.b.example/x"), ("*/login", "https://a.example/v1/login"),
    ("*", "http://localhost:8080/a?b=c"), ("https://a.example*", "https://a.example?x=1"),
    ("https://a.example/*/b/*", "https://a.example/a/b/b/c"),
    ("https://a.example/a%20b", "https://a.example/a%20b"),
    ("https://a.example/%C3%A9", "https://a.example/%c3%a9"),
    ("https://a.example/2%2A2", "https://a.example/2*2"),
    ("https://user@a.example/x", "https://user@a.example/x"),
  ])
  func `a star stands for any characters, and equal URLs match in any spelling`(
    pattern: String, url: String
  ) throws {
    // The user of a URL isn't compared.
    let pattern = pattern.replacing("user@", with: "")
    #expect(try Self.matches(pattern, url))
  }

  @Test(arguments: [
    ("https://a.example/x", "http://a.example/x"), ("https://a.example/x", "https://a.example/X"),
    ("https://a.example/x", "https://a.example/x/"), ("https://a.example/x", "https://b.example/x"),
    ("https://a.example/x", "https://a.example:8443/x"),
    ("https://a.example/x", "https://a.example/x?y=1"),
    ("https://a.example/*b", "https://a.example/c"),
    ("https://a.example/b*b", "https://a.example/b"),
    ("https://a.example/2%2A2", "https://a.example/2x2"),
  ])
  func `other URLs don't match`(pattern: String, url: String) throws {
    #expect(try !Self.matches(pattern, url))
  }

  @Test(arguments: [
    ("a=1&b=2", "b=2&a=1", true), ("a=1", "a=1&b=2", false), ("a=1&*", "b=2&a=1", true),
    ("a=1&*", "a=1", true), ("a=1&b=2", "a=1", false), ("a=*", "a=", true),
    ("a=*", "a=x%26y", true),
    ("a=*&a=1", "a=1&a=2", true), ("q=a+b", "q=a%20b", true), ("q=a%2Bb", "q=a+b", false),
    ("flag", "flag=", true), ("*_id=7", "user_id=7", true), ("a=1", "a=1&a=1", false),
    ("", "", true),
    ("*", "", true), ("*", "x=1&y", true),
  ])
  func `the order of query items doesn't matter, and a star allows others`(
    query: String, other: String, expected: Bool
  ) throws {
    let matches = try Self.matches("https://a.example/x?\(query)", "https://a.example/x?\(other)")
    #expect(matches == expected)
  }

  @Test(arguments: [
    "a.example", "htps://a.example", "ftp://a.example", "", "/x", "https://a b", "*#x",
  ])
  func `a pattern that no request can match is a mistake`(pattern: String) {
    #expect(throws: FixtureMistake.Problem.self) { try URLPattern(pattern) }
  }

  @Test func `many stars take no exponential time`() throws {
    let pattern = "https://a.example/" + String(repeating: "*a", count: 200) + "b"
    let url = "https://a.example/" + String(repeating: "a", count: 2_000)
    #expect(try !Self.matches(pattern, url))
  }
}
