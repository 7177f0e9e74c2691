import Foundation

/// A mistake in a predicate's format, or in a value that it asks for.
package nonisolated struct PredicateMistake: Error {
  package let message: String
  package init(_ message: String) { self.message = message }
}

/// The object that a predicate looks at, and its variables.
package nonisolated struct PredicateScope {
  package let object: Any?
  package var variables: [String: Any]

  package init(object: Any?, variables: [String: Any]) {
    self.object = object
    self.variables = variables
  }
}

/// A condition as a format string describes it.
package nonisolated indirect enum PredicateCondition {
  case constant(Bool)
  case not(PredicateCondition)
  case both(PredicateCondition, PredicateCondition)
  case either(PredicateCondition, PredicateCondition)
  case comparison(Comparison)

  /// The comparison of two terms.
  package struct Comparison {
    let quantifier: Quantifier?
    let left: PredicateTerm
    let relation: Relation
    let options: String.CompareOptions
    let right: PredicateTerm
  }

  /// The word before a comparison with each element of a collection.
  package enum Quantifier { case any, all, none }

  /// The relation that a comparison checks.
  package enum Relation {
    case equal, different, less, lessOrEqual, greater, greaterOrEqual
    case between, beginsWith, endsWith, contains, like, matches, isIn
  }

  /// Returns whether the condition holds.
  package func holds(in scope: PredicateScope) throws(PredicateMistake) -> Bool {
    switch self {
    case .constant(let value): return value
    case .not(let condition): return try !condition.holds(in: scope)
    case .both(let left, let right):
      guard try left.holds(in: scope) else { return false }
      return try right.holds(in: scope)
    case .either(let left, let right):
      if try left.holds(in: scope) { return true }
      return try right.holds(in: scope)
    case .comparison(let comparison): return try comparison.holds(in: scope)
    }
  }
}

nonisolated extension PredicateCondition.Comparison {
  package func holds(in scope: PredicateScope) throws(PredicateMistake) -> Bool {
    let left = try left.value(in: scope)
    let right = try right.value(in: scope)
    guard let quantifier else { return try holds(left, right) }
    // Behind an object that isn't there, there is nothing to choose from.
    guard let elements = left == nil ? [] : PredicateValue.elements(of: left) else {
      throw PredicateMistake("what follows ANY, ALL, or NONE isn't a collection")
    }
    for element in elements where try holds(element, right) != (quantifier == .all) {
      return quantifier == .any
    }
    return quantifier != .any
  }

  private func holds(_ left: Any?, _ right: Any?) throws(PredicateMistake) -> Bool {
    switch relation {
    case .equal: return PredicateValue.areEqual(left, right, options)
    case .different: return !PredicateValue.areEqual(left, right, options)
    case .less: return try order(left, right) == .orderedAscending
    case .greater: return try order(left, right) == .orderedDescending
    case .lessOrEqual: return try isAtMost(left, right)
    case .greaterOrEqual: return try isAtMost(right, left)
    case .between:
      guard let bounds = PredicateValue.elements(of: right), bounds.count == 2 else {
        throw PredicateMistake("BETWEEN needs two bounds")
      }
      guard try isAtMost(bounds[0], left) else { return false }
      return try isAtMost(left, bounds[1])
    case .isIn: return try isIn(left, right)
    case .contains: return try isIn(right, left)
    case .beginsWith:
      return try texts(left, right) { $0.range(of: $1, options: options.union(.anchored)) != nil }
    case .endsWith:
      return try texts(left, right) {
        $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil
      }
    case .like:
      return try texts(left, right) { try Self.matches($0, Self.pattern(likeness: $1), options) }
    case .matches: return try texts(left, right) { try Self.matches($0, $1, options) }
    }
  }

  /// Returns the order of two values; `nil` if one of them is missing.
  private func order(_ left: Any?, _ right: Any?) throws(PredicateMistake) -> ComparisonResult? {
    guard let left, let right else { return nil }
    return try PredicateValue.order(left, right, options)
  }

  private func isAtMost(_ left: Any?, _ right: Any?) throws(PredicateMistake) -> Bool {
    let order = try order(left, right)
    return order == .orderedAscending || order == .orderedSame
  }

  private func isIn(_ value: Any?, _ container: Any?) throws(PredicateMistake) -> Bool {
    if PredicateValue.text(container) != nil {
      return try texts(container, value) { $1.isEmpty || $0.range(of: $1, options: options) != nil }
    }
    guard let container else { return false }
    guard let elements = PredicateValue.elements(of: container) else {
      throw PredicateMistake("\(type(of: container)) is neither a text nor a collection")
    }
    return elements.contains { PredicateValue.areEqual($0, value, options) }
  }

  /// Compares two texts; one that is missing fits none.
  private func texts(
    _ left: Any?, _ right: Any?, _ compare: (String, String) throws -> Bool
  ) throws(PredicateMistake) -> Bool {
    guard let left, let right else { return false }
    guard let text = PredicateValue.text(left), let other = PredicateValue.text(right) else {
      throw PredicateMistake(
        "texts are compared, but one is \(type(of: left)) and the other \(type(of: right))")
    }
    do {
      return try compare(text, other)
    } catch let mistake as PredicateMistake {
      throw mistake
    } catch {
      throw PredicateMistake("\(other) is no regular expression")
    }
  }

  private static func matches(
    _ text: String, _ pattern: String, _ options: String.CompareOptions
  ) throws -> Bool {
    let text = options.contains(.diacriticInsensitive) ? text.withoutDiacritics : text
    let pattern = options.contains(.diacriticInsensitive) ? pattern.withoutDiacritics : pattern
    let expression = try NSRegularExpression(
      pattern: "\\A(?:\(pattern))\\z",
      options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole) != nil
  }

  /// Returns the regular expression for a text with `*` and `?`.
  private static func pattern(likeness: String) -> String {
    var pattern = "(?s)"
    var isEscaped = false
    for character in likeness {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped: pattern += ".*"
      case "?" where !isEscaped: pattern += "."
      default: pattern += NSRegularExpression.escapedPattern(for: String(character))
      }
      isEscaped = false
    }
    return pattern
  }
}

nonisolated extension String {
  fileprivate var withoutDiacritics: String { folding(options: .diacriticInsensitive, locale: nil) }
}
