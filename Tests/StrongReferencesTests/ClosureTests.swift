import StrongReferences
import Testing

@Suite struct ClosureTests {
  final class Coordinator {
    var onFinish: (() -> Void)?
    let item: Item
    init(_ item: Item) { self.item = item }
    func finish() { use(item) }
    func listen() { onFinish = { self.finish() } }
    func listenWeakly() { onFinish = { [weak self] in self?.finish() } }
  }

  final class Generic<Value> {
    var action: () -> Void = {}
    let other = Item()
    func listen(_ value: Value, _ item: Item) {
      action = { use(self, value, item) }
    }
  }

  let item = SpecialItem()
  let other = Item("other")

  @Test func `strong captures in closures are found`() {
    let (item, other) = (item, other)
    expect(["value (closure)"], of: item, in: { use(item) })
    expect(["value (closure)"], of: other, in: { use(item, other, 1) })
    expect(["value (closure)"], of: item, in: { use(item, 1) } as (() -> Void)?)
    expect(
      ["value (closure)"], of: item,
      in: { (number: Int) -> Int in
        use(item, other)
        return number
      })
  }

  @Test func `weak and unowned captures in closures are not followed`() {
    let (item, other) = (item, other)
    expect([], of: item, in: { [weak item] in use(item as Any) })
    expect([], of: item, in: { [unowned item] in use(item) })
    expect([], of: item, in: { [unowned(unsafe) item] in use(item) })
    let mixed = { [weak item, unowned other] in use(item as Any, other) }
    expect([], of: item, in: mixed)
    expect([], of: other, in: mixed)
    let third = { [weak item] in use(item as Any, other) }
    expect([], of: item, in: third)
    expect(["value (closure)"], of: other, in: third)
    let named: any Named = item
    let protocols = { [weak named, unowned(unsafe) item] in use(named as Any, item, other) }
    expect(["value (closure)"], of: other, in: protocols)
    expect([], of: item, in: protocols)
    let unownedProtocol = { [unowned named] in use(named, other) }
    expect(["value (closure)"], of: other, in: unownedProtocol)
    expect([], of: item, in: unownedProtocol)
  }

  @Test func `a closure whose unowned capture was freed can be read`() {
    func closure(_ other: Item) -> () -> Void {
      let gone = Item()
      return { [unowned gone] in use(gone, other) }
    }
    expect(["value (closure)"], of: other, in: closure(other))
  }

  @Test func `values that closures capture are read`() {
    let (item, other) = (item, other)
    let (array, table, pair) = ([item], ["k": item], (1, item))
    expect(["value (closure)[0]"], of: item, in: { use(array) })
    expect(["value (closure)[0]"], of: item, in: { use(array, other) })
    expect(["value (closure)[\"k\"]"], of: item, in: { use(table) })
    expect(["value (closure).1"], of: item, in: { use(pair) })
    let (any, anything, optional): (Any, (any Named)?, Item?) = (item, item, item)
    expect(["value (closure)"], of: item, in: { use(any) })
    expect(["value (closure)"], of: item, in: { use(anything as Any) })
    expect(["value (closure)"], of: item, in: { use(optional as Any) })
  }

  @Test func `variables that closures share are read`() {
    let (first, other) = (item, other)
    var variable: Item? = first
    let closure = {
      use(variable as Any)
      variable = nil
    }
    let two = { use(variable as Any, other) }
    expect(["value (closure)"], of: item, in: closure)
    expect(["value (closure)"], of: item, in: two)
  }

  @Test func `closures within closures are read`() {
    let (item, other) = (item, other)
    let inner = { use(item, other) }
    let function: (Int) -> Int = { number in
      inner()
      return number
    }
    expect(["value (closure)"], of: item, in: { inner() })
    expect(["value (closure)"], of: item, in: function)
    expect(["value (closure)"], of: item, in: { use(other, function(1)) })
    let optional: (() -> Void)? = inner
    expect(["value (closure)"], of: item, in: { optional?() })
    expect(
      ["value (closure)"], of: item,
      in: {
        use(other); optional?()
      })
  }

  @Test func `closures in collections are read`() {
    let (item, other) = (item, other)
    expect(["value[1] (closure)"], of: item, in: [{}, { use(item) }])
    expect(["value[\"k\"] (closure)"], of: item, in: ["k": { use(item, other) }])
    expect(["value[0].1 (closure)"], of: item, in: [("k", { use(item) })])
    expect(["value[0] (closure)"], of: item, in: [Optional({ use(item) })])
    expect(["value (closure)"], of: item, in: { use(item) } as Any)
    expect(
      ["value[0] (closure)"], of: item, in: [{ (_: Int) async throws -> Void in use(item, other) }])
  }

  @Test func `async closures and closures with other calling conventions are read`() {
    let (item, other) = (item, other)
    expect(["value (closure)"], of: item, in: { () async -> Void in use(item) })
    expect(
      ["value (closure)"], of: item,
      in: { () async throws -> Item in
        use(other)
        return item
      })
    expect(["value (closure)"], of: item, in: { @MainActor in use(item, other) })
    let c: @convention(c) () -> Void = {}
    expect([], of: item, in: c)
    expect(["value.1"], of: item, in: (c, item))
    expect(
      ["value (closure)"], of: item,
      in: {
        c(); use(item)
      })
  }

  @Test func `methods used as closures hold their objects`() {
    let coordinator = Coordinator(item)
    expect(["value (closure)"], of: coordinator, in: coordinator.finish)
    coordinator.listen()
    #expect(labels(of: coordinator, in: coordinator) == ["onFinish (closure)"])
    coordinator.listenWeakly()
    #expect(labels(of: coordinator, in: coordinator).isEmpty)
  }

  @Test func `closures in generic code are read`() {
    let generic = Generic<Item>()
    generic.listen(other, item)
    let found = ReferenceReader().references(of: generic)
    #expect(found.contains { $0.targetID == ObjectIdentifier(generic) })
    let numbers = Generic<(UInt8, Int)>()
    numbers.listen((1, 2), item)
    #expect(labels(of: numbers, in: numbers) == ["action (closure)"])
    generic.action = {}
    numbers.action = {}
    func holder<Value>(_ value: Value, _ item: Item) -> Holder<() -> Void> {
      Holder({ use(value, item) })
    }
    #expect(labels(of: item, in: holder(UInt8(1), item)) == ["value (closure)"])
    #expect(labels(of: item, in: holder(other, item)) == ["value (closure)"])
    #expect(labels(of: other, in: holder(other, item)) == ["value (closure)"])
    #expect(labels(of: other, in: holder([other], item)) == ["value (closure)[0]"])
  }

  @Test func `a closure that captures itself is read only once`() {
    let item = item
    var again: () -> Void = {}
    again = {
      use(item); again()
    }
    let found = labels(of: item, inValue: again)
    again = {}
    #expect(!found.isEmpty)
  }
}
