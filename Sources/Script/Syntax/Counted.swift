/// Returns a number with a noun, which is plural unless the number is 1: `1 line`, `2 lines`.
///
/// - Parameters:
///   - number: The number.
///   - noun: The singular of a noun whose plural ends in `s`.
///   - zero: The text to use in place of the number 0.
/// - Returns: The number and the noun, separated by a space.
package func counted(_ number: Int, _ noun: String, zero: String = "0") -> String {
  "\(number == 0 ? zero : String(number)) \(noun)\(number == 1 ? "" : "s")"
}
