import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct DisplayLinkTests {
    private final class Target: NSObject {
      var calls: [(time: Double, next: Double, duration: Double)] = []
      func step(_ link: CADisplayLink) {
        calls.append((link.timestamp, link.targetTimestamp, link.duration))
      }
      static let selector = Selector("step:", Target.step(_:))
    }

    /// Runs the run loop until the target has been called a number of times, or until only a hang
    /// explains that it hasn't.
    private func run(until count: Int, _ target: Target) {
      let end = Date(timeIntervalSinceNow: 300)
      while target.calls.count < count, Date() < end {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
    }

    private func runBriefly() {
      let end = Date(timeIntervalSinceNow: 0.05)
      while Date() < end { _ = RunLoop.current.run(mode: .default, before: end) }
    }

    @Test func `a display link calls its target with each frame, whose times it tells`() throws {
      let target = Target()
      let link = CADisplayLink(target: target, selector: Target.selector)
      #expect(link.timestamp == 0 && link.targetTimestamp == 0 && link.duration == 0)
      let start = CACurrentMediaTime()
      link.add(to: .current, forMode: .default)
      run(until: 4, target)
      link.invalidate()
      try #require(target.calls.count >= 4)
      #expect(target.calls[0].time > start)
      for (call, following) in zip(target.calls, target.calls.dropFirst()) {
        let frames = (following.time - call.time) * 60
        #expect(frames > 0.9 && abs(frames - frames.rounded()) < 0.001)
        #expect(abs((call.next - call.time) * 60 - 1) < 0.001 && call.duration == 1.0 / 60)
      }
      let count = target.calls.count
      runBriefly()
      #expect(target.calls.count == count)
    }

    @Test(arguments: [(60, 1), (50, 1), (30, 2), (25, 2), (20, 3), (10, 6), (120, 1), (0, 1)])
    func `a display link's rate divides the display's`(rate: Int, frames: Int) throws {
      for isRange in [false, true] {
        let target = Target()
        let link = CADisplayLink(target: target, selector: Target.selector)
        if isRange {
          let most = Float(rate)
          link.preferredFrameRateRange = CAFrameRateRange(
            minimum: 0, maximum: most, preferred: most)
        } else {
          link.preferredFramesPerSecond = rate
        }
        link.add(to: .current, forMode: .default)
        run(until: 1, target)
        link.invalidate()
        let call = try #require(target.calls.first)
        #expect(abs((call.next - call.time) * 60 - Double(frames)) < 0.001)
        #expect(call.duration == 1.0 / 60)
      }
    }

    @Test func `a paused display link calls nothing until it goes on`() {
      let target = Target()
      let link = CADisplayLink(target: target, selector: Target.selector)
      link.isPaused = true
      link.add(to: .current, forMode: .default)
      runBriefly()
      #expect(target.calls.isEmpty)
      link.isPaused = false
      run(until: 1, target)
      link.isPaused = true
      let count = target.calls.count
      #expect(count > 0)
      runBriefly()
      #expect(target.calls.count == count)
      link.invalidate()
    }

    @Test func `a display link is called in the modes that it was added to, and not removed from`()
    {
      let target = Target()
      let link = CADisplayLink(target: target, selector: Target.selector)
      link.add(to: .current, forMode: RunLoop.Mode("other"))
      runBriefly()
      #expect(target.calls.isEmpty)
      link.add(to: .current, forMode: .default)
      run(until: 1, target)
      link.remove(from: .current, forMode: .default)
      let count = target.calls.count
      #expect(count > 0)
      runBriefly()
      #expect(target.calls.count == count)
      link.invalidate()
    }

    @Test(arguments: [false, true])
    func `a display link retains its target, and the run loop retains the link`(isPaused: Bool) {
      weak var weakTarget: Target?
      weak var weakLink: CADisplayLink?
      do {
        let target = Target()
        let link = CADisplayLink(target: target, selector: Target.selector)
        link.isPaused = isPaused
        link.add(to: .current, forMode: .common)
        (weakTarget, weakLink) = (target, link)
      }
      #expect(weakTarget != nil && weakLink != nil)
      weakLink?.invalidate()
      #expect(weakTarget == nil && weakLink == nil)
    }

    @Test func `a display link in no run loop is released with its owner`() {
      weak var weakTarget: Target?
      do {
        let target = Target()
        let link = CADisplayLink(target: target, selector: Target.selector)
        link.add(to: .current, forMode: .default)
        link.remove(from: .current, forMode: .default)
        weakTarget = target
      }
      #expect(weakTarget == nil)
    }

    @Test func `the screen makes display links`() throws {
      let target = Target()
      let link = try #require(
        UIScreen.main.displayLink(withTarget: target, selector: Target.selector))
      link.frameInterval = 2
      link.add(to: .current, forMode: .default)
      run(until: 1, target)
      link.invalidate()
      let call = try #require(target.calls.first)
      #expect(abs((call.next - call.time) * 60 - 2) < 0.001)
    }
  }
}
