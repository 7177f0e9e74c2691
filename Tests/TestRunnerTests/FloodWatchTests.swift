import Testing

@testable import TestRunner

@Suite struct `The watch for floods of output` {
  private let start = ContinuousClock.now
  private var watch: FloodWatch

  init() { watch = FloodWatch(at: start) }

  /// Looks at the given number of milliseconds after the start.
  private mutating func mustRead(_ unread: Int, at time: Int) -> Bool {
    watch.mustRead(unread, at: start + .milliseconds(time))
  }

  /// The time of the next look in milliseconds after the start.
  private var nextLook: Int { Int(((watch.nextLook - start) / .milliseconds(1)).rounded()) }

  @Test mutating func `reads any output that hasn't changed since the last look`() {
    for count in [1, 100, 4_096] {
      watch = FloodWatch(at: start)
      let looks = [(0, 50), (count, 100), (count + 1, 150), (count + 1, 200)]
      #expect(looks.map { mustRead($0, at: $1) } == [false, false, false, true])
    }
  }

  @Test mutating func `reads much output at once, and nothing from an empty pipe`() {
    #expect(mustRead(1 << 15, at: 50))
    for time in 1...200 { #expect(!mustRead(0, at: 50 + time)) }
  }

  @Test mutating func `reads output again that is as long as what has been read`() {
    let looks = [(100, 50), (100, 100), (100, 101), (100, 103), (100, 104)]
    #expect(looks.map { mustRead($0, at: $1) } == [false, true, false, true, false])
  }

  @Test mutating func `looks again soon after it has read, and then less and less often`() {
    #expect(nextLook == 50 && !mustRead(1, at: 50) && nextLook == 100)
    #expect(mustRead(1, at: 100))
    var times: [Int] = []
    for _ in 1...8 {
      times.append(nextLook)
      #expect(!mustRead(0, at: nextLook))
    }
    #expect(times == [101, 103, 107, 115, 131, 163, 213, 263])
  }

  @Test mutating func `doesn't look again too soon, as workers wake the runner often`() {
    #expect(!mustRead(9, at: 50) && !mustRead(9, at: 51) && !mustRead(9, at: 74))
    #expect(nextLook == 100 && mustRead(9, at: 75))
  }
}
