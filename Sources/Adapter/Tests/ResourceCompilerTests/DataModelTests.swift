import BuildFormats
import Foundation
import Testing
import ToolSupport

@testable import ResourceCompiler

@Suite final class DataModelTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/Model.xcdatamodeld" }

  init() throws { folder = try TemporaryFolder(prefix: "model") }

  deinit { folder.remove() }

  private func write(_ text: String, _ place: String) throws {
    let url = URL(filePath: path + "/" + place)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Reads a model with one version that has the given elements.
  private func model(_ elements: String, version: String = "A.xcdatamodel") throws -> DataModel {
    try write(
      "<?xml version=\"1.0\"?>\n<model>\n\(elements)\n</model>\n", version + "/contents")
    return try DataModel(path, module: "App")
  }

  /// The message for a mistake, without the folder.
  private func mistake(_ elements: String) -> String {
    do {
      _ = try model(elements)
      return "none"
    } catch { return "\(error)".replacing(path + "/", with: "") }
  }

  private static let library = """
    <entity name="Author" representedClassName=".Writer" codeGenerationType="category">
      <attribute name="name" attributeType="String" minValueString="2"/>
      <relationship name="books" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
    </entity>
    <entity name="Book" representedClassName="Book" codeGenerationType="class">
      <attribute name="pages" optional="YES" attributeType="Integer 16" defaultValueString="1" usesScalarValueType="YES"/>
      <attribute name="words" optional="YES" attributeType="Integer 64" usesScalarValueType="NO"/>
      <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
      <uniquenessConstraints><uniquenessConstraint><constraint value="pages"/></uniquenessConstraint></uniquenessConstraints>
    </entity>
    <entity name="Novel" representedClassName="Novel" parentEntity="Book" codeGenerationType="class"/>
    """

  @Test func `a model has entities with attributes and relationships`() throws {
    let file = try model(Self.library).file
    #expect(file.module == "App" && file.entities.map(\.name) == ["Author", "Book", "Novel"])
    let (author, book) = (file.entities[0], file.entities[1])
    #expect(author.className == ".Writer" && author.attributes[0].minimum == "2")
    #expect(!author.attributes[0].isOptional && book.attributes[0].defaultValue == "1")
    let books = author.relationships[0]
    #expect(books.isToMany && books.isOrdered && books.deleteRule == "Cascade")
    #expect(books.destination == "Book" && books.inverse == "author")
    #expect(!book.relationships[0].isToMany && book.uniquenessConstraints == [["pages"]])
    #expect(file.entities[2].parent == "Book")
  }

  @Test func `the code of classes is as Xcode generates it`() throws {
    let text = try model(Self.library).classes { $0 == "Book" ? ["initial"] : [] }
    for line in [
      "nonisolated public class Book: NSManagedObject {",
      "case \"initial\": .some(self.initial)", "nonisolated public class Novel: Book {}",
      "public class func fetchRequest() -> NSFetchRequest<Writer> {",
      "NSFetchRequest<Writer>(entityName: \"Author\")",
      "public var pages: Int16 { get { managedValue(\"pages\") } "
        + "set { setManagedValue(newValue, \"pages\") } }",
      "public var words: NSNumber? {", "public var author: Writer? {",
      "public var books: NSOrderedSet? {",
      "public func addToBooks(_ value: Book) { addManaged(value, \"books\") }",
      "public func replaceBooks(at idx: Int, with value: Book) ",
    ] { #expect(text.contains(line), "\(line)") }
    #expect(!text.contains("class Writer"))
  }

  @Test func `an attribute can have a keyword's name`() throws {
    let text = try model(
      """
      <entity name="A" representedClassName="A" codeGenerationType="class">
        <attribute name="default" optional="YES" attributeType="String"/>
      </entity>
      """
    ).classes { _ in [] }
    #expect(text.contains("public var `default`: String? { get { managedValue(\"default\") }"))
  }

  @Test func `the current version is the one that the folder names`() throws {
    _ = try model("<entity name=\"Old\"/>", version: "B.xcdatamodel")
    #expect(try model("<entity name=\"New\"/>").file.entities.map(\.name) == ["Old"])
    let list = ["_XCCurrentVersionName": "A.xcdatamodel"]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    try write(String(decoding: data, as: UTF8.self), ".xccurrentversion")
    #expect(try model("<entity name=\"New\"/>").file.entities.map(\.name) == ["New"])
  }

  @Test(arguments: [
    ("<entity/>", "<entity> has no name; set it in Xcode"),
    ("<entity name=\"A\"/><entity name=\"A\"/>", "line 3 has an entity A, too; rename one"),
    (
      "<entity name=\"A\" parentEntity=\"B\"/>", "there is no entity B, the parent of A"
    ),
    (
      "<entity name=\"A\"><attribute name=\"a\" attributeType=\"Composite\"/></entity>",
      "the attribute a of A has the type Composite, which flowsh doesn't know"
    ),
    (
      "<entity name=\"A\"><attribute name=\"a\"/></entity>",
      "the attribute a of A has no type; choose one in Xcode"
    ),
    (
      "<entity name=\"A\"><relationship name=\"r\" destinationEntity=\"B\"/></entity>",
      "there is no entity B, at the end of A.r"
    ),
    (
      "<entity name=\"A\"><relationship name=\"r\" destinationEntity=\"A\" inverseName=\"q\"/></entity>",
      "A has no relationship q, the inverse of A.r"
    ),
    (
      "<entity name=\"A\" parentEntity=\"B\"/><entity name=\"B\" parentEntity=\"A\"/>",
      "A inherits from itself: A → B → A; choose another parent in Xcode"
    ),
    ("<entity name=\"a b\"/>", "\"a b\" can't be the name of an entity; rename it in Xcode"),
    (
      "<entity name=\"A\" representedClassName=\"A {}; //\"/>",
      "\"A {}; //\" can't be the class of A; rename it"
    ),
    (
      "<entity name=\"A\"><attribute name=\"a\"/><relationship name=\"a\"/></entity>",
      "line 3 has a property a of A, too; rename one"
    ),
    (
      "<entity name=\"A\"><attribute name=\"a\" attributeType=\"Integer 16\" "
        + "defaultValueString=\"40000\"/></entity>",
      "expected an integer from -32768 to 32767 for A.a, found 40000"
    ),
    (
      "<entity name=\"A\"><attribute name=\"a\" attributeType=\"String\" "
        + "regularExpressionString=\"[\"/></entity>",
      "\"[\", which A.a must match, is no regular expression"
    ),
    (
      "<entity name=\"A\"><relationship name=\"r\" destinationEntity=\"A\" "
        + "deletionRule=\"Explode\"/></entity>",
      "A.r has the delete rule Explode; choose one of No Action, Nullify, Cascade, Deny"
    ),
    (
      "<entity name=\"A\"><relationship name=\"r\" destinationEntity=\"A\" minCount=\"5\" "
        + "maxCount=\"2\"/></entity>",
      "A.r has at least 5 and at most 2 objects; correct the numbers in Xcode"
    ),
    (
      "<entity name=\"A\"><relationship name=\"r\" destinationEntity=\"A\" inverseName=\"s\"/>"
        + "<relationship name=\"s\" destinationEntity=\"A\"/></entity>",
      "A.s, the inverse of A.r, has none as its own; choose one in Xcode"
    ),
  ])
  func `a mistake has its line`(_ elements: String, _ message: String) {
    #expect(mistake(elements) == "A.xcdatamodel/contents:3:1: error: \(message)")
  }

  @Test func `a model without a version, and a file that isn't a model, are mistakes`() throws {
    try write("<other/>", "A.xcdatamodel/contents")
    #expect(throws: Diagnostic.self) { try DataModel(path, module: "App") }
    let none = folder.path + "/No.xcdatamodeld"
    #expect(throws: Diagnostic.self) { try DataModel(none, module: "App") }
  }

  @Test func `a bundle has the current version of a model`() throws {
    _ = try model(Self.library)
    let contents = try BundleContents(
      BundleRequest(kind: "app", module: "App", files: [path]))
    guard case .data(let data) = contents.files["Model.momd/Current.mom"] else {
      Issue.record("there is no model in the bundle")
      return
    }
    let file = try JSONDecoder().decode(DataModelFile.self, from: data)
    #expect(file.entities.count == 3 && contents.dataModels.map(\.name) == ["Model"])
  }
}
