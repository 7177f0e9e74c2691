import Testing

@testable import TestRunner

@Suite struct `The watch for floods of output` {
  @Test func `looks again soon after a flood, even if the pipe is empty, but not for long`() {
    let start = ContinuousClock.now
    var watch = FloodWatch(pipeSize: 1 << 16)
    #expect(!watch.isFlood(1_000, at: start) && watch.interval(at: start) == 50)
    #expect(watch.isFlood(1 << 16, at: start) && watch.interval(at: start) == 1)
    let soon = start + .milliseconds(20)
    #expect(!watch.isFlood(0, at: soon) && watch.interval(at: soon) == 1)
    #expect(watch.interval(at: start + .milliseconds(200)) == 50)
  }

  @Test func `is for the size of the pipe`() {
    var watch = FloodWatch(pipeSize: 8_192)
    #expect(!watch.isFlood(4_095, at: .now) && watch.isFlood(4_096, at: .now))
  }
}
