/// The names of methods in Objective-C.
package enum SelectorName {
  /// Words after which, or before which, Swift adds no "With" (`PartsOfSpeech.def` in Swift's
  /// repository).
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Returns a method's name in Objective-C, as Swift derives it.
  ///
  /// - Parameters:
  ///   - name: The base name.
  ///   - labels: The argument labels; `_` or nothing for none.
  /// - Returns: The name, such as `showWithTrail:animated:`.
  package static func objCName(of name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var piece = name
    if first != "_", !first.isEmpty {
      if !prepositions.contains(firstWord(of: first)), !prepositions.contains(lastWord(of: name)) {
        piece += "With"
      }
      piece += first.prefix(1).uppercased() + first.dropFirst()
    }
    return piece + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// Returns the first word of a name in camel case, in lowercase letters.
  private static func firstWord(of name: String) -> String {
    let head = name.prefix { $0.isUppercase }
    if head.count > 1 { return head.lowercased() }
    return String(name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase }).lowercased()
  }

  /// Returns the last word of a name in camel case, in lowercase letters.
  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }
}
