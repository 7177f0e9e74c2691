/// One of the parts into which a run is divided, such as `2/4`.
package struct Shard: Sendable, Hashable, CustomStringConvertible {
  /// The number of the part, starting from 1.
  package let place: Int
  /// The number of parts.
  package let count: Int

  /// The maximum number of parts.
  package static let most = 1_000_000

  /// Creates a shard; returns `nil` unless `place` is from 1 to `count`, and `count` at most
  /// `most`.
  package init?(place: Int, count: Int) {
    guard 1 <= place, place <= count, count <= Self.most else { return nil }
    self.place = place
    self.count = count
  }

  /// Parses text such as `2/4`; returns `nil` if it doesn't name a shard.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let place = numbers[0], let count = numbers[1] else { return nil }
    self.init(place: place, count: count)
    // Such as 01/2.
    if description != text { return nil }
  }

  package var description: String { "\(place)/\(count)" }
}
