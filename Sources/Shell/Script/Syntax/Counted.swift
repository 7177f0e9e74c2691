/// Returns a number with a noun, which is plural unless the number is 1: `1 line`, `2,000 lines`.
///
/// - Parameters:
///   - number: The number.
///   - noun: The singular of a noun whose plural ends in `s`.
///   - zero: The text to use in place of the number 0.
/// - Returns: The number and the noun, separated by a space.
package func counted(_ number: Int, _ noun: String, zero: String = "0") -> String {
  "\(number == 0 ? zero : grouped(number)) \(noun)\(number == 1 ? "" : "s")"
}

/// Returns a number of at least 0 with a comma before each group of three digits, as in `10,000`.
package func grouped(_ number: Int) -> String {
  number < 1_000
    ? String(number) : "\(grouped(number / 1_000)),\(String(1_000 + number % 1_000).dropFirst())"
}
