/// A secret in the address of a server, without which it answers nothing.
package struct AccessToken: Sendable {
  /// The digits of the token.
  package let text: String

  /// Creates a token of 128 bits from the system's random numbers.
  package init() {
    var numbers = SystemRandomNumberGenerator()
    let words = [numbers.next(), numbers.next()].map { (word: UInt64) in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    text = words.joined()
  }

  /// Creates a token from its digits.
  package init(_ text: String) { self.text = text }

  /// Returns whether a text is the token, in a time that doesn't depend on where they differ.
  package func matches(_ other: some StringProtocol) -> Bool {
    guard other.utf8.count == text.utf8.count else { return false }
    return zip(text.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
