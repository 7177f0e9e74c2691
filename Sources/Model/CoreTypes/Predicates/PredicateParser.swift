import Foundation

/// Reads a predicate's format.
package nonisolated struct PredicateParser {
  private let tokens: [PredicateToken]
  private var position = 0

  /// Returns the condition that a format describes.
  package static func parse(_ format: String, _ arguments: [Any]) throws(PredicateMistake)
    -> PredicateCondition
  {
    var parser = PredicateParser(tokens: try PredicateTokens.read(format, arguments))
    let condition = try parser.alternatives()
    guard parser.position == parser.tokens.count else {
      throw PredicateMistake("\(parser.found) isn't expected")
    }
    return condition
  }

  private init(tokens: [PredicateToken]) { self.tokens = tokens }

  // MARK: Conditions

  mutating func alternatives() throws(PredicateMistake) -> PredicateCondition {
    var condition = try conjunction()
    while skip(word: "OR") || skip("||") { condition = .either(condition, try conjunction()) }
    return condition
  }

  private mutating func conjunction() throws(PredicateMistake) -> PredicateCondition {
    var condition = try negation()
    while skip(word: "AND") || skip("&&") { condition = .both(condition, try negation()) }
    return condition
  }

  private mutating func negation() throws(PredicateMistake) -> PredicateCondition {
    if skip(word: "NOT") || skip("!") { return .not(try negation()) }
    if skip(word: "TRUEPREDICATE") { return .constant(true) }
    if skip(word: "FALSEPREDICATE") { return .constant(false) }
    // A parenthesis opens a condition, or a term of a comparison.
    let start = position
    if skip("("), let condition = try? alternatives(), skip(")"), endsCondition {
      return condition
    }
    position = start
    return .comparison(try comparison())
  }

  /// Whether no comparison and no operator of a term follows.
  private var endsCondition: Bool {
    guard position < tokens.count else { return true }
    if isNext("&&") || isNext("||") || isNext(")") || isNext(",") { return true }
    return isNext(word: "AND") || isNext(word: "OR")
  }

  private mutating func comparison() throws(PredicateMistake) -> PredicateCondition.Comparison {
    var quantifier: PredicateCondition.Quantifier?
    if skip(word: "ANY") || skip(word: "SOME") { quantifier = .any }
    if skip(word: "ALL") { quantifier = .all }
    if skip(word: "NONE") { quantifier = PredicateCondition.Quantifier.none }
    let left = try term()
    let relation = try relation()
    let options = try options()
    return PredicateCondition.Comparison(
      quantifier: quantifier, left: left, relation: relation, options: options, right: try term())
  }

  private mutating func relation() throws(PredicateMistake) -> PredicateCondition.Relation {
    for (sign, relation) in Self.signs where skip(sign) { return relation }
    for (word, relation) in Self.words where skip(word: word) { return relation }
    throw PredicateMistake("a comparison is missing before \(found)")
  }

  private static let signs: [(String, PredicateCondition.Relation)] = [
    ("=", .equal), ("==", .equal), ("!=", .different), ("<>", .different), ("<", .less),
    ("<=", .lessOrEqual), ("=<", .lessOrEqual), (">", .greater), (">=", .greaterOrEqual),
    ("=>", .greaterOrEqual),
  ]
  private static let words: [(String, PredicateCondition.Relation)] = [
    ("BETWEEN", .between), ("BEGINSWITH", .beginsWith), ("ENDSWITH", .endsWith),
    ("CONTAINS", .contains), ("LIKE", .like), ("MATCHES", .matches), ("IN", .isIn),
  ]

  /// Reads what stands in brackets after a comparison, as in `CONTAINS[cd]`.
  private mutating func options() throws(PredicateMistake) -> String.CompareOptions {
    guard skip("[") else { return [] }
    guard case .word(let letters, _)? = peek, letters.allSatisfy("cdnlCDNL".contains) else {
      throw PredicateMistake("\(found) isn't an option of a comparison")
    }
    position += 1
    guard skip("]") else { throw PredicateMistake("] is missing before \(found)") }
    var options: String.CompareOptions = []
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Tokens

  var peek: PredicateToken? { position < tokens.count ? tokens[position] : nil }

  /// The next token in words, for a message.
  var found: String {
    switch peek {
    case nil: "the end"
    case .word(let word, _)?: word
    case .sign(let sign)?: sign
    case .key(let key)?: key
    case .variable(let name)?: "$" + name
    case .value(let value)?: value.map { "\($0)" } ?? "nil"
    }
  }

  mutating func take() -> PredicateToken? {
    defer { position += 1 }
    return peek
  }

  func isNext(_ sign: String) -> Bool {
    if case .sign(sign)? = peek { true } else { false }
  }

  func isNext(word: String) -> Bool {
    if case .word(let next, false)? = peek { next.uppercased() == word } else { false }
  }

  mutating func skip(_ sign: String) -> Bool {
    guard isNext(sign) else { return false }
    position += 1
    return true
  }

  mutating func skip(word: String) -> Bool {
    guard isNext(word: word) else { return false }
    position += 1
    return true
  }

  mutating func expect(_ sign: String) throws(PredicateMistake) {
    guard skip(sign) else { throw PredicateMistake("\(sign) is missing before \(found)") }
  }
}
