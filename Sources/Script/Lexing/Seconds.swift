/// Seconds as they are typed: digits, perhaps with a point.
package enum Seconds {
  /// The number, nil where it is none or negative; hexadecimal, `nan` and `inf` are none.
  package static func parse(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }) else { return nil }
    return Double(text)
  }
}
