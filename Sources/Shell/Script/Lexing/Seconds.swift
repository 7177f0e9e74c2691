/// A parser for a number of seconds: digits with an optional decimal point.
package enum Seconds {
  /// Returns the number, or nil for any other text, such as a negative number, a hexadecimal
  /// number, or `inf`.
  package static func parse(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }) else { return nil }
    return Double(text)
  }

  /// Returns the number before an optional unit `s`, as in `2s`.
  package static func parse(withUnit text: String) -> Double? {
    parse(text.hasSuffix("s") ? String(text.dropLast()) : text)
  }
}
