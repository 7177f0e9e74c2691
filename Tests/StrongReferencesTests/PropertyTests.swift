import Observation
import StrongReferences
import Testing

@Suite struct PropertyTests {
  @propertyWrapper struct Stored<Value> {
    var wrappedValue: Value
  }

  class Base {
    var inherited: Item?
  }

  class GenericBase<Value>: Base {
    var middle: Value?
  }

  final class Screen: GenericBase<Item> {
    var plain = Item()
    let constant: Item?
    lazy var late = Item()
    @Stored var wrapped: Item? = nil
    weak var weakly: Item?
    unowned var unownedly: Item
    unowned(unsafe) var unsafely: Item
    weak var weakNamed: (any Named)?
    unowned var unownedNamed: any Named
    var unmanaged: Unmanaged<Item>

    init(_ item: Item, _ special: SpecialItem) {
      constant = nil
      unownedly = item
      unsafely = item
      unmanaged = .passUnretained(item)
      unownedNamed = special
    }
  }

  @Observable final class Observed {
    var children: [Item] = []
  }

  @Test func `reading is supported on this platform`() {
    #expect(ReferenceReader.obstacle == nil)
  }

  @Test func `stored properties, also those of superclasses, are labeled with their names`() {
    let (item, special) = (Item(), SpecialItem())
    let screen = Screen(item, special)
    #expect(labels(of: screen.plain, in: screen) == ["plain"])
    screen.inherited = item
    screen.middle = item
    #expect(labels(of: item, in: screen) == ["inherited", "middle"])
  }

  @Test func `a lazy property is labeled with its declared name once it has a value`() {
    let screen = Screen(Item(), SpecialItem())
    #expect(ReferenceReader().references(of: screen).map(\.label) == ["plain"])
    #expect(labels(of: screen.late, in: screen) == ["late"])
  }

  @Test func `a wrapped property is labeled with its declared name`() {
    let (item, screen) = (Item(), Screen(Item(), SpecialItem()))
    screen.wrapped = item
    #expect(labels(of: item, in: screen) == ["wrapped"])
  }

  @Test func `an observable class's property is labeled with its declared name`() {
    let (item, observed) = (Item(), Observed())
    observed.children = [item]
    #expect(labels(of: item, in: observed) == ["children[0]"])
  }

  @Test func `weak, unowned and unmanaged references are not followed`() {
    let (item, special) = (Item(), SpecialItem())
    let screen = Screen(item, special)
    screen.weakly = item
    screen.weakNamed = special
    #expect(labels(of: item, in: screen).isEmpty)
    #expect(labels(of: special, in: screen).isEmpty)
  }

  @Test func `objects with weak and unowned references to freed objects can be read`() {
    func screen() -> Screen {
      let (item, special) = (Item(), SpecialItem())
      let screen = Screen(item, special)
      screen.weakly = item
      screen.weakNamed = special
      return screen
    }
    struct Entry {
      unowned let item: Item
      let other: Item
    }
    func entry(_ other: Item) -> Entry { Entry(item: Item(), other: other) }
    #expect(ReferenceReader().references(of: screen()).map(\.label) == ["plain"])
    let other = Item()
    #expect(labels(of: other, inValue: entry(other)) == ["value.other"])
    #expect(labels(of: other, inValue: [entry(other)]) == ["value[0].other"])
    #expect(labels(of: other, inValue: ["k": entry(other)]) == ["value[\"k\"].other"])
    #expect(labels(of: other, inValue: entry(other) as Any) == ["value.other"])
    #expect(labels(of: other, inValue: Result<Entry, Never>.success(entry(other))).count == 1)
  }

  @Test func `reading doesn't retain the objects that it finds`() {
    weak var gone: Item?
    do {
      let holder = Holder(["k": [Item()]])
      gone = holder.value["k"]?.first
      #expect(ReferenceReader().references(of: holder).count == 1)
    }
    #expect(gone == nil)
  }
}
