import Foundation
import NetworkFixtures
import Testing

struct FixtureFileTests {
  private static func parse(
    _ text: String, path: String = "a/b.json"
  ) -> (file: FixtureFile, mistakes: [FixtureMistake]) {
    FixtureFile.parse(Array(text.utf8)[...], path: path, name: "b.json")
  }

  private static func fixture(_ members: String) throws -> Fixture {
    let (file, mistakes) = parse(#"[{"url": "https://a.example/"\#(members)}]"#)
    #expect(mistakes.isEmpty)
    return try #require(file.fixtures.first)
  }

  private static func response(_ members: String) throws -> Fixture.Response {
    guard case .response(let response) = try fixture(members).answer else {
      throw CocoaError(.coderValueNotFound)
    }
    return response
  }

  @Test func `a fixture answers GET with an empty response, at once and always`() throws {
    let fixture = try Self.fixture("")
    #expect(fixture.method == "GET" && fixture.delay == 0 && fixture.times == nil)
    #expect(fixture.place == "b.json:1")
    let response = try Self.response("")
    #expect(response.status == 200 && response.headers == [:] && response.body == .bytes([]))
  }

  @Test func `a body is a text, or JSON as it is written`() throws {
    let text = try Self.response(#", "body": "caf\u00e9""#)
    #expect(text.body == .bytes(Array("café".utf8)))
    #expect(text.headers == ["Content-Type": "text/plain; charset=utf-8"])
    let json = try Self.response(#", "body": {"a": [1.0, 12345678901234567890 , null]}"#)
    #expect(json.body == .bytes(Array(#"{"a": [1.0, 12345678901234567890 , null]}"#.utf8)))
    #expect(json.headers == ["Content-Type": "application/json"])
  }

  @Test func `header fields of the fixture come first`() throws {
    let response = try Self.response(#", "headers": {"content-type": "text/x"}, "body": {}"#)
    #expect(response.headers == ["content-type": "text/x"])
  }

  @Test func `a method is compared in capitals, and a star is any method`() throws {
    #expect(try Self.fixture(#", "method": "post""#).method == "POST")
    #expect(try Self.fixture(#", "method": "*""#).method == nil)
  }

  @Test func `a body in a file is beside the file with the fixtures`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fixtures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data([1, 2]).write(to: folder.appending(path: "a.png"))
    let (file, mistakes) = Self.parse(
      #"[{"url": "*", "file": "a.png"}, {"url": "*", "file": "none"}, {"url": "*", "file": "."}]"#,
      path: folder.appending(path: "x.json").path)
    guard case .response(let response) = file.fixtures.first?.answer else {
      Issue.record("no response")
      return
    }
    #expect(response.body == .file(path: folder.appending(path: "a.png").path))
    #expect(response.headers == ["Content-Type": "image/png"])
    #expect(file.bodyFiles == [folder.appending(path: "a.png").path])
    #expect(
      mistakes.map(\.problem) == [
        .unreadableBody(
          path: folder.path + "/none", reason: "No such file or directory"),
        .unreadableBody(path: folder.path + "/.", reason: "it is a directory"),
      ])
  }

  @Test func `every mistake has its line, and the other fixtures are kept`() {
    let (file, mistakes) = Self.parse(
      """
      [
        {"url": "https://a.example/", "staus": 200},
        {"url": "https://a.example/",
         "status": "200", "delay": -1},
        {"url": "https://a.example/", "method": "GTE",
         "times": 0},
        {"url": "https://a.example/", "error": "timeOut"},
        {"url": "https://a.example/", "error": "timedOut", "body": ""},
        {"url": "https://a.example/", "url": "https://b.example/"},
        {"status": 200}, [],
        {"url": "a.example", "headers": {"A b": "", "c": 1, "D": "x", "d": "y"}},
        {"url": "https://good.example/"}
      ]
      """)
    #expect(file.fixtures.map(\.pattern.text) == ["https://good.example/"])
    #expect(mistakes.map(\.line) == [2, 4, 4, 5, 6, 7, 8, 9, 10, 10, 11, 11, 11, 11])
    #expect(mistakes.allSatisfy { $0.file == "a/b.json" })
  }

  @Test(arguments: [
    ("", "expected a value, found the end of the file", 1),
    ("{}", "", 1),
    ("[\n{\"url\": \"*\",}\n]", "expected a key in quotes, found \"}\"", 2),
    ("[\n{\"url\" \"*\"}\n]", "expected \":\" after \"url\", found \"\"\"", 2),
    ("[\n{\"url\": \"*\"\n]", "expected \",\" or \"}\", found \"]\"", 3),
    ("[\n\n{\"url\": tru}]", "expected a value, found \"tru\"", 3),
    ("[1,]", "expected a value after the comma, found \"]\"", 1),
    ("[01]", "\"01\" is not a number", 1),
    ("[1e999]", "\"1e999\" is not a number", 1),
    ("[\"a\nb\"]", "a string has no closing quote on its line", 1),
    ("[\"a", "a string has no closing quote", 1),
    ("[\"a\\", "a string has no closing quote", 1),
    ("[\"\\x\"]", "a string has an invalid escape or isn't UTF-8", 1),
    ("[] x", "expected the end of the file, found \"x\"", 1),
  ])
  func `what isn't JSON, or no array, is a mistake with its line`(
    text: String, problem: String, line: Int
  ) throws {
    let (_, mistakes) = Self.parse(text)
    let mistake = try #require(mistakes.first)
    #expect(mistakes.count == 1 && mistake.line == line)
    if problem.isEmpty {
      #expect(
        mistake.problem
          == .wrongType(key: nil, expected: "an array of fixtures", found: "an object"))
    } else {
      #expect(mistake.problem == .invalidJSON(problem))
    }
  }

  @Test func `a byte order mark and Windows' line ends are fine`() {
    let (file, mistakes) = Self.parse("\u{FEFF}[\r\n{\"url\": \"*\"}\r\n]\r\n")
    #expect(file.fixtures.map(\.line) == [2] && mistakes.isEmpty)
  }

  @Test func `values are nested at most 200 deep`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(
      Self.parse(deep).mistakes.map(\.problem) == [
        .invalidJSON("values are nested more than 200 levels deep")
      ])
  }

  @Test func `each error has a code, and those that people see have a message`() {
    for name in NetworkFailure.names {
      #expect(NetworkFailure(name: name) != nil, "\(name)")
    }
    #expect(NetworkFailure(name: "timedOut")?.message == "The request timed out.")
    #expect(
      NetworkFailure(name: "callIsActive")?.message
        == "The operation couldn’t be completed. (NSURLErrorDomain error -1019.)")
  }
}
