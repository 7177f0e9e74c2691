import Testing

@testable import TestRunner

@Suite struct GlobTests {
  @Test(arguments: [
    ("", ""), ("*", ""), ("*", "anything"), ("login*", "Login as Fred"), ("*fred", "LOGIN AS FRED"),
    ("*as*", "login as fred"), ("l?gin", "login"), ("???", "abc"), ("*a*b", "xaxxab"),
    ("a**b", "ab"), ("zoë", "ZOË"), ("?", "😀"), ("[a]", "[a]"), ("a.b", "a.b"),
  ])
  func `a pattern fits a whole text, without regard to case`(pattern: String, text: String) {
    #expect(Glob.matches(pattern, text))
  }

  @Test(arguments: [
    ("", "a"), ("a", ""), ("login", "login as fred"), ("fred", "login as fred"), ("l?gin", "lgin"),
    ("?", ""), ("*a", "b"), ("a*b", "abc"), ("a.b", "axb"), ("[a]", "a"),
  ])
  func `what is left over on either side does not fit`(pattern: String, text: String) {
    #expect(!Glob.matches(pattern, text))
  }

  @Test func `many stars take no more than the product of the lengths`() {
    let text = String(repeating: "a", count: 500)
    #expect(!Glob.matches(String(repeating: "a*", count: 100) + "b", text))
  }
}
