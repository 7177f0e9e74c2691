/// Words of Swift in generated code.
package enum SwiftLiteral {
  /// Returns a text as a string literal.
  package static func text(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Returns the line that gives a path and a line to the compiler.
  ///
  /// The compiler shows the path as it is written: a quotation mark keeps its backslash, and a
  /// control character, which a source can't have, becomes the sign for it.
  package static func location(_ path: String, line: Int) -> String {
    var shown = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": shown += "\\\(scalar)"
      case "\n": shown += "␤"
      case _ where scalar.value < 0x20:
        if let sign = UnicodeScalar(0x2400 + scalar.value) { shown.unicodeScalars.append(sign) }
      case "\u{7F}": shown += "␡"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return "#sourceLocation(file: \"\(shown)\", line: \(line))"
  }
}
