import Foundation
import HeadlessUIKit
import ManagedObjects
import Testing

@Suite struct ValidationTests {
  private let library = Library()

  @Test func `a required property without a value keeps a context from being saved`() throws {
    let book = Book(context: library.context)
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.domain == NSCocoaErrorDomain)
    #expect(error?.code == NSValidationMissingMandatoryPropertyError)
    #expect((error?.userInfo[NSValidationObjectErrorKey] as? Book) === book)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "title")
    #expect(error?.localizedDescription == "title is a required value.")
    #expect(CocoaError.Code.validationMissingMandatoryProperty.rawValue == error?.code)
    #expect(library.context.hasChanges)
    book.title = "Emma"
    try library.context.save()
    book.title = nil
    #expect(throws: NSError.self) { try library.context.save() }
  }

  @Test func `several mistakes are one error with all of them`() throws {
    _ = (Book(context: library.context), Author(context: library.context))
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == NSValidationMultipleErrorsError)
    let errors = error?.userInfo[NSDetailedErrorsKey] as? [NSError]
    #expect(errors?.map(\.code) == [1570, 1570])
  }

  @Test(
    arguments: [
      ("Integer 16", "5", "9", 4, NSValidationNumberTooSmallError),
      ("Integer 16", "5", "9", 10, NSValidationNumberTooLargeError),
      ("String", "2", "3", "a", NSValidationStringTooShortError),
      ("String", "2", "3", "abcd", NSValidationStringTooLongError),
      ("Date", "0", "9", Date(timeIntervalSinceReferenceDate: -1), NSValidationDateTooSoonError),
      ("Date", "0", "9", Date(timeIntervalSinceReferenceDate: 10), NSValidationDateTooLateError),
    ] as [(String, String, String, any Sendable, Int)])
  func `a value must be within the bounds of its attribute`(
    _ type: String, _ low: String, _ high: String, _ value: any Sendable, _ code: Int
  ) throws {
    let (context, entity) = try Self.context(type, minimum: low, maximum: high)
    let object = NSManagedObject(entity: entity, insertInto: context)
    object.setValue(value, forKey: "value")
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == code)
  }

  @Test func `a text must match the pattern of its attribute`() throws {
    let (context, entity) = try Self.context("String", pattern: "[a-z]+")
    let object = NSManagedObject(entity: entity, insertInto: context)
    object.setValue("a1", forKey: "value")
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationStringPatternMatchingError)
    object.setValue("ab", forKey: "value")
    try context.save()
  }

  /// Returns a context of a model with one entity that has one attribute, as a model's file has it.
  private static func context(
    _ type: String, minimum: String? = nil, maximum: String? = nil, pattern: String? = nil
  ) throws -> (NSManagedObjectContext, NSEntityDescription) {
    var attribute: [String: Any] = [
      "name": "value", "type": type, "isOptional": true, "isTransient": false, "userInfo": [:],
    ]
    attribute["minimum"] = minimum
    attribute["maximum"] = maximum
    attribute["pattern"] = pattern
    let model = try ModelFile.model(entities: [
      [
        "name": "Thing", "isAbstract": false, "attributes": [attribute], "relationships": [Any](),
        "uniquenessConstraints": [Any](), "userInfo": [:],
      ]
    ])
    let library = Library(model)
    return (library.context, try #require(model.entitiesByName["Thing"]))
  }
}

/// A model's file as a build writes it.
nonisolated enum ModelFile {
  static func model(entities: [[String: Any]]) throws -> NSManagedObjectModel {
    let data = try JSONSerialization.data(withJSONObject: [
      "module": "ManagedObjectsTests", "entities": entities, "fetchRequests": [Any](),
      "configurations": [:],
    ])
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).mom")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try #require(NSManagedObjectModel(contentsOf: url))
  }
}
