import Foundation

/// The functions and operators that a predicate's format may use on numbers, texts, and
/// collections.
nonisolated enum PredicateFunction {
  /// Returns the result of an arithmetic operator; `nil` if an operand is missing.
  static func result(
    _ sign: Character, _ left: Any?, _ right: Any?
  ) throws(PredicateMistake) -> Any? {
    guard let left, let right else { return nil }
    guard let left = PredicateValue.number(left), let right = PredicateValue.number(right) else {
      throw PredicateMistake("\(sign) needs two numbers")
    }
    if let left = left.integer, let right = right.integer {
      let (result, overflows) =
        switch sign {
        case "+": left.addingReportingOverflow(right)
        case "-": left.subtractingReportingOverflow(right)
        case "*": left.multipliedReportingOverflow(by: right)
        case "/": left.dividedReportingOverflow(by: right)
        case "%": left.remainderReportingOverflow(dividingBy: right)
        default: (0, true)
        }
      if !overflows { return result }
      if right == 0, "/%".contains(sign) { throw PredicateMistake("a number is divided by 0") }
    }
    return switch sign {
    case "+": left.value + right.value
    case "-": left.value - right.value
    case "*": left.value * right.value
    case "/": left.value / right.value
    case "%": left.value.truncatingRemainder(dividingBy: right.value)
    default: pow(left.value, right.value)
    }
  }

  /// Returns the value of a function by its name in lowercase letters.
  static func value(of name: String, _ arguments: [Any?]) throws(PredicateMistake) -> Any? {
    switch (name, arguments.count) {
    case ("now:", 0): return Date()
    case ("random:", 0): return Double.random(in: 0..<1)
    case ("add:to:", 2): return try result("+", arguments[0], arguments[1])
    case ("from:subtract:", 2): return try result("-", arguments[0], arguments[1])
    case ("multiply:by:", 2): return try result("*", arguments[0], arguments[1])
    case ("divide:by:", 2): return try result("/", arguments[0], arguments[1])
    case ("modulus:by:", 2): return try result("%", arguments[0], arguments[1])
    case ("raise:topower:", 2): return try result("^", arguments[0], arguments[1])
    case ("uppercase:", 1): return PredicateValue.text(arguments[0])?.uppercased()
    case ("lowercase:", 1): return PredicateValue.text(arguments[0])?.lowercased()
    case ("length:", 1): return PredicateValue.text(arguments[0])?.utf16.count
    case ("count:", 1): return PredicateValue.elements(of: arguments[0])?.count
    case ("sum:", _), ("average:", _), ("min:", _), ("max:", _):
      let only = arguments.count == 1 ? PredicateValue.elements(of: arguments[0]) : nil
      return try summary(String(name.dropLast()), of: only ?? arguments.map { $0 ?? NSNull() })
    case ("abs:", 1), ("sqrt:", 1), ("ceiling:", 1), ("floor:", 1), ("trunc:", 1), ("exp:", 1),
      ("ln:", 1), ("log:", 1):
      return PredicateValue.number(arguments[0]).map { calculated(name, $0.value) }
    default:
      throw PredicateMistake("there is no function \(name) with \(arguments.count) arguments here")
    }
  }

  private static func calculated(_ name: String, _ value: Double) -> Double {
    switch name {
    case "abs:": abs(value)
    case "sqrt:": value.squareRoot()
    case "ceiling:": value.rounded(.up)
    case "floor:": value.rounded(.down)
    case "trunc:": value.rounded(.towardZero)
    case "exp:": exp(value)
    case "ln:": log(value)
    default: log10(value)
    }
  }

  /// Returns the sum, the average, the smallest, or the largest of a collection's elements.
  ///
  /// Elements that are missing don't count.
  static func summary(_ name: String, of elements: [Any]) throws(PredicateMistake) -> Any? {
    let values = elements.compactMap(PredicateValue.unwrapped)
    if name == "min" || name == "max" {
      guard var best = values.first else { return nil }
      let better: ComparisonResult = name == "min" ? .orderedAscending : .orderedDescending
      for value in values where try PredicateValue.order(value, best) == better { best = value }
      return best
    }
    var sum: Any = Int64(0)
    for value in values { sum = try result("+", sum, value) ?? sum }
    guard name == "average" || name == "avg" else { return sum }
    guard !values.isEmpty, let total = PredicateValue.number(sum) else { return nil }
    return total.value / Double(values.count)
  }
}
