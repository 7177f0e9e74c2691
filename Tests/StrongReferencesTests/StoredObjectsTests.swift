import Testing

@testable import StrongReferences

@Suite struct `The objects in stored properties` {
  class Base: Named {
    var inherited: Base?
    let name = "base"
  }

  protocol Named { var name: String { get } }
  protocol Bound: AnyObject {}
  protocol Listing<Element> { associatedtype Element }
  protocol BoundListing<Element>: AnyObject { associatedtype Element }
  final class Leaf: Base, Bound, Listing, BoundListing { typealias Element = Int }
  struct Value: Named {
    let name = "a value that is too long to be stored inline"
    let more = [1, 2, 3]
  }

  final class Item: Base {
    let text = "text"
    var object: Base? = Base()
    var nested: Base??? = Base()
    weak var weakly: Base?
    unowned var unownedly: Base
    lazy var late = Base()
    var pair = (Base(), b: "two")
    var block: () -> Int = { 3 }
    var anything: Any = Base()
    var number: Any = 4
    var named: any Named = Base()
    var value: any Named = Value()
    var optionallyNamed: (any Named)? = Base()
    var bound: any Bound = Leaf()
    var optionallyBound: (any Bound)? = Leaf()
    var listing: any Listing<Int> = Leaf()
    var boundListing: (any BoundListing<Int>)? = Leaf()
    var none: Base?
    var deepNone: Base???
    var noneNamed: (any Named)?
    var noneBound: (any Bound)?
    var noType: Base.Type = Base.self
    var list = [Base()]
    var reference: AnyObject = Leaf()
    var computed: Base { Base() }

    init(_ other: Base) {
      unownedly = other
      super.init()
      inherited = Base()
      weakly = other
    }
  }

  final class Reflected: CustomReflectable {
    let object = Base()
    var customMirror: Mirror { Mirror(self, children: ["a": "shown"]) }
  }

  final class Generic<Element> {
    let element: Element
    init(_ element: Element) { self.element = element }
  }

  @Test func `are those that properties refer to directly, in order`() {
    let other = Base()
    let item = Item(other)
    let expected: [AnyObject?] = [
      item.object, item.nested.flatMap(\.self).flatMap(\.self), other, other,
      item.anything as? Base, item.named as? Base, item.optionallyNamed as? Base, item.bound,
      item.optionallyBound, item.listing as? Leaf, item.boundListing, item.reference,
    ]
    let found = StoredObjects.objects(of: item)
    #expect(expected.allSatisfy { $0 != nil })
    #expect(
      found.map(ObjectIdentifier.init) == expected.compactMap { $0.map(ObjectIdentifier.init) })
    let late = item.late
    #expect(StoredObjects.objects(of: item).contains { $0 === late })
  }

  @Test
  func `are read in objects of generic classes, and in those that describe themselves otherwise`() {
    let base = Base()
    #expect(StoredObjects.objects(of: Generic(base)).first === base)
    #expect(StoredObjects.objects(of: Generic<Base?>(base)).first === base)
    #expect(StoredObjects.objects(of: Generic<Base?>(nil)).isEmpty)
    #expect(StoredObjects.objects(of: Generic(7)).isEmpty)
    #expect(StoredObjects.objects(of: Generic([base])).isEmpty)
    let reflected = Reflected()
    #expect(StoredObjects.objects(of: reflected).first === reflected.object)
  }

  @Test func `aren't kept alive`() {
    weak var gone: Base?
    do {
      let object = Base()
      gone = object
      let item = Item(object)
      item.object = object
      #expect(StoredObjects.objects(of: item).contains { $0 === object })
    }
    #expect(gone == nil)
  }
}
