import CombinePublishers
import Testing

/// Tests of the differences from the published OpenCombine.
@Suite struct `A mended operator` {
  @Test func `zip of futures ends with the second one`() {
    var promises: [(Result<Int, Never>) -> Void] = []
    let futures = (0..<2).map { _ in Future<Int, Never> { promises.append($0) } }
    let recorder = futures[0].zip(futures[1]) { $0 + $1 }.recorded()
    for promise in promises { promise(.success(2)) }
    #expect(recorder.events == ["subscription", "4", "finished"])
  }

  @Test func `zip may be cancelled while it sends a value`() {
    let subject = PassthroughSubject<Int, Never>()
    var cancellable: AnyCancellable?
    var values: [Int] = []
    cancellable = subject.zip(subject) { $0 + $1 }.sink { value in
      values.append(value)
      cancellable = nil
    }
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(values == [2] && cancellable == nil)
  }

  @Test func `prefix ends with its last value`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.prefix(2).recorded()
    subject.send(1)
    #expect(recorder.events == ["subscription", "1"])
    subject.send(2)
    #expect(recorder.events == ["subscription", "1", "2", "finished"])
    let third = subject.output(at: 2).recorded()
    for value in 3...6 { subject.send(value) }
    #expect(third.events == ["subscription", "5", "finished"])
  }
}
