package import Script

/// The words before the subject of an expectation: `soft`, and `not` or `no`.
package struct ExpectationMarks {
  /// The commands whose words are an expectation.
  package static let commands = ["expect", "if", "while"]

  /// Whether a failure doesn't end the case.
  package let isSoft: Bool
  package let isNegated: Bool
  /// The number of words.
  package var count: Int { (isSoft ? 1 : 0) + (isNegated ? 1 : 0) }

  package init(_ words: [Word]) { self.init(words.map(\.text)) }

  package init(_ words: [String]) {
    isSoft = words.first == "soft"
    isNegated = ["not", "no"].contains(words.dropFirst(isSoft ? 1 : 0).first)
  }
}
