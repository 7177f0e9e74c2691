import AppSandbox
import Foundation
import HeadlessUIKit
import Testing

@testable import ManagedObjects

@Suite(.serialized) struct InitialDataTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")

  /// Creates a library that begins with the objects of a file.
  private func library(_ json: String) throws -> Library {
    let type = try #require(AppSandbox.initialDataType)
    func use<Data: InitialData>(_ type: Data.Type) throws {
      type.use(try Data(contentsOf: file.path))
    }
    func forget<Data: InitialData>(_ type: Data.Type) { type.use(nil) }
    try json.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    try use(type)
    defer { forget(type) }
    return Library()
  }

  @Test func `a new store begins with the objects of a file`() throws {
    let library = try library(
      """
      {
        "Author": [
          { "@id": "austen", "name": "Austen", "born": "1775-12-16T00:00:00Z",
            "books": [{ "title": "Emma", "pages": 474, "isRead": true }] }
        ],
        "Book": [{ "title": "Persuasion", "author": "austen" }]
      }
      """)
    #expect(try library.titles("author.name == 'Austen'") == ["Emma", "Persuasion"])
    #expect(try library.titles("isRead == YES AND pages == 474") == ["Emma"])
    #expect(!library.context.hasChanges)
  }

  @Test func `a file that isn't JSON is an error with its line`() {
    let error = #expect(throws: (any Error).self) { try library("{\n\"Author\": [}") }
    #expect(error.map { "\($0)".hasPrefix("line 2: expected a value") } == true, "\(error)")
  }

  @Test(arguments: [
    ("[]", "line 1: expected an object with a list for each entity, found an array"),
    ("{\n\"Books\": []}", "line 2: no entity \"Books\"; the model has Author, Book, Tag"),
    ("{\"Book\":\n{}}", "line 2: expected a list of Book, found an object"),
    (
      "{\"Book\": [\n{\"name\": \"Emma\"}]}",
      "line 2: Book has no property \"name\"; it has author, isRead, kind, pages, tags, title"
    ),
    ("{\"Book\": [{\n\"pages\": 1.5}]}", "line 2: expected an integer for pages, found a number"),
    (
      "{\"Book\": [{\n\"author\": \"austen\"}]}", "line 2: no object has the \"@id\" \"austen\""
    ),
    ("{\"Book\": [\n{\"pages\": 1}]}", "line 2: title is a required value."),
  ])
  func `an object that the model doesn't have is an error with its line`(
    _ json: String, _ message: String
  ) throws {
    try json.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let data = try StoredObjects(contentsOf: file.path)
    let error = #expect(throws: StoredObjectsMistake.self) { try data.check(Library.model()) }
    #expect(error?.description == message)
  }
}
