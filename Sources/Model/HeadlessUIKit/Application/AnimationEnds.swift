import Foundation

/// The animations that have begun but not ended.
///
/// Unless they take their time, they end when the app settles, but in the order in which they would
/// end on a device: by their delays and durations.
struct AnimationEnds {
  private struct End {
    let time: TimeInterval
    /// The number of animations that began before.
    let order: Int
    /// The number of animations that have ended, one after the other, before this one began.
    let depth: Int
    let work: DeferredCall

    static func < (one: End, other: End) -> Bool {
      (one.time, one.order) < (other.time, other.order)
    }
  }

  /// The number of animations that end one after the other while the app settles.
  ///
  /// This and `mostFollowing` bound an animation whose completion starts it again, such as a
  /// pulsing view. What is left continues when the app has begun another animation and settles.
  private static let longestChain = 100
  /// The number of animations that end while the app settles although they began after others had
  /// ended.
  private static let mostFollowing = 10_000
  /// The shortest duration of an animation, in seconds: a frame of the screen.
  private static let shortest: TimeInterval = 1 / 60

  /// The number of animations that have begun.
  private(set) var begun = 0
  /// Whether animations take their time, by the app's clock.
  var takeTime = false
  /// The sum of the animations that have ended, if they take no time.
  private var sum: TimeInterval = 0
  private var now: TimeInterval { takeTime ? CACurrentMediaTime() : sum }
  /// The depth of the animation that ended last, since the app began to settle.
  private var depth = -1
  /// The number of animations with a depth that have begun since the app began to settle.
  private var following = 0
  /// The ends, as a binary heap with the next one first.
  private var ends: [End] = []
  /// The ends that wait until the app next settles.
  private var left: [End] = []

  /// Whether no animation ends before the app has settled.
  var isEmpty: Bool { takeTime ? (timeToNext ?? 1) > 0 : ends.isEmpty }

  /// The time until the next animation ends, in seconds; `nil` if there is none.
  var timeToNext: TimeInterval? {
    ends.first.map { end in
      let time = end.time - now
      // Clocks count nanoseconds.
      return time > 1e-6 ? time : 0
    }
  }

  var count: Int { ends.count }

  /// Returns the time from now until the animations have ended that began after the given number of
  /// others, in seconds; `nil` if there are none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of animations.
  func remaining(after number: Int) -> TimeInterval? {
    ends.lazy.filter { $0.order >= number }.map { $0.time - now }.max()
  }

  /// Adds the end of an animation.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of animations.
  mutating func add(after seconds: TimeInterval, _ work: DeferredCall) {
    let time = now + (seconds.isFinite ? max(seconds, Self.shortest) : Self.shortest)
    let end = End(time: time, order: begun, depth: depth + 1, work: work)
    begun += 1
    if end.depth > 0 { following += 1 }
    if end.depth >= Self.longestChain || following > Self.mostFollowing {
      left.append(end)
    } else {
      insert(end)
    }
  }

  /// Called when the app begins to settle.
  mutating func beginSettling() {
    let left = left
    self.left = []
    for end in left {
      insert(End(time: end.time, order: end.order, depth: 0, work: end.work))
    }
  }

  /// Called when the app has settled.
  mutating func endSettling() {
    depth = -1
    following = 0
  }

  /// Removes the end that comes next, and returns its work.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of animations.
  mutating func removeNext() -> Deferred? {
    guard !isEmpty, let next = ends.first else { return nil }
    let last = ends.removeLast()
    if !ends.isEmpty {
      ends[0] = last
      siftDown()
    }
    sum = max(sum, next.time)
    depth = next.depth
    return next.work
  }

  /// Removes all ends and returns their work.
  mutating func removeAll() -> [Deferred] {
    defer { (ends, left) = ([], []) }
    return (ends + left).map(\.work)
  }

  private mutating func insert(_ end: End) {
    ends.append(end)
    var place = ends.count - 1
    while place > 0, ends[place] < ends[(place - 1) / 2] {
      ends.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func siftDown() {
    var place = 0
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < ends.count && ends[child] < ends[least] {
        least = child
      }
      guard least != place else { return }
      ends.swapAt(place, least)
      place = least
    }
  }
}
