/// A price in cents.
nonisolated struct Price: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  let cents: Int

  init(cents: Int) { self.cents = cents }

  init(from decoder: any Decoder) throws {
    cents = try decoder.singleValueContainer().decode(Int.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(cents)
  }

  static func < (one: Price, other: Price) -> Bool { one.cents < other.cents }

  var description: String {
    let rest = cents % 100
    return "$\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
