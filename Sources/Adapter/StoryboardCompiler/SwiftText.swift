/// Words of Swift.
enum SwiftText {
  /// A text in a comment at the end of a line.
  static func comment(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// An identifier made of a text; different texts have different ones.
  static func identifier(_ text: String) -> String {
    let plain = text.unicodeScalars.map {
      $0.properties.isXIDContinue && $0.isASCII
        ? String($0) : "_" + String($0.value, radix: 16, uppercase: true)
    }.joined()
    return plain.first?.isNumber == true || plain.isEmpty ? "_" + plain : plain
  }

  /// A number, as Swift reads it; 0 for what isn't a number.
  static func number(_ text: String?) -> String {
    guard let text, let value = Double(text), value.isFinite else { return "0" }
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// A member's name after a period, such as `tapped(_:)`; words of the language are quoted.
  ///
  /// Characters that no name has are left out: a document must not contain code.
  static func member(_ name: String) -> String {
    let scalars = name.unicodeScalars
    let base = String(
      String.UnicodeScalarView(scalars.prefix { $0 != "(" }.filter(\.properties.isXIDContinue)))
    let labels = scalars.drop { $0 != "(" }
    let hasOnlyLabels =
      String(labels).hasSuffix(":)")
      && labels.dropFirst().dropLast().allSatisfy { $0 == ":" || $0.properties.isXIDContinue }
    return (reserved.contains(base) ? "`\(base)`" : base) + (hasOnlyLabels ? String(labels) : "")
  }

  /// Words that need quotes even after a period.
  private static let reserved: Set = ["init", "self", "Type", "Protocol"]
}
