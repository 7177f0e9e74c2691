import AppSandbox
import Foundation
import HeadlessUIKit
import Testing

@testable import ManagedObjects

@Suite struct InitialDataTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")

  /// Reads a file with the given text.
  private func objects(_ json: String) throws -> StoredObjects {
    try json.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try StoredObjects(contentsOf: file.path)
  }

  @Test func `the app finds the type of its data by name`() {
    #expect(AppSandbox.initialDataType == StoredObjects.self)
  }

  @Test func `a new store begins with the objects of a file`() throws {
    let library = Library()
    let objects = try objects(
      """
      {
        "Author": [
          { "@id": "austen", "name": "Austen", "born": "1775-12-16T00:00:00Z",
            "books": [{ "title": "Emma", "pages": 474, "isRead": true }] }
        ],
        "Book": [{ "title": "Persuasion", "author": "austen" }]
      }
      """)
    try objects.fill(library.container.persistentStoreCoordinator)
    #expect(try library.titles("author.name == 'Austen'") == ["Emma", "Persuasion"])
    #expect(try library.titles("isRead == YES AND pages == 474") == ["Emma"])
    #expect(!library.context.hasChanges)
  }

  @Test func `a file that isn't JSON is an error with its line`() {
    let error = #expect(throws: (any Error).self) { try objects("{\n\"Author\": [}") }
    #expect(error.map { "\($0)".hasPrefix("line 2: expected a value") } == true, "\(error)")
  }

  @Test func `a folder and a device are errors that say so`() {
    func message(_ path: String) -> String? {
      #expect(throws: (any Error).self) { try StoredObjects(contentsOf: path) }.map { "\($0)" }
    }
    #expect(message("/tmp") == "it is a directory")
    #expect(message("/dev/zero") == "it is not a regular file")
    #expect(message("/no/file")?.contains("No such file") == true)
  }

  @Test(arguments: [
    ("[]", "line 1: expected an object with a list for each entity, found an array"),
    ("{\n\"Books\": []}", "line 2: no entity \"Books\"; the model has Author, Book, Tag"),
    ("{\"Book\":\n{}}", "line 2: expected a list of Book, found an object"),
    (
      "{\"Book\": [\n{\"name\": \"Emma\"}]}",
      "line 2: Book has no property \"name\"; it has author, isRead, kind, pages, tags, title"
    ),
    (
      "{\"Book\": [{\n\"pages\": 1.5}]}",
      "line 2: expected an integer from -32768 to 32767 for pages, found a number"
    ),
    (
      "{\"Book\": [{\n\"pages\": 40000}]}",
      "line 2: expected an integer from -32768 to 32767 for pages, found a number"
    ),
    (
      "{\"Book\": [{\"title\": \"A\",\n\"title\": \"B\"}]}",
      "line 2: \"title\" is there twice, in line 1, too"
    ),
    ("{\"Book\": [],\n\"Book\": []}", "line 2: \"Book\" is there twice, in line 1, too"),
    (
      "{\"Book\": [{\n\"author\": \"austen\"}]}", "line 2: no object has the \"@id\" \"austen\""
    ),
    ("{\"Book\": [\n{\"pages\": 1}]}", "line 2: title is a required value."),
  ])
  func `an object that the model doesn't have is an error with its line`(
    _ json: String, _ message: String
  ) throws {
    let objects = try objects(json)
    let error = #expect(throws: StoredObjectsMistake.self) { try objects.check(Library.model()) }
    #expect(error?.description == message)
  }
}
