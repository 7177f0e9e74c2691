import CombinePublishers
import Foundation
import Testing

/// Subscribers of one publisher receive in the order of their subscriptions, as on a device.
@Suite struct `Several subscribers` {
  private static let count = 40

  /// Returns what many subscribers of a publisher receive when it sends.
  private func received<P: Publisher>(
    from publisher: P, removing removed: Set<Int> = [], _ send: () -> Void
  ) -> [Int] where P.Failure == Never {
    var received: [Int] = []
    var cancellables = (0..<Self.count).map { number in
      publisher.dropFirst(0).sink { _ in received.append(number) } as AnyCancellable?
    }
    received = []
    for number in removed { cancellables[number] = nil }
    send()
    return withExtendedLifetime(cancellables) { received }
  }

  private let removed: Set = [0, 3, 4, 17, 39]
  private var left: [Int] { (0..<Self.count).filter { !removed.contains($0) } }

  @Test func `of a subject receive in their order`() {
    let subject = PassthroughSubject<Int, Never>()
    #expect(received(from: subject, removing: removed) { subject.send(1) } == left)
    let value = CurrentValueSubject<Int, Never>(0)
    #expect(received(from: value, removing: removed) { value.send(1) } == left)
  }

  @Test func `of a future receive in their order`() {
    var promise: ((Result<Int, Never>) -> Void)?
    let future = Future<Int, Never> { promise = $0 }
    #expect(received(from: future, removing: removed) { promise?(.success(1)) } == left)
  }

  @Test func `of a property and its object receive in their order`() {
    final class Model: ObservableObject {
      @Published var value = 0
    }
    let model = Model()
    #expect(received(from: model.$value, removing: removed) { model.value = 1 } == left)
    #expect(received(from: model.objectWillChange, removing: removed) { model.value = 2 } == left)
  }

  @Test func `of a connectable publisher receive in their order`() {
    let subject = PassthroughSubject<Int, Never>()
    #expect(received(from: subject.share(), removing: removed) { subject.send(1) } == left)
  }

  @Test func `can come and go while values are sent`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [String] = []
    var cancellables: Set<AnyCancellable> = []
    var third: AnyCancellable?
    subject.sink { value in
      received.append("a\(value)")
      third = nil
      subject.sink { received.append("d\($0)") }.store(in: &cancellables)
    }.store(in: &cancellables)
    subject.sink { received.append("b\($0)") }.store(in: &cancellables)
    third = subject.sink { received.append("c\($0)") }
    subject.send(1)
    subject.send(2)
    #expect(third == nil && received == ["a1", "b1", "a2", "b2", "d2"])
  }

  @Test func `cost the same each, however many there are`() {
    func time(_ count: Int) -> Double {
      let subject = PassthroughSubject<Int, Never>()
      var cancellables = (0..<count).map { _ in subject.sink { _ in } as AnyCancellable? }
      var start = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
      for place in cancellables.indices { cancellables[place] = nil }
      var end = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
      return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
    }
    _ = time(100)
    // Another measure excuses one that the machine disturbed.
    let grows = (0..<5).contains { _ in time(20_000) / time(2_000) < 40 }
    #expect(grows)
  }
}
