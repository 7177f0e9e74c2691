import AppBundle
import BuildFormats
import Foundation
import Testing

@testable import ResourceCompiler

@Suite struct StringsTests {
  private func texts(_ text: String) throws -> [String: String] {
    try StringsFile("a.strings", Data(text.utf8)).texts
  }

  @Test func `keys and texts may be quoted, with comments around them`() throws {
    #expect(
      try texts(
        """
        /* The first
           screen */
        "a.title" = "It's \\"x\\"\\n\\U00e4\\tend"; // yes
        plain_key = plain;
        "alone";
        "ein" = "zwei" ;
        """)
        == [
          "a.title": "It's \"x\"\nä\tend", "plain_key": "plain", "alone": "alone", "ein": "zwei",
        ])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, "Missing ';'"),
    ("\n\"a\" \"b\";", 2, "Expected ';' or '=' after key"),
    ("\"a\" = \"b;\n", 1, "Unterminated quoted string starting"),
    ("\"a\" = ;", 1, "Unexpected character '0x3b'"),
  ])
  func `a mistake is reported with its line`(text: String, line: Int, message: String) {
    let error = #expect(throws: Diagnostic.self) { try texts(text) }
    #expect(
      error?.line == line && error?.message == "not a property list: \(message)", "\(error as Any)")
  }

  @Test(.timeLimit(.minutes(30))) func `variables in variables are bounded`() throws {
    var entry: [String: Any] = ["NSStringLocalizedFormatKey": "%#@v0@"]
    for number in 0..<12 {
      let next = number < 11 ? "%#@v\(number + 1)@" : "x"
      entry["v\(number)"] = Dictionary(
        uniqueKeysWithValues: ["zero", "one", "two", "few", "many", "other"].map { ($0, next) })
    }
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["key": entry], format: .xml, options: 0)
    let error = #expect(throws: Diagnostic.self) {
      try StringsDictionary("a.stringsdict", data, language: "en")
    }
    #expect(
      error?.description
        == "a.stringsdict: error: the key \"key\" has more than 65536 bytes of forms;"
        + " use fewer variables in its variables")
  }

  @Test func `a diagnostic is on one line`() {
    #expect("\(Diagnostic("a\nb", line: 1, "c\r\nd"))" == "a\\nb:1:1: error: c\\nd")
  }

  @Test func `a file may be in UTF-16 or a property list`() throws {
    let utf16 = try #require("\"k\" = \"grün\";".data(using: .utf16))
    #expect(try StringsFile("a.strings", utf16).texts == ["k": "grün"])
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["k": "v"], format: .binary, options: 0)
    #expect(try StringsFile("a.strings", list).texts == ["k": "v"])
    let xml = try PropertyListSerialization.data(
      fromPropertyList: ["k": "v"], format: .xml, options: 0)
    #expect(try StringsFile("a.strings", xml).texts == ["k": "v"])
    #expect(try StringsFile("a.strings", Data()).texts == [:])
  }

  @Test func `plural rules of a strings dictionary become a format`() throws {
    let list: [String: Any] = [
      "files": [
        "NSStringLocalizedFormatKey": "%#@files@ in %#@folders@",
        "files": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
          "NSStringFormatValueTypeKey": "d", "one": "%d file", "other": "%d files",
        ],
        "folders": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
          "NSStringFormatValueTypeKey": "d", "one": "%d folder", "other": "%d folders",
        ],
      ]
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .xml, options: 0)
    var tables = StringTables()
    try tables.add("/x/en.lproj/Localizable.stringsdict", data, region: "en")
    let format = try #require(tables.languages["en"]?["Localizable"]?["files"])
    #expect(PluralFormat.string(format, locale: nil, [1, 2]) == "1 file in 2 folders")
  }

  @Test func `a variable that a strings dictionary doesn't have is an error`() throws {
    let list = ["files": ["NSStringLocalizedFormatKey": "%#@files@"]]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .xml, options: 0)
    let error = #expect(throws: Diagnostic.self) {
      try StringsDictionary("a.stringsdict", data, language: "en")
    }
    #expect(
      error?.description
        == "a.stringsdict: error: the key \"files\" names the variable files, which it doesn't have"
    )
  }

  @Test func `a string catalog has the texts of all languages`() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {},
        "bye": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Goodbye"}},
          "de": {"stringUnit": {"state": "translated", "value": "Tschüss"}}}},
        "%@ has %lld items": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "new", "value": "%@ has %lld item"}},
          "other": {"stringUnit": {"state": "new", "value": "%@ has %lld items"}}}}}}},
        "sum": {"localizations": {"en": {
          "stringUnit": {"state": "new", "value": "%#@birds@ and %#@cats@"},
          "substitutions": {
            "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "new", "value": "%arg bird"}},
              "other": {"stringUnit": {"state": "new", "value": "%arg birds"}}}}},
            "cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "new", "value": "%arg cat"}},
              "other": {"stringUnit": {"state": "new", "value": "%arg cats"}}}}}}}}},
        "tap": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"stringUnit": {"state": "new", "value": "Tap"}},
          "mac": {"stringUnit": {"state": "new", "value": "Click"}}}}}}}
      }}
      """
    var tables = StringTables()
    try tables.add("/x/Localizable.xcstrings", Data(catalog.utf8), region: "en")
    let english = try #require(tables.languages["en"]?["Localizable"])
    #expect(english["bye"] == "Goodbye" && english["tap"] == "Tap" && english["Hello"] == nil)
    #expect(tables.languages["de"]?["Localizable"] == ["bye": "Tschüss"])
    let items = try #require(english["%@ has %lld items"])
    #expect(PluralFormat.string(items, locale: nil, ["Ada", 1]) == "Ada has 1 item")
    let sum = try #require(english["sum"])
    #expect(PluralFormat.string(sum, locale: nil, [1, 2]) == "1 bird and 2 cats")
  }

  @Test(arguments: [
    ("{", "not a string catalog: it isn't valid JSON"),
    ("{\"strings\": {}}", "not a string catalog: sourceLanguage is missing"),
  ])
  func `a string catalog that isn't one is an error`(text: String, message: String) {
    let error = #expect(throws: Diagnostic.self) {
      try StringCatalog("a.xcstrings", Data(text.utf8))
    }
    #expect(error?.message == message)
  }
}
