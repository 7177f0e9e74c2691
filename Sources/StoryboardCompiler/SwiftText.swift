/// Words of Swift.
enum SwiftText {
  /// A string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// An identifier made of a text.
  static func identifier(_ text: String) -> String {
    let plain = text.unicodeScalars.map {
      $0.properties.isXIDContinue ? String($0) : "_"
    }.joined()
    return plain.first?.isNumber == true || plain.isEmpty ? "_" + plain : plain
  }

  /// A number, as Swift reads it; 0 for what isn't a number.
  static func number(_ text: String?) -> String {
    guard let text, let value = Double(text), value.isFinite else {
      // Interface Builder writes the largest number for "no limit".
      return text == "inf" ? ".greatestFiniteMagnitude" : "0"
    }
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
