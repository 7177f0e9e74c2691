import Foundation
import HeadlessUIKit
import ManagedObjects
import Testing

@Suite struct ModelTests {
  private static func entity(_ name: String, _ more: [String: Any] = [:]) -> [String: Any] {
    let entity: [String: Any] = [
      "name": name, "isAbstract": false, "attributes": [Any](), "relationships": [Any](),
      "uniquenessConstraints": [Any](), "userInfo": [String: String](),
    ]
    return entity.merging(more) { $1 }
  }

  private static func attribute(
    _ name: String, _ type: String, _ more: [String: Any] = [:]
  ) -> [String: Any] {
    let attribute: [String: Any] = [
      "name": name, "type": type, "isOptional": true, "isTransient": false,
      "userInfo": [String: String](),
    ]
    return attribute.merging(more) { $1 }
  }

  @Test func `models are merged, unless two have an entity of one name`() throws {
    let first = try ModelFile.model(entities: [Self.entity("Book")])
    let second = try ModelFile.model(entities: [Self.entity("Author")])
    let merged = NSManagedObjectModel(byMerging: [first, second])
    #expect(merged?.entitiesByName.keys.sorted() == ["Author", "Book"])
    #expect(merged?.entitiesByName["Book"]?.managedObjectModel === merged)
    #expect(NSManagedObjectModel(byMerging: [first, first]) == nil)
  }

  @Test func `an entity inherits the properties of its parent, and is found with it`() throws {
    let model = try ModelFile.model(entities: [
      Self.entity("Work", ["attributes": [Self.attribute("title", "String")]]),
      Self.entity(
        "Novel", ["parent": "Work", "attributes": [Self.attribute("chapters", "Integer 16")]]),
    ])
    let context = Library(model).context
    let novel = NSEntityDescription.insertNewObject(forEntityName: "Novel", into: context)
    novel.setValuesForKeys(["title": "Emma", "chapters": 55])
    try context.save()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Work")
    #expect(try context.fetch(request) == [novel])
    request.includesSubentities = false
    #expect(try context.fetch(request).isEmpty)
  }

  @Test func `attributes have the default values that the model writes`() throws {
    let defaults = [
      ("Integer 32", "7"), ("Double", "1.5"), ("Boolean", "YES"), ("String", "a"), ("Date", "60"),
      ("Decimal", "2.25"), ("UUID", "00000000-0000-0000-0000-000000000001"),
      ("URI", "https://example.com"),
    ]
    let attributes = defaults.map { type, value in
      Self.attribute(type.lowercased().filter(\.isLetter), type, ["defaultValue": value])
    }
    let model = try ModelFile.model(entities: [Self.entity("Thing", ["attributes": attributes])])
    let context = Library(model).context
    let object = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context)
    #expect(object.value(forKey: "integer") as? Int32 == 7)
    #expect(object.value(forKey: "double") as? Double == 1.5)
    #expect(object.value(forKey: "boolean") as? Bool == true)
    #expect(object.value(forKey: "string") as? String == "a")
    #expect(object.value(forKey: "date") as? Date == Date(timeIntervalSinceReferenceDate: 60))
    #expect(object.value(forKey: "decimal") as? NSDecimalNumber == NSDecimalNumber(string: "2.25"))
    #expect((object.value(forKey: "uuid") as? UUID)?.uuidString.hasSuffix("1") == true)
    #expect((object.value(forKey: "uri") as? URL)?.host == "example.com")
    #expect(context.hasChanges)
  }
}
