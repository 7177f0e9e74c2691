/// A sentence about what is wrong, in which screens have the names that the map gives them in the
/// end.
nonisolated struct FindingMessage: Sendable, Hashable, Codable, ExpressibleByStringInterpolation {
  fileprivate enum Part: Sendable, Hashable, Codable {
    case text(String)
    /// A screen, by its identity, with the title that it shows.
    case screen(id: String, title: String?)
  }

  private var parts: [Part]

  /// Creates a message that names no screen.
  init(_ text: String) { parts = [.text(text)] }

  init(stringLiteral text: String) { self.init(text) }

  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Returns the sentence, given the names of screens whose titles vary by their identities.
  func text(naming names: [String: String]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .screen(let id, let title): names[id] ?? title ?? id
      }
    }.joined()
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) { parts.append(.text(text)) }

    mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }

    mutating func appendInterpolation(screen id: String, titled title: String?) {
      parts.append(.screen(id: id, title: title))
    }
  }
}
