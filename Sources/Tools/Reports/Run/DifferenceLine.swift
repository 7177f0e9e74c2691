/// A line of the difference between the expected and the actual output.
struct DifferenceLine {
  /// The kinds of lines, by their names in JSON.
  enum Kind: String, Decodable {
    /// Both expected and printed.
    case same
    /// Only expected.
    case expected
    /// Only printed.
    case actual
  }

  let kind: Kind
  /// The line without its prefix.
  let text: String

  /// Reads a line of ``StepReport/difference``.
  init(_ line: String) {
    kind =
      switch line.utf8.first {
      case UInt8(ascii: "-"): .expected
      case UInt8(ascii: "+"): .actual
      default: .same
      }
    text = String(decoding: line.utf8.dropFirst(2), as: UTF8.self)
  }

  /// Returns the line of ``StepReport/difference`` with the given kind and text.
  static func line(_ kind: Kind, _ text: String) -> String {
    switch kind {
    case .same: "  " + text
    case .expected: "- " + text
    case .actual: "+ " + text
    }
  }
}
