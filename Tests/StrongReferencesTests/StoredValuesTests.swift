import Testing

@testable import StrongReferences

@Suite struct `The values of stored properties` {
  class Base {
    var inherited = 1
  }

  final class Item: Base {
    let text = "text"
    var object: Base? = Base()
    weak var weakly: Base?
    unowned var unownedly: Base
    lazy var late = 2
    var pair = (1, b: "two")
    var block: () -> Int = { 3 }
    var anything: Any = [4]
    var computed: Int { 5 }

    init(_ other: Base) {
      unownedly = other
      super.init()
      weakly = other
    }
  }

  final class Reflected: CustomReflectable {
    let hidden = 1
    var customMirror: Mirror { Mirror(self, children: ["a": "shown", "b": "too"]) }
  }

  final class Generic<Element> {
    let element: Element
    init(_ element: Element) { self.element = element }
  }

  private func described(_ values: [Any]) -> [String] {
    values.map { "\(type(of: $0)) \($0 is () -> Int ? "block" : "\($0)")" }
  }

  @Test func `are the children of a mirror`() {
    let other = Base()
    let objects: [AnyObject] = [
      Item(other), other, Generic(7), Generic("eight"), Generic<Base?>(nil), Reflected(),
    ]
    for object in objects {
      let values = StoredValues.values(of: object)
      #expect(described(values) == described(Mirror(reflecting: object).children.map(\.value)))
    }
    #expect(StoredValues.values(of: Item(other)).count == 8)
    #expect(StoredValues.values(of: Reflected()).map { "\($0)" } == ["shown", "too"])
  }

  @Test func `keep no object alive`() {
    weak var gone: Base?
    do {
      let object = Base()
      gone = object
      let item = Item(object)
      item.object = object
      #expect(StoredValues.values(of: item).contains { ($0 as? Base) === object })
    }
    #expect(gone == nil)
  }
}
