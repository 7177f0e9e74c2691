/// One of the parts into which a run is divided, such as `2/4`.
package struct Shard: Sendable, Hashable, CustomStringConvertible {
  /// The number of the part, starting from 1.
  package let place: Int
  /// The number of parts.
  package let count: Int

  /// Creates a shard; returns `nil` unless `place` is from 1 to `count`.
  package init?(place: Int, count: Int) {
    guard 1 <= place, place <= count else { return nil }
    self.place = place
    self.count = count
  }

  /// Parses text such as `2/4`; returns `nil` if it doesn't name a shard.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let place = numbers[0], let count = numbers[1] else { return nil }
    self.init(place: place, count: count)
  }

  package var description: String { "\(place)/\(count)" }
}
