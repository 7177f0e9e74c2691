/// Returns a number with its noun, in the plural unless the number is 1: `1 line`, `2 lines`.
///
/// - Parameters:
///   - number: How many there are.
///   - noun: The singular of a noun whose plural ends in `s`.
///   - zero: What stands for 0.
/// - Returns: Both, separated by a space.
package func counted(_ number: Int, _ noun: String, zero: String = "0") -> String {
  "\(number == 0 ? zero : String(number)) \(noun)\(number == 1 ? "" : "s")"
}
