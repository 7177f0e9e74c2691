import Foundation
import Observation
import StrongReferences
import Synchronization
import Testing

/// Tests of captures whose size is known only at run time.
///
/// The reader must find an object captured before or after each of them, and must skip captures of
/// unknown layout.
@Suite struct CaptureTests {
  final class Screen {
    let first: () -> Void
    let second: () -> Void

    init(_ first: @escaping () -> Void, _ second: @escaping () -> Void) {
      self.first = first
      self.second = second
    }
  }

  protocol Described {}

  struct Large: Described {
    let numbers = (1, 2, 3, 4)
    let item = Item()
  }

  struct Waiting {
    let flag = true
    let continuation: CheckedContinuation<Void, Never>
    let item: Item
  }

  enum Step {
    case waiting(CheckedContinuation<Void, Never>)
    case done(Item)
  }

  struct Unique: ~Copyable {
    let number = 1
    let item: Item
  }

  let item = SpecialItem()
  let other = Item("other")

  /// Expects a reader to find an object among the captures of both closures.
  private func expect(
    _ item: Item, in first: @escaping () -> Void, _ second: @escaping () -> Void,
    location: SourceLocation = #_sourceLocation
  ) {
    let found = labels(of: item, in: Screen(first, second))
    #expect(
      Set(found.map { $0.prefix { $0 != " " } }) == ["first", "second"], sourceLocation: location)
  }

  /// Reads two closures and expects to find an object in the second one.
  ///
  /// The optimizer determines whether the object can also be found in the first closure, where it
  /// is captured after a value of unknown layout.
  private func expect(
    _ item: Item, in second: @escaping () -> Void, afterReading first: @escaping () -> Void,
    location: SourceLocation = #_sourceLocation
  ) {
    let found = labels(of: item, in: Screen(first, second))
    #expect(found.contains("second (closure)"), sourceLocation: location)
  }

  @Test(.bug(id: "R1"))
  func `a continuation can be captured first, later, or within another value`() async {
    let (item, other, small) = (item, other, UInt8(1))
    await withCheckedContinuation { (waiting: CheckedContinuation<Void, Never>) in
      expect(item, in: { use(waiting, item) }, { use(item, waiting) })
      expect(item, in: { use(small, waiting, item) }, { use(waiting, small, other, item) })
      let (optional, pair) = (Optional(waiting), (small, waiting))
      expect(item, in: { use(optional as Any, item) }, { use(pair, item) })
      let value = Waiting(continuation: waiting, item: item)
      expect(item, in: { use(value, other) }, { use(other, value) })
      let (step, done) = (Step.waiting(waiting), Step.done(item))
      expect(item, in: { use(step, item) }, { use(done, other) })
      expect(
        item, in: { [weak other] in use(waiting, other as Any, item) },
        { [unowned other] in use(other, waiting, item) })
      let function: (Int) -> Int = { number in
        use(waiting, item)
        return number
      }
      expect(item, in: { use(waiting, function(1)) }, { use(function(1)) })
      waiting.resume()
    }
  }

  @Test(.bug(id: "R1")) func `a captured variable that holds a continuation is read`() async {
    let (item, other) = (item, other)
    await withCheckedContinuation { (waiting: CheckedContinuation<Void, Never>) in
      var variable: (CheckedContinuation<Void, Never>, Item)? = (waiting, item)
      expect(
        item,
        in: {
          use(variable as Any)
          variable = nil
        }, { use(other, variable as Any, waiting) })
      waiting.resume()
    }
  }

  @Test(.bug(id: "R1")) func `continuations of all kinds can be captured`() async throws {
    let (item, other) = (item, other)
    _ = try await withCheckedThrowingContinuation {
      (waiting: CheckedContinuation<Item, any Error>) in
      expect(item, in: { use(waiting, item) }, { use(item, waiting) })
      waiting.resume(returning: other)
    }
    await withUnsafeContinuation { (waiting: UnsafeContinuation<Void, Never>) in
      expect(item, in: { use(waiting, item) }, { use(item, waiting) })
      waiting.resume()
    }
    let (stream, feed) = AsyncStream<Item>.makeStream()
    expect(item, in: { use(feed, item) }, { use(item, feed) })
    expect(item, in: { use(stream, item) }, { use(stream.makeAsyncIterator(), feed, item) })
    let (failing, failingFeed) = AsyncThrowingStream<Int, any Error>.makeStream()
    expect(item, in: { use(failingFeed, item) }, { use(failing, failingFeed, feed, item) })
    let numbers = failing.map { $0 + 1 }
    expect(item, in: { use(numbers, item) }, { use(item, numbers) })
  }

  @Test(.bug(id: "R1")) func `other types from resilient libraries can be captured`() throws {
    let (item, small) = (item, UInt8(1))
    // A clock's size is zero, but the compiler doesn't know that.
    let clock = ContinuousClock()
    let (now, task) = (clock.now, Task<Void, Never> {})
    expect(item, in: { use(clock, item) }, { use(clock, clock, small, clock, item) })
    expect(item, in: { use(now, item) }, { use(small, now, task, item) })
    let pattern = try Regex("a+")
    let match = "aa".firstMatch(of: pattern)
    expect(item, in: { use(pattern, item) }, { use(match as Any, small, item) })
    let (mirror, change) = (Mirror(reflecting: 1), [1, 2].difference(from: [2, 3]))
    expect(item, in: { use(mirror, item) }, { use(change, item) })
    let registrar = ObservationRegistrar()
    expect(item, in: { use(registrar, item) }, { use(item, registrar) })
  }

  @Test(.bug(id: "R1")) func `Foundation's value types can be captured`() throws {
    let (item, small) = (item, UInt8(1))
    let (date, url) = (Date(), try #require(URL(string: "https://example.org/a?b=c")))
    let (data, uuid) = (Data(repeating: 1, count: 100), UUID())
    expect(item, in: { use(date, item) }, { use(small, date, item) })
    expect(item, in: { use(url, item) }, { use(small, url, item) })
    expect(item, in: { use(data, item) }, { use(small, data, item) })
    expect(item, in: { use(uuid, url, data, item) }, { use(small, uuid, date, item) })
    let (locale, calendar, zone) = (Locale.current, Calendar.current, TimeZone.current)
    expect(item, in: { use(locale, item) }, { use(calendar, zone, item) })
    let (components, path) = (DateComponents(), IndexPath(indexes: [1, 2, 3]))
    expect(item, in: { use(components, item) }, { use(path, item) })
    let (text, notice) = (AttributedString("a"), Notification(name: .init("n")))
    expect(item, in: { use(text, item) }, { use(notice, text, item) })
    let length = Measurement(value: 1, unit: UnitLength.meters)
    expect(item, in: { use(length, item) }, { use(CharacterSet.letters, length, item) })
  }

  @Test(.bug(id: "R1")) func `values of protocol types can be captured`() {
    let (item, clock) = (item, ContinuousClock())
    let (any, error, sendable): (Any, any Error, any Sendable) = (
      clock, CancellationError(), Date()
    )
    expect(item, in: { use(any, item) }, { use(error, item) })
    expect(item, in: { use(sendable, item) }, { use(error, any, sendable, item) })
    let (anyClock, described): (any Clock<Duration>, any Described) = (clock, Large())
    expect(item, in: { use(anyClock, item) }, { use(described, clock, item) })
    let (hashable, path) = (AnyHashable(Date()), \Item.name)
    expect(item, in: { use(hashable, item) }, { use(path, hashable, item) })
    let types: (Any.Type, any Described.Type) = (Item.self, Large.self)
    expect(item, in: { use(types, item) }, { use(types.1, types.0, clock, item) })
  }

  @Test(.bug(id: "R1"))
  func `values with unusual alignments and noncopyable values can be captured`() {
    let (item, other, small) = (item, other, UInt8(1))
    let (vector, now) = (SIMD16<Float>(), ContinuousClock().now)
    expect(item, in: { use(vector, item) }, { use(small, vector, now, item) })
    let (long, wide) = (Float80(1), UInt128(1))
    expect(item, in: { use(long, item) }, { use(small, wide, small, long, item) })
    let unique = Unique(item: item)
    let lock = Mutex(1)
    expect(item, in: { use(unique.item) }, { use(other, unique.item, now) })
    expect(item, in: { use(lock.withLock { $0 }, item) }, { use(now, lock.withLock { $0 }, item) })
  }

  @Test(.bug(id: "R1")) func `functions of all kinds can be captured`() async {
    let (item, now) = (item, ContinuousClock().now)
    let work: @Sendable (Item) async throws -> [Item] = { other in
      use(item)
      return [other]
    }
    let isolated: @isolated(any) () async -> Void = { use(item) }
    expect(item, in: { use(now, work) }, { use(now, isolated) })
    let failing: (String) throws(CancellationError) -> String = { text in
      use(item)
      return text
    }
    let optional: ((Date) -> URL?)? = { _ in
      use(item)
      return nil
    }
    expect(item, in: { use(now, failing) }, { use(now, optional as Any) })
  }

  // MARK: Generic code

  private func expectFound<Value>(_ item: Item, with value: Value) {
    expect(item, in: { use(value, item) }, { use(item, value) })
    let (optional, array, pair) = (Optional(value), [value], (UInt8(1), value))
    expect(item, in: { use(optional as Any, item) }, { use(array, item) })
    expect(item, in: { use(pair, value, item) }, { use(Value.self, value, item) })
    let result = Result<Value, any Error>.success(value)
    expect(item, in: { use(result, item) }, { use(value, result, item) })
  }

  private func expectFound<Value: Sendable>(_ item: Item, waitingFor value: Value) async {
    let result = await withCheckedContinuation { (waiting: CheckedContinuation<Value, Never>) in
      expect(item, in: { use(waiting, item) }, { use(value, waiting, item) })
      waiting.resume(returning: value)
    }
    use(result)
  }

  @Test(.bug(id: "R1")) func `values of a generic parameter's type can be captured`() async throws {
    let (stream, feed) = AsyncStream<Int>.makeStream()
    expectFound(item, with: feed)
    expectFound(item, with: stream)
    expectFound(item, with: ContinuousClock())
    expectFound(item, with: ContinuousClock().now)
    expectFound(item, with: try #require(URL(string: "https://example.org")))
    expectFound(item, with: UInt8(1))
    expectFound(item, with: other)
    expectFound(item, with: Large())
    expectFound(item, with: SIMD16<Float>())
    await expectFound(item, waitingFor: other)
    await expectFound(item, waitingFor: Date())
  }

  private func expectFound<Values: Collection>(_ item: Item, withFirstOf values: Values) {
    guard let first = values.first else { return }
    let start = values.startIndex
    expect(item, in: { use(first, item) }, { use(start, first, item) })
  }

  @Test(.bug(id: "R1")) func `values of an associated type can be captured`() {
    expectFound(item, withFirstOf: [1])
    expectFound(item, withFirstOf: "abc")
    expectFound(item, withFirstOf: [ContinuousClock().now])
    expectFound(item, withFirstOf: Data([1, 2]))
  }

  final class Pair<First, Second> {
    let (first, second): (First, Second)
    init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  }

  private func expectFound<First, Second>(_ item: Item, in pair: Pair<First, Second>) {
    let (first, second) = (pair.first, pair.second)
    expect(item, in: { use(first, second, item) }, { use(second, pair, first, item) })
  }

  @Test(.bug(id: "R1")) func `values of two generic parameters' types can be captured`() {
    expectFound(item, in: Pair(UInt8(1), ContinuousClock().now))
    expectFound(item, in: Pair(AsyncStream<Int>.makeStream().continuation, "text"))
  }

  private func readPack<each Value>(_ item: Item, _ values: repeat each Value) {
    let tuple = (repeat each values)
    expect(item, in: { use(item, tuple) }, afterReading: { use(tuple, item) })
    for value in repeat each values {
      _ = ReferenceReader().references(of: Screen({ use(value, item) }, { use(item, value) }))
    }
  }

  private func expectFound<let count: Int>(_ item: Item, in items: InlineArray<count, Item>) {
    expect(item, in: { use(items.indices.map { items[$0] }) }, { use(item, items.count) })
    expect(item, in: { use(items.count, item) }, { use(items[0], item) })
  }

  @Test(.bug(id: "R1")) func `values of a type with an integer generic parameter can be captured`()
  {
    expectFound(item, in: [item])
    expectFound(item, in: [other, item, other])
  }

  @Test(.bug(id: "R1")) func `captures of unknown layout are skipped`() {
    readPack(item, 1)
    readPack(item, ContinuousClock().now, UInt8(1), other)
  }
}
