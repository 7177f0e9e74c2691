/// Parses a number of seconds: digits with an optional decimal point.
package enum Seconds {
  /// Returns the number, or nil for anything else, such as a negative or hexadecimal number or
  /// `inf`.
  package static func parse(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }) else { return nil }
    return Double(text)
  }

  /// Returns the number in a text such as `2s`, in which the `s` may be missing.
  package static func parse(withUnit text: String) -> Double? {
    parse(text.hasSuffix("s") ? String(text.dropLast()) : text)
  }
}
