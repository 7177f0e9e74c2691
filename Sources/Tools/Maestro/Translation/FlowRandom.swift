import Files
import ToolSupport

/// Random texts that depend only on the flow's name and the line, so that each run types the same.
struct FlowRandom {
  /// A kind of text.
  enum Kind: Sendable {
    case email, name, number, text, city, country, color

    /// Whether the length can be chosen.
    var hasLength: Bool { self == .number || self == .text }
  }

  static let standardLength = 8
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")
  private static let firstNames = [
    "Ada", "Ben", "Clara", "David", "Emma", "Felix", "Grace", "Hugo",
  ]
  private static let lastNames = [
    "Adler", "Baker", "Costa", "Dubois", "Evans", "Fischer", "Garcia",
  ]
  private static let cities = ["Lisbon", "Nairobi", "Oslo", "Quito", "Sydney", "Tokyo", "Vienna"]
  private static let countries = ["Chile", "Finland", "Ghana", "Japan", "Peru", "Portugal"]
  private static let colors = ["amber", "blue", "crimson", "green", "indigo", "violet"]

  private var numbers: SplitMix64

  /// Creates a source for a line of a flow.
  init(path: String, line: Int) {
    let name = PathParts.components(of: path).last.map { String($0) } ?? path
    // FNV-1a
    var seed: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(name):\(line)".utf8 { seed = (seed ^ UInt64(byte)) &* 0x100_0000_01B3 }
    numbers = SplitMix64(seed: seed)
  }

  /// Returns a text of a kind.
  mutating func text(_ kind: Kind, length: Int) -> String {
    switch kind {
    case .email: "\(word(10))@example.com"
    case .name: "\(pick(Self.firstNames)) \(pick(Self.lastNames))"
    case .number: String((0..<length).map { pick(Array($0 == 0 ? "123456789" : "0123456789")) })
    case .text: word(length)
    case .city: pick(Self.cities)
    case .country: pick(Self.countries)
    case .color: pick(Self.colors)
    }
  }

  private mutating func word(_ length: Int) -> String {
    String((0..<length).map { _ in pick(Self.letters) })
  }

  private mutating func pick<Item>(_ items: [Item]) -> Item {
    items[Int.random(in: items.indices, using: &numbers)]
  }
}
