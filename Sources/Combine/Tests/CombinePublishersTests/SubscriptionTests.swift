import CombinePublishers
import Foundation
import Testing

private typealias Ints = AnyPublisher<Int, Never>

/// A way to make a publisher of another one.
private struct Operation: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable (Ints) -> Ints

  init<P: Publisher<Int, Never> & SendableMetatype>(
    _ name: String, _ make: @escaping @Sendable (Ints) -> P
  ) {
    testDescription = name
    self.make = { make($0).eraseToAnyPublisher() }
  }

  static let all: [Operation] = [
    .init("map") { $0.map { $0 + 1 } },
    .init("map of a key path") { $0.map { [$0] }.map(\.count) },
    .init("tryMap, replaceError") { $0.tryMap { $0 }.replaceError(with: 0) },
    .init("compactMap") { $0.compactMap { Int?($0) } },
    .init("filter") { $0.filter { $0 > -1 } },
    .init("scan") { $0.scan(0) { $1 } },
    .init("removeDuplicates") { $0.removeDuplicates() },
    .init("prepend, append") { $0.prepend(0).append(9) },
    .init("dropFirst") { $0.dropFirst(0) },
    .init("prefix") { $0.prefix(100_000) },
    .init("flatMap") { $0.flatMap { Just($0) } },
    .init("map, switchToLatest") { $0.map { Just($0) }.switchToLatest() },
    .init("collect by count") { $0.collect(1).compactMap(\.first) },
    .init("buffer") { $0.buffer(size: 10, prefetch: .byRequest, whenFull: .dropNewest) },
    .init("share") { $0.share() },
    .init("multicast") { $0.multicast(subject: PassthroughSubject<Int, Never>()).autoconnect() },
    .init("handleEvents") { $0.handleEvents(receiveOutput: { _ in }) },
    .init("catch") { $0.setFailureType(to: Broken.self).catch { _ in Just(0) } },
    .init("retry") { $0.setFailureType(to: Broken.self).retry(2).assertNoFailure() },
    .init("combineLatest") { $0.combineLatest(Just(1)) { value, _ in value } },
    .init("combineLatest of four") {
      $0.combineLatest(Just(1), Just(2), Just(3)) { value, _, _, _ in value }
    },
    .init("merge") { $0.merge(with: Empty<Int, Never>(completeImmediately: false)) },
    .init("MergeMany") { Publishers.MergeMany([$0]) },
    .init("zip") { $0.zip($0) { value, _ in value } },
    .init("encode, decode") {
      $0.encode(encoder: JSONEncoder()).decode(type: Int.self, decoder: JSONDecoder())
        .replaceError(with: 0)
    },
  ]
}

@Suite struct `A subscription` {
  private final class Owner {
    var count = 0
  }

  @Test(arguments: Operation.all)
  private func `doesn't outlive its cancellable`(operation: Operation) {
    let subject = PassthroughSubject<Int, Never>()
    weak var owner: Owner?
    var cancellable: AnyCancellable?
    do {
      let new = Owner()
      owner = new
      cancellable = operation.make(subject.eraseToAnyPublisher()).sink { _ in new.count += 1 }
    }
    subject.send(1)
    subject.send(2)
    #expect((owner?.count ?? 0) > 0)
    withExtendedLifetime(cancellable) {}
    cancellable = nil
    #expect(owner == nil)
    subject.send(3)
  }

  @Test(arguments: Operation.all)
  private func `doesn't outlive its publisher's end`(operation: Operation) {
    let subject = PassthroughSubject<Int, Never>()
    weak var owner: Owner?
    var cancellable: AnyCancellable?
    do {
      let new = Owner()
      owner = new
      cancellable = operation.make(subject.first().eraseToAnyPublisher())
        .first().sink { _ in new.count += 1 }
    }
    subject.send(1)
    #expect(owner == nil)
    withExtendedLifetime(cancellable) {}
  }

  @Test func `that is assigned to a published property ends with the property`() {
    final class Model: ObservableObject {
      @Published var value = 0
    }
    let subject = PassthroughSubject<Int, Never>()
    var cancelled = 0
    var model: Model? = Model()
    if let model {
      subject.handleEvents(receiveCancel: { cancelled += 1 }).assign(to: &model.$value)
    }
    subject.send(3)
    #expect(model?.value == 3 && cancelled == 0)
    model = nil
    #expect(cancelled == 1)
  }

  @Test func `of an object's changes comes before the change`() {
    final class Model: ObservableObject {
      @Published var value = 0
      @Published var other = 0
    }
    let model = Model()
    var seen: [String] = []
    let changes = model.objectWillChange.sink { seen.append("\(model.value)") }
    let values = model.$value.sink { seen.append("\(model.value)->\($0)") }
    model.value = 5
    model.other = 1
    #expect(seen == ["0->0", "0", "0->5", "5"])
    withExtendedLifetime((changes, values)) {}
  }

  /// The processor time of a chain of ten operators for a number of values.
  private func time(of count: Int) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let subject = PassthroughSubject<Int, Never>()
    let other = CurrentValueSubject<Int, Never>(1)
    var sum = 0
    let sums = subject.map { $0 + 1 }.filter { $0 > 0 }.removeDuplicates().scan(0, &+)
    let pairs = sums.combineLatest(other, &+).compactMap(Int?.init)
    let all = pairs.merge(with: other.dropFirst()).flatMap { Just($0) }.share().prepend(0)
    let cancellable = all.sink { sum &+= $0 }
    let start = now()
    for value in 0..<count { subject.send(value) }
    let time = now() - start
    #expect(sum > 0)
    cancellable.cancel()
    return time
  }

  @Test func `of ten operators takes time in proportion to the values`() {
    _ = time(of: 100)
    // Another measure excuses one that the machine disturbed.
    let grows = (0..<5).contains { _ in time(of: 10_000) / time(of: 1_000) < 20 }
    #expect(grows)
  }
}
