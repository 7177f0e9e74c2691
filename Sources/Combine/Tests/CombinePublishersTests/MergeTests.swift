import CombinePublishers
import Testing

@Suite struct `Merged publishers` {
  private let a = PassthroughSubject<Int, Broken>()
  private let b = PassthroughSubject<Int, Broken>()

  @Test func `send all values as they arrive`() {
    let recorder = a.merge(with: b).recorded()
    a.send(1)
    b.send(2)
    a.send(3)
    #expect(recorder.events == ["subscription", "1", "2", "3"])
  }

  @Test func `end when all have ended, or with the first failure`() {
    let recorder = a.merge(with: b).recorded()
    a.send(completion: .finished)
    b.send(2)
    b.send(completion: .finished)
    #expect(recorder.events == ["subscription", "2", "finished"])
    let c = PassthroughSubject<Int, Broken>()
    var isCancelled = false
    let failing = c.merge(
      with: PassthroughSubject<Int, Broken>().handleEvents(receiveCancel: { isCancelled = true })
    ).recorded()
    c.send(completion: .failure(Broken()))
    #expect(failing.events == ["subscription", "broken"] && isCancelled)
  }

  @Test func `keep one value of each until the subscriber wants it`() {
    let one = [1, 2, 3].publisher, other = [10, 20].publisher
    let recorder = one.merge(with: other).recorded(.none)
    #expect(recorder.events == ["subscription"])
    recorder.request(.max(1))
    #expect(recorder.values == [1])
    recorder.request(.max(2))
    #expect(recorder.values.count == 3 && recorder.completion == nil)
    recorder.request(.unlimited)
    #expect(recorder.values.sorted() == [1, 2, 3, 10, 20])
    #expect(recorder.values.filter { $0 < 10 } == [1, 2, 3])
    #expect(recorder.events.last == "finished")
  }

  @Test func `send a value that the subscriber sends meanwhile`() {
    let recorder = a.merge(with: b).recorded()
    recorder.onValue = { [b] value in
      if value == 1 { b.send(2) }
      return .none
    }
    a.send(1)
    #expect(recorder.values == [1, 2])
  }

  @Test func `may be any number of one type`() {
    let subjects = (0..<9).map { _ in PassthroughSubject<Int, Never>() }
    let recorder = Publishers.MergeMany(subjects).recorded()
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    for subject in subjects { subject.send(completion: .finished) }
    #expect(recorder.values == Array(0..<9))
    #expect(recorder.events.last == "finished")
    let none: [Just<Int>] = []
    #expect(Publishers.MergeMany(none).recorded().events == ["subscription", "finished"])
  }

  @Test func `may be up to eight of different types`() {
    let one = Just(1), two = [2].publisher, three = Just(3).map { $0 }
    let eight = one.merge(
      with: two, three, Just(4), Just(5).map { $0 }, Just(6), Just(7), Just(8))
    #expect(eight.recorded().values == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(one.merge(with: two).merge(with: three).recorded().values == [1, 2, 3])
    let five: Publishers.Merge5 = one.merge(with: two, three, Just(4), Just(5))
    #expect(five.recorded().values == [1, 2, 3, 4, 5])
  }

  @Test func `cancel all when the subscriber cancels`() {
    var cancelled = 0
    let one = a.handleEvents(receiveCancel: { cancelled += 1 })
    let other = b.handleEvents(receiveCancel: { cancelled += 1 })
    let recorder = one.merge(with: other).recorded()
    recorder.cancel()
    a.send(1)
    #expect(recorder.values.isEmpty && cancelled == 2)
  }
}
