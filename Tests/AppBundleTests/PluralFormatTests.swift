import AppBundle
import Foundation
import Testing

@Suite struct PluralFormatTests {
  private static func rule(
    _ forms: [String: String], in language: String = "en", of argument: Int? = nil
  ) throws -> String {
    try PluralRule(language: language, argument: argument, forms: forms).marker("items")
  }

  private static let english = Locale(identifier: "en_US")

  @Test(arguments: [(0, "0 items"), (1, "1 item"), (2, "2 items")])
  func `a rule chooses the form for its argument`(number: Int, expected: String) throws {
    let format = try Self.rule(["one": "%lld item", "other": "%lld items"])
    #expect(PluralFormat.string(format, locale: nil, [number]) == expected)
  }

  @Test(arguments: [(1, "plik"), (3, "pliki"), (5, "plików"), (22, "pliki")])
  func `the rules are those of the language`(number: Int, expected: String) throws {
    let format = try Self.rule(
      ["one": "plik", "few": "pliki", "many": "plików", "other": "pliku"], in: "pl")
    #expect(PluralFormat.string(format, locale: nil, [number]) == expected)
  }

  @Test func `a form for zero is used in every language, as on iOS`() throws {
    let format = try Self.rule(["zero": "nothing", "one": "%d thing", "other": "%d things"])
    #expect(PluralFormat.string(format, locale: nil, [0]) == "nothing")
  }

  @Test func `rules and other arguments stand in one format`() throws {
    let rule = try Self.rule(["one": "one item", "other": "%lld items"])
    #expect(
      PluralFormat.string("%@ has \(rule) in %@", locale: nil, ["Ada", 1, "Rome"])
        == "Ada has one item in Rome")
    #expect(
      PluralFormat.string("%@ has \(rule) in %@, 100 %%", locale: nil, ["Ada", 3, "Rome"])
        == "Ada has 3 items in Rome, 100 %")
  }

  @Test func `a rule's argument may have a place, and be used again`() throws {
    let rule = try Self.rule(
      ["one": "%2$lld item of %1$@", "other": "%2$lld items of %1$@"], of: 2)
    #expect(PluralFormat.string(rule, locale: nil, ["Ada", 3]) == "3 items of Ada")
  }

  @Test func `a rule may be inside of another's form`() throws {
    let inner = try Self.rule(["one": "%lld folder", "other": "%lld folders"])
    let outer = try PluralRule(
      language: "en", forms: ["one": "%lld file in \(inner)", "other": "%lld files in \(inner)"]
    ).marker("files")
    // The inner format counts on from the outer one's argument.
    #expect(PluralFormat.string(outer, locale: nil, [2, 1]) == "2 files in 1 folder")
  }

  @Test func `numbers follow the locale`() throws {
    let format = try Self.rule(["one": "%lld item", "other": "%lld items"])
    #expect(PluralFormat.string(format, locale: Self.english, [12345]) == "12,345 items")
  }

  @Test func `a form may have a sign that ends a marker`() throws {
    let format = try Self.rule(["one": "%@ me@home", "other": "%@ you@work"])
    #expect(PluralFormat.string(format, locale: nil, ["x"]) == "x you@work")
  }

  @Test func `a format without rules is Foundation's`() {
    #expect(PluralFormat.string("%.1f km, %@ %%", locale: nil, [2.25, "a"]) == "2.2 km, a %")
    #expect(PluralFormat("%#@items@", [1]) == nil)
  }

  @Test func `an argument that is missing leaves the format alone`() throws {
    let format = try Self.rule(["other": "%lld items %@"])
    #expect(PluralFormat(format, [1]) == nil)
  }
}
