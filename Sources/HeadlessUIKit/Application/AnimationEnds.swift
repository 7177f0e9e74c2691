import Foundation

/// The animations that have begun but not ended.
///
/// Animations take no time. They end when the app settles, but in the order in which they would end
/// on a device: by their delays and durations.
struct AnimationEnds {
  private struct End {
    let time: TimeInterval
    /// The number of animations that have ended, one after the other, before this one began.
    var depth: Int
    let work: DeferredCall
  }

  /// The number of animations that end one after the other while the app settles.
  ///
  /// It bounds an animation whose completion starts it again, such as a pulsing view. What is left
  /// continues when the app has begun another animation and settles.
  private static let longestChain = 100
  /// The shortest duration of an animation, in seconds: a frame of the screen.
  private static let shortest: TimeInterval = 1 / 60

  /// The animation time: the sum of the animations that have ended.
  private var now: TimeInterval = 0
  /// The depth of the animation that ended last, since the app began to settle.
  private var depth = -1
  /// The ends, the next one last.
  private var ends: [End] = []

  /// Whether no animation ends before the app has settled.
  var isEmpty: Bool { ends.isEmpty || next == nil }

  var count: Int { ends.count }

  /// The time from now until the last animation has ended, in seconds.
  var remaining: TimeInterval { ends.first.map { $0.time - now } ?? 0 }

  private var next: Int? { ends.lastIndex { $0.depth < Self.longestChain } }

  /// Adds the end of an animation.
  ///
  /// - Complexity: O(*n*), where *n* is the number of animations that end before it.
  mutating func add(after seconds: TimeInterval, _ work: DeferredCall) {
    let time = now + (seconds.isFinite ? max(seconds, Self.shortest) : Self.shortest)
    var place = ends.endIndex
    while place > 0, ends[place - 1].time <= time { place -= 1 }
    ends.insert(End(time: time, depth: depth + 1, work: work), at: place)
  }

  /// Called when the app begins to settle.
  mutating func beginSettling() {
    for index in ends.indices { ends[index].depth = 0 }
  }

  /// Called when the app has settled.
  mutating func endSettling() { depth = -1 }

  /// Removes the end that comes next, and returns its work.
  mutating func removeNext() -> Deferred? {
    guard let next else { return nil }
    let end = ends.remove(at: next)
    now = max(now, end.time)
    depth = end.depth
    return end.work
  }

  /// Removes all ends and returns their work.
  mutating func removeAll() -> [Deferred] {
    defer { ends = [] }
    return ends.map(\.work)
  }
}
