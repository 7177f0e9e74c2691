import CombinePublishers
import Testing

@Suite struct `The latest values of publishers` {
  private let a = PassthroughSubject<Int, Broken>()
  private let b = PassthroughSubject<String, Broken>()

  @Test func `are sent whenever one changes, once all have sent one`() {
    let recorder = a.combineLatest(b).map { "\($0)\($1)" }.recorded()
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    a.send(3)
    #expect(recorder.values == ["2x", "2y", "3y"])
  }

  @Test func `end when all publishers have ended`() {
    let recorder = a.combineLatest(b) { "\($0)\($1)" }.recorded()
    a.send(1)
    a.send(completion: .finished)
    b.send("x")
    #expect(recorder.events == ["subscription", "1x"])
    b.send(completion: .finished)
    #expect(recorder.events == ["subscription", "1x", "finished"])
  }

  @Test func `end with the first failure, which cancels the others`() {
    var isCancelled = false
    let other = b.handleEvents(receiveCancel: { isCancelled = true })
    let recorder = a.combineLatest(other) { "\($0)\($1)" }.recorded()
    a.send(completion: .failure(Broken()))
    b.send("x")
    #expect(recorder.events == ["subscription", "broken"] && isCancelled)
  }

  @Test func `of publishers that end at once come after the subscription`() {
    let empty = Empty<Int, Never>()
    #expect(
      empty.combineLatest(empty).map { "\($0)" }.recorded().events == ["subscription", "finished"])
    let failed = Fail<Int, Broken>(error: Broken())
    #expect(
      a.combineLatest(failed).map { "\($0)" }.recorded().events == ["subscription", "broken"])
    let pairs = Just(1).combineLatest(Just("x")).map { "\($0)\($1)" }
    #expect(pairs.recorded().events == ["subscription", "1x", "finished"])
  }

  @Test func `are dropped without demand, and remembered`() {
    let recorder = a.combineLatest(b) { "\($0)\($1)" }.recorded(.max(1))
    a.send(1)
    b.send("x")
    #expect(recorder.values == ["1x"])
    recorder.request(.max(1))
    a.send(2)
    b.send("y")
    #expect(recorder.values == ["1x", "2x"])
    recorder.request(.max(1))
    a.send(3)
    #expect(recorder.values == ["1x", "2x", "3y"])
  }

  @Test func `ask all publishers for as many as the subscriber wants`() {
    var requests: [String] = []
    let one = a.handleEvents(receiveRequest: { requests.append("a\($0)") })
    let other = b.handleEvents(receiveRequest: { requests.append("b\($0)") })
    let recorder = one.combineLatest(other) { "\($0)\($1)" }.recorded(.max(2))
    recorder.request(.unlimited)
    #expect(requests == ["amax(2)", "bmax(2)", "aunlimited", "bunlimited"])
  }

  @Test func `that change while one is delivered are only remembered`() {
    let recorder = a.combineLatest(b) { "\($0)\($1)" }.recorded()
    recorder.onValue = { [a] value in
      if value == "1x" { a.send(9) }
      return .none
    }
    a.send(1)
    b.send("x")
    b.send("y")
    #expect(recorder.values == ["1x", "9y"])
  }

  @Test func `come from up to four publishers`() {
    let c = CurrentValueSubject<Int, Broken>(0)
    let d = CurrentValueSubject<Int, Broken>(0)
    let three = c.combineLatest(d, a) { "\($0)\($1)\($2)" }.recorded()
    let four = Publishers.CombineLatest4(c, d, a, b).map { "\($0)\($1)\($2)\($3)" }.recorded()
    a.send(1)
    d.send(2)
    b.send("x")
    c.send(3)
    #expect(three.values == ["001", "021", "321"])
    #expect(four.values == ["021x", "321x"])
  }

  @Test func `end when the subscriber cancels`() {
    var cancelled = 0
    let one = a.handleEvents(receiveCancel: { cancelled += 1 })
    let other = b.handleEvents(receiveCancel: { cancelled += 1 })
    let recorder = one.combineLatest(other) { "\($0)\($1)" }.recorded()
    a.send(1)
    recorder.cancel()
    b.send("x")
    #expect(recorder.events == ["subscription"] && cancelled == 2)
  }

  @Test func `are equal if the publishers are`() {
    #expect(Just(1).combineLatest(Just(2)) == Just(1).combineLatest(Just(2)))
    #expect(Just(1).combineLatest(Just(2)) != Just(1).combineLatest(Just(3)))
    #expect(Just(1).zip(Just(2)) == Just(1).zip(Just(2)))
    #expect(Just(1).zip(Just(2), Just(3)) != Just(1).zip(Just(2), Just(4)))
    #expect(Just(1).merge(with: Just(2)) != Just(2).merge(with: Just(1)))
  }
}
