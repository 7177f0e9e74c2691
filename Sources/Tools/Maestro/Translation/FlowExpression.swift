import Script

/// An expression between `${` and `}`: constants and variables, compared or joined.
///
/// flowsh runs no JavaScript, so that anything else is a mistake.
indirect enum FlowExpression: Equatable {
  case constant(String)
  case variable(String)
  case either(FlowExpression, FlowExpression)
  case both(FlowExpression, FlowExpression)
  case not(FlowExpression)
  case equal(FlowExpression, FlowExpression)
  case joined(FlowExpression, FlowExpression)

  /// Reads the text between the brackets.
  ///
  /// - Throws: A mistake if it is anything else.
  init(_ text: String, line: Int) throws(FlowMistake) {
    var parser = Parser(text, line: line)
    self = try parser.either()
    guard parser.isAtEnd else { throw parser.mistake }
  }

  /// Returns the expression as parts of a text.
  ///
  /// - Throws: A mistake if it is a condition.
  func parts(line: Int) throws(FlowMistake) -> [FlowText.Part] {
    switch self {
    case .constant(let text): return [.literal(text)]
    case .variable(let name): return [.variable(name, fallback: nil)]
    case .either(.variable(let name), .constant(let text)):
      guard !text.contains(where: { "}\"\\\n\r".contains($0) }) else {
        throw FlowMistake(line: line, "a default can't contain quotes, } or backslashes")
      }
      return [.variable(name, fallback: text)]
    case .joined(let left, let right):
      return try left.parts(line: line) + right.parts(line: line)
    case .either, .both, .not, .equal:
      throw FlowMistake(
        line: line, "a comparison is possible only in \"when\", \"while\" and \"assertTrue\"")
    }
  }

  private struct Parser {
    private enum Token: Equatable {
      case name(String)
      case constant(String)
      case sign(String)
    }

    private var tokens: ArraySlice<Token>
    let mistake: FlowMistake

    init(_ text: String, line: Int) {
      mistake = FlowMistake(
        line: line,
        "flowsh runs no JavaScript: ${\(text)} isn't a variable, a constant or a comparison of two;"
          + " put the value into \"env\" or pass it with --set NAME=VALUE")
      tokens = (Self.tokens(of: text) ?? [.sign("?")])[...]
    }

    var isAtEnd: Bool { tokens.isEmpty }

    private static func tokens(of text: String) -> [Token]? {
      var tokens: [Token] = []
      var rest = text[...]
      while let first = rest.first {
        if first.isWhitespace {
          rest.removeFirst()
        } else if "'\"`".contains(first) {
          guard let end = rest.dropFirst().firstIndex(of: first) else { return nil }
          let inner = rest[rest.index(after: rest.startIndex)..<end]
          guard !inner.contains("\\") else { return nil }
          tokens.append(.constant(String(inner)))
          rest = rest[rest.index(after: end)...]
        } else if let number = rest.prefixMatch(of: /-?\d+(\.\d+)?/) {
          tokens.append(.constant(String(number.0)))
          rest = rest[number.range.upperBound...]
        } else if let name = rest.prefixMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) {
          tokens.append(
            ["true", "false", "null", "undefined"].contains(name.0)
              ? .constant(String(name.0)) : .name(String(name.0)))
          rest = rest[name.range.upperBound...]
        } else if let sign = rest.prefixMatch(of: /===|!==|==|!=|\|\||\?\?|&&|!|\(|\)|\+/) {
          tokens.append(.sign(String(sign.0)))
          rest = rest[sign.range.upperBound...]
        } else {
          return nil
        }
      }
      return tokens
    }

    private mutating func take(_ signs: String...) -> Bool {
      guard case .sign(let sign)? = tokens.first, signs.contains(sign) else { return false }
      tokens.removeFirst()
      return true
    }

    mutating func either() throws(FlowMistake) -> FlowExpression {
      var left = try both()
      while take("||", "??") { left = .either(left, try both()) }
      return left
    }

    private mutating func both() throws(FlowMistake) -> FlowExpression {
      var left = try compared()
      while take("&&") { left = .both(left, try compared()) }
      return left
    }

    private mutating func compared() throws(FlowMistake) -> FlowExpression {
      let left = try joined()
      if take("==", "===") { return .equal(left, try joined()) }
      if take("!=", "!==") { return .not(.equal(left, try joined())) }
      return left
    }

    private mutating func joined() throws(FlowMistake) -> FlowExpression {
      var left = try single()
      while take("+") { left = .joined(left, try single()) }
      return left
    }

    private mutating func single() throws(FlowMistake) -> FlowExpression {
      if take("!") { return .not(try single()) }
      if take("(") {
        let inner = try either()
        guard take(")") else { throw mistake }
        return inner
      }
      switch tokens.popFirst() {
      case .name(let name): return .variable(name)
      case .constant(let text): return .constant(text)
      case .sign, nil: throw mistake
      }
    }
  }
}
