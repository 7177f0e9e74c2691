import Foundation
import HeadlessUIKit

/// Counts the calls of a display link, which can be paused, slowed down and ended.
final class FrameCounter: NSObject {
  private var link: CADisplayLink?
  private var count = 0
  private var last: CFTimeInterval?
  private var isEven = true

  /// The number of calls, and whether each one came when the one before had foretold it; `nil`
  /// before the start.
  var text: String? { link.map { _ in "frames \(count)\(isEven ? "" : ", uneven")" } }

  func start() {
    link = CADisplayLink(target: self, selector: Selector("step:", FrameCounter.step(_:)))
    link?.add(to: .main, forMode: .common)
  }

  func pause() {
    link?.isPaused.toggle()
    last = nil
  }

  func slowDown() {
    link?.preferredFramesPerSecond = 20
    last = nil
  }

  func end() { link?.invalidate() }

  func step(_ link: CADisplayLink) {
    count += 1
    if let last { isEven = isEven && abs(link.timestamp - last) < 0.0001 }
    last = link.targetTimestamp
  }
}
