import Foundation
import StrongReferences
import Testing

@Suite struct CollectionTests {
  /// A double-ended queue like the one in swift-collections.
  ///
  /// Its memory doesn't show which slots are initialized.
  struct Ring<Element>: Collection {
    private var buffer: ManagedBufferPointer<Int, Element>

    init(_ elements: [Element]) {
      buffer = ManagedBufferPointer(
        bufferClass: Storage<Element>.self, minimumCapacity: elements.count + 4
      ) { _, _ in elements.count }
      buffer.withUnsafeMutablePointerToElements { start in
        for (index, element) in elements.enumerated() {
          (start + index + 2).initialize(to: element)
        }
      }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { buffer.header }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> Element {
      buffer.withUnsafeMutablePointerToElements { $0[index + 2] }
    }
  }

  final class Storage<Element> {}

  /// An ordered dictionary with the same layout as the one in swift-collections.
  struct Ordered<Key: Hashable, Value> {
    struct Keys {
      var elements: ContiguousArray<Key>
      var table: ManagedBuffer<Int, UInt64>?
    }
    var keys: Keys
    var values: ContiguousArray<Value>
  }

  struct Key: Hashable {
    let item: ObjectIdentifier
  }

  enum Tab: Hashable { case home, profile }

  final class Member: Item, Hashable, @unchecked Sendable {
    static func == (left: Member, right: Member) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// A model that contains others of its kind, and no objects.
  struct Folder {
    var name: String
    var folders: [Folder] = []
    var pages: [String: Page] = [:]
  }

  enum Page {
    case text(String)
    indirect case folder(Folder)
  }

  /// A model that contains others of its kind, one of which may hold an object.
  struct Branch {
    var leaves: [Leaf] = []
  }

  struct Leaf {
    var branches: [Branch] = []
    var item: Item?
  }

  let item = Item()

  @Test func `models that contain others of their kind are read if one may hold an object`() {
    let folder = Folder(
      name: "a", folders: [Folder(name: "b")], pages: ["c": .folder(Folder(name: "d"))])
    #expect(labels(of: item, inValue: ([folder], item)) == ["value.1"])
    let leaf = Leaf(branches: [Branch(leaves: [Leaf(item: item)])])
    #expect(
      labels(of: item, inValue: [Branch(leaves: [leaf])])
        == ["value[0].leaves[0].branches[0].leaves[0].item"])
    #expect(labels(of: item, inValue: [leaf]) == ["value[0].branches[0].leaves[0].item"])
  }

  @Test func `array elements are labeled with their indices`() {
    #expect(labels(of: item, inValue: [Item(), item]) == ["value[1]"])
    #expect(labels(of: item, inValue: ContiguousArray([item])) == ["value[0]"])
    #expect(labels(of: item, inValue: [Item(), item, Item()][1...]) == ["value[0]"])
    #expect(labels(of: item, inValue: [[], [(1, item)]]) == ["value[1][0].1"])
    #expect(labels(of: item, inValue: [Item?.none, item]) == ["value[1]"])
    #expect(labels(of: item, inValue: [item as Any, 1]) == ["value[0]"])
    #expect(labels(of: item, inValue: CollectionOfOne(item)).count == 1)
    #expect(labels(of: item, inValue: [Item]()).isEmpty)
  }

  @Test func `dictionary values are labeled with their keys`() {
    #expect(labels(of: item, inValue: ["detail": item]) == ["value[\"detail\"]"])
    #expect(labels(of: item, inValue: [7: [item]]) == ["value[7][0]"])
    #expect(labels(of: item, inValue: [Tab.profile: item]) == ["value[.profile]"])
    #expect(labels(of: item, inValue: [Key(item: ObjectIdentifier(item)): item]) == ["value[Key]"])
    #expect(labels(of: item, inValue: [AnyHashable("a"): item as Any]) == ["value[\"a\"]"])
    #expect(labels(of: item, inValue: ["a": ["b": item as Any]] as [String: Any]).count == 1)
    #expect(labels(of: item, inValue: [String: Item]()).isEmpty)
  }

  @Test func `dictionary entries are read in the order of their keys`() {
    let items = Dictionary(uniqueKeysWithValues: (0..<40).map { ("\($0)", Item()) })
    let found = ReferenceReader().references(of: Holder(items)).map(\.label)
    #expect(found == items.keys.sorted().map { "value[\"\($0)\"]" })
    let numbered = Dictionary(uniqueKeysWithValues: (0..<40).map { ($0, Item()) })
    #expect(
      ReferenceReader().references(of: Holder(numbered)).map(\.label)
        == (0..<40).map { "value[\($0)]" })
  }

  @Test func `set members and dictionary keys are found`() {
    let member = Member("member")
    #expect(labels(of: member, inValue: Set([member])) == ["value (member)"])
    #expect(labels(of: member, inValue: [member: 1]) == ["value[Member] (key)"])
    #expect(labels(of: member, inValue: Set([AnyHashable(member)])) == ["value (member)"])
  }

  @Test func `the contents of Foundation's collections are found`() {
    let array = NSMutableArray()
    array.add(item)
    #expect(labels(of: array, inValue: array) == ["value"])
    #expect(labels(of: item, in: array) == ["[0]"])
    #expect(labels(of: item, in: NSArray(object: item)) == ["[0]"])
    #expect(labels(of: item, in: NSDictionary(object: item, forKey: "k" as NSString)).count == 1)
    let set = NSMutableSet()
    set.add(NSObject())
    #expect(ReferenceReader().references(of: set).map(\.label) == [" (member)"])
    let bridged = [item] as NSArray
    #expect(path(from: bridged) != nil)
    #expect(path(from: ["k": [item]] as NSDictionary) != nil)
    #expect(path(from: NSOrderedSet(object: item)) != nil)
  }

  @Test func `collections whose storage can't be read are iterated`() {
    #expect(labels(of: item, inValue: Ring([Item(), item])) == ["value[1]"])
    #expect(labels(of: item, inValue: Ring(["a"])).isEmpty)
    let ordered = Ordered(
      keys: .init(elements: ["k"], table: nil), values: [item])
    #expect(labels(of: item, inValue: ordered) == ["value.values[0]"])
  }

  @Test func `inline arrays are read`() {
    #expect(labels(of: item, in: FixedHolder(item)) == ["items[1]"])
  }

  final class FixedHolder {
    let items: InlineArray<2, Item>
    init(_ item: Item) { items = [Item(), item] }
  }

  @Test func `deeply nested arrays are read without overflowing the stack`() {
    var nested: [Any] = [item]
    for _ in 0..<2_000 { nested = [nested] }
    #expect(labels(of: item, inValue: nested).count == 1)
  }

  private func path(from root: AnyObject) -> ReferencePath? {
    try? ReferenceReader().path(to: item, from: [.init("root", root)])
  }
}
