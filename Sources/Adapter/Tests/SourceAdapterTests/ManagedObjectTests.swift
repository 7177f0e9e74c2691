import Testing

@Suite struct ManagedObjectTests {
  @Test func `Core Data has another name here`() {
    #expect(
      adapted("import CoreData\nlet a: CoreData.NSManagedObject? = nil")
        == "import ManagedObjects\nlet a: ManagedObjects.NSManagedObject? = nil")
  }

  @Test func `@NSManaged becomes an accessor`() {
    #expect(
      adaptedMember("@NSManaged public var name: String?")
        == "public var name: String? { get { managedValue(\"name\") } "
        + "set { setManagedValue(newValue, \"name\") } }")
    #expect(
      adaptedMember("@NSManaged private(set) var items: Set<Item> // all")
        == "private(set) var items: Set<Item> { get { managedValue(\"items\") } "
        + "set { setManagedValue(newValue, \"items\") } } // all")
  }

  @Test(arguments: [
    ("addToItems(_ value: Item)", "addManaged(value, \"items\")"),
    ("removeFromItems(_ values: NSSet)", "removeManaged(values, \"items\")"),
    ("insertIntoItems(_ value: Item, at idx: Int)", "addManaged(value, \"items\", at: idx)"),
    ("removeFromItems(at idx: Int)", "replaceManaged(\"items\", at: idx, with: nil)"),
    (
      "replaceItems(at idx: Int, with value: Item)",
      "replaceManaged(\"items\", at: idx, with: value)"
    ),
  ])
  func `a method that is @NSManaged changes its relationship`(_ method: String, _ call: String) {
    #expect(
      adaptedMember("@NSManaged func \(method)\nlet next = 1")
        == "func \(method) { \(call) }\nlet next = 1")
  }

  @Test func `key-value coding finds the properties of a class that say @objc`() {
    let project = Project([
      "Item.swift":
        "import CoreData\nclass Item: NSManagedObject {\n  @NSManaged var name: String\n}",
      "Item+Letter.swift": """
      extension Item {
        @objc var letter: String { "" }
        @objc private var secret: String { "" }
        var plain: String { "" }
      }
      """,
    ])
    let text = project.text("Item.swift")
    #expect(
      text.hasPrefix(
        "import FoundationNetworking; import UIKit; @_spi(ManagedProperties) import ManagedObjects\n"
      ))
    #expect(
      text.hasSuffix(
        "\n@_spi(ManagedProperties) public override func ownValue(forKey key: String) -> Any?? { "
          + "switch key { case \"letter\": .some(self.letter); default: super.ownValue(forKey: key) } }}"
      ))
    #expect(!project.text("Item+Letter.swift").contains("ManagedProperties"))
  }

  @Test func `the accessors come with the access level that other files give to the import`() {
    let project = Project([
      "Item.swift":
        "internal import CoreData\nclass Item: NSManagedObject { @NSManaged var a: Int }"
    ])
    #expect(
      project.text("Item.swift").contains(
        "@_spi(ManagedProperties) internal import ManagedObjects\n"))
  }

  @Test func `a class's request becomes one for its own objects`() {
    #expect(
      adaptedMember("let r = T.fetchRequest() as! NSFetchRequest<T>")
        == "let r = T.fetchRequest().managedRequest() as NSFetchRequest<T>")
    #expect(
      adaptedMember("let r = T.fetchRequest() as? NSFetchRequest<T>")
        == "let r = T.fetchRequest().managedRequest() as NSFetchRequest<T>?")
    let copy = "let r = request.copy() as! NSFetchRequest<T>"
    #expect(adaptedMember(copy) == copy)
  }
}
