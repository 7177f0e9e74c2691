import Foundation

/// The animations that have begun but not ended.
///
/// Animations take no time. They end when the app settles, but in the order in which they would end
/// on a device: by their delays and durations.
struct AnimationEnds {
  private struct End {
    let time: TimeInterval
    let work: DeferredCall
  }

  /// The animation time within which animations end when the app settles, in seconds.
  ///
  /// It bounds an animation whose completion starts it again, such as a pulsing view. What is left
  /// continues when the app has begun another animation and settles.
  private static let longest: TimeInterval = 10
  /// The shortest duration of an animation, in seconds: a frame of the screen.
  private static let shortest: TimeInterval = 1 / 60

  /// The animation time: the sum of the animations that have ended.
  private var now: TimeInterval = 0
  private var horizon: TimeInterval = longest
  private var isSettling = false
  /// The ends, the next one last.
  private var ends: [End] = []

  /// Whether an animation ends before the app has settled.
  var isEmpty: Bool { ends.last.map { $0.time > horizon } ?? true }

  var count: Int { ends.count }

  /// The time from now until the last animation has ended, in seconds.
  var remaining: TimeInterval { ends.first.map { $0.time - now } ?? 0 }

  /// Adds the end of an animation.
  ///
  /// - Complexity: O(*n*), where *n* is the number of animations that end before it.
  mutating func add(after seconds: TimeInterval, _ work: DeferredCall) {
    let time = now + (seconds.isFinite ? max(seconds, Self.shortest) : Self.shortest)
    if !isSettling { horizon = now + Self.longest }
    var place = ends.endIndex
    while place > 0, ends[place - 1].time <= time { place -= 1 }
    ends.insert(End(time: time, work: work), at: place)
  }

  /// Called when the app begins to settle.
  mutating func beginSettling() {
    isSettling = true
    horizon = now + Self.longest
  }

  /// Called when the app has settled.
  mutating func endSettling() { isSettling = false }

  /// Removes the end that comes next.
  mutating func next() -> Deferred? {
    guard !isEmpty, let end = ends.popLast() else { return nil }
    now = end.time
    return end.work
  }

  /// Removes all ends and returns their work.
  mutating func removeAll() -> [Deferred] {
    defer { ends = [] }
    return ends.map(\.work)
  }
}
