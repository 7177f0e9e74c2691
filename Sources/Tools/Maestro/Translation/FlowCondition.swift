import Script

/// The conditions of `when`, `while` and `assertTrue`, as words after `if`, `while` and `expect`.
enum FlowCondition {
  /// Returns the conditions that a text stands for, all of which must be met.
  ///
  /// - Throws: A mistake if it is more than comparisons.
  static func all(of text: String, line: Int) throws(FlowMistake) -> [String] {
    let trimmed = text.trimming(while: \.isWhitespace)
    guard trimmed.hasPrefix("${"), trimmed.hasSuffix("}"),
      !trimmed.dropFirst(2).contains("${")
    else {
      return [truth(of: try FlowText(text, line: line).parts)]
    }
    return try all(
      of: try FlowExpression(String(trimmed.dropFirst(2).dropLast()), line: line), isMet: true,
      line: line)
  }

  private static func all(
    of expression: FlowExpression, isMet: Bool, line: Int
  ) throws(FlowMistake) -> [String] {
    switch expression {
    case .not(let inner): return try all(of: inner, isMet: !isMet, line: line)
    case .both(let left, let right) where isMet:
      return try all(of: left, isMet: true, line: line) + all(of: right, isMet: true, line: line)
    case .either(let left, let right) where !isMet:
      return try all(of: left, isMet: false, line: line) + all(of: right, isMet: false, line: line)
    case .equal(let left, let right):
      return [
        (isMet ? "" : "not ") + "value \(FlowText.word(try value(of: left, line))) = "
          + FlowText.word(try value(of: right, line))
      ]
    case .constant, .variable, .joined:
      return [(isMet ? "" : "not ") + truth(of: try value(of: expression, line))]
    case .either(.variable, .constant):
      return [(isMet ? "" : "not ") + truth(of: try expression.parts(line: line))]
    case .both, .either:
      throw FlowMistake(
        line: line, "\"or\" isn't possible in a condition; write the command once for each case")
    }
  }

  /// Returns the text of an operand, in which a variable that isn't set is `undefined`.
  private static func value(
    of expression: FlowExpression, _ line: Int
  ) throws(FlowMistake) -> [FlowText.Part] {
    try expression.parts(line: line).map { part in
      if case .variable(let name, nil) = part {
        .variable(name, fallback: "undefined")
      } else {
        part
      }
    }
  }

  private static func truth(of parts: [FlowText.Part]) -> String { "value \(FlowText.word(parts))" }
}

extension StringProtocol {
  fileprivate func trimming(while isCut: (Character) -> Bool) -> String {
    String(String(drop(while: isCut).reversed()).drop(while: isCut).reversed())
  }
}
