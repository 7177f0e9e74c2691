import StrongReferences
import Testing

@Suite struct ValueTests {
  indirect enum Route {
    case idle
    case detail(Item, Int)
    case named(item: Item)
    case list([Item])
    case next(Route)
    case small(UInt8)
  }

  enum Plain {
    case one(Item)
    case two(Item, count: Int)
    case three((any Anything)?)
    indirect case deep(Plain)
    case none
  }

  enum Nest<Value> {
    case end(Value)
    indirect case next(Nest<[Value]>)
  }

  struct Pair<First, Second>: Anything {
    var first: First
    var second: Second
  }

  struct Large: Anything, Source {
    typealias Element = Int
    var words = (0, 1, 2, 3)
    var item: Item
  }

  struct Failure: Error {
    let padding: UInt8
    let item: Item
  }

  struct Unique: ~Copyable {
    let item: Item
    init(_ item: Item) { self.item = item }
    deinit { use(item) }
  }

  final class UniqueHolder {
    let before = Item("before")
    let unique: Unique
    let optional: Unique?
    let after: Item
    init(_ item: Item) {
      unique = Unique(item)
      optional = Unique(item)
      after = item
    }
  }

  let item = SpecialItem()

  @Test func `optionals are read, even nested ones`() {
    #expect(labels(of: item, inValue: Optional(item)) == ["value"])
    #expect(labels(of: item, inValue: Item???.some(.some(.some(item)))) == ["value"])
    expect([], of: item, in: Item???.some(.some(nil)))
    expect([], of: item, in: Pair<Int, Item>?.none)
    #expect(labels(of: item, inValue: Optional(Pair(first: 1, second: item))) == ["value.second"])
    #expect(labels(of: item, inValue: Optional([Optional(item)])) == ["value[0]"])
    #expect(labels(of: item, inValue: Optional(Optional((1, item)))) == ["value.1"])
  }

  @Test func `enum payloads are labeled with the case's name`() {
    #expect(labels(of: item, inValue: Plain.one(item)) == ["value.one"])
    #expect(labels(of: item, inValue: Plain.two(item, count: 1)) == ["value.two.0"])
    #expect(labels(of: item, inValue: Plain.three(Large(item: item))) == ["value.three.item"])
    #expect(labels(of: item, inValue: Plain.deep(.deep(.one(item)))) == ["value.deep.deep.one"])
    #expect(labels(of: item, inValue: Plain.none).isEmpty)
  }

  @Test func `payloads of indirect enums are labeled with the case's name`() {
    #expect(labels(of: item, inValue: Route.detail(item, 1)) == ["value.detail.0"])
    #expect(labels(of: item, inValue: Route.named(item: item)) == ["value.named.item"])
    #expect(labels(of: item, inValue: Route.list([Item(), item])) == ["value.list[1]"])
    #expect(
      labels(of: item, inValue: Route.next(.next(.list([item])))) == ["value.next.next.list[0]"])
    #expect(labels(of: item, inValue: Route.small(1)).isEmpty)
    #expect(labels(of: item, inValue: Route.idle).isEmpty)
  }

  @Test func `generic and recursively generic enums are read`() {
    #expect(labels(of: item, inValue: Result<Item, any Error>.success(item)) == ["value.success"])
    #expect(labels(of: item, inValue: Nest.end(item)) == ["value.end"])
    #expect(labels(of: item, inValue: Nest.next(.next(.end([[item]])))).count == 1)
  }

  @Test func `a long chain of indirect cases is read without overflowing the stack`() {
    let holder = Holder(Route.list([item]))
    for _ in 0..<200_000 { holder.value = .next(holder.value) }
    let found = labels(of: item, in: holder)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("…") == true)
    while case .next(let next) = holder.value { holder.value = next }
  }

  @Test func `tuples and structs are read, even generic ones`() {
    #expect(labels(of: item, inValue: (1, item)) == ["value.1"])
    #expect(labels(of: item, inValue: (flag: true, item: item)) == ["value.item"])
    #expect(
      labels(of: item, inValue: Pair(first: Pair(first: UInt8(1), second: item), second: "a"))
        == ["value.first.second"])
  }

  @Test func `values of protocol types are read`() {
    #expect(labels(of: item, inValue: item as any Named) == ["value"])
    #expect(labels(of: item, inValue: item as (any Named)?) == ["value"])
    #expect(labels(of: item, inValue: item as AnyObject) == ["value"])
    #expect(labels(of: item, inValue: item as AnyObject?) == ["value"])
    #expect(labels(of: item, inValue: item as Any) == ["value"])
    #expect(labels(of: item, inValue: [item] as Any) == ["value[0]"])
    #expect(labels(of: item, inValue: Pair(first: 1, second: item) as any Anything).count == 1)
    #expect(labels(of: item, inValue: Large(item: item) as any Anything) == ["value.item"])
    #expect(labels(of: item, inValue: Large(item: item) as (any Anything)?) == ["value.item"])
    #expect(labels(of: item, inValue: Large(item: item) as any Source<Int>) == ["value.item"])
    #expect(
      labels(of: item, inValue: Large(item: item) as any Anything & Source<Int>) == ["value.item"])
    #expect(labels(of: item, inValue: item as any Item & Named) == ["value"])
  }

  @Test func `error values are read`() {
    #expect(
      labels(of: item, inValue: Failure(padding: 1, item: item) as any Error) == ["value.item"])
    #expect(
      labels(of: item, inValue: Failure(padding: 1, item: item) as (any Error)?) == ["value.item"])
    let failed = Result<Int, any Error>.failure(Failure(padding: 1, item: item))
    #expect(labels(of: item, inValue: failed) == ["value.failure.item"])
  }

  @Test func `noncopyable values don't prevent reading the properties after them`() {
    let holder = UniqueHolder(item)
    #expect(labels(of: holder.before, in: holder) == ["before"])
    #expect(labels(of: item, in: holder).contains("after"))
  }
}
