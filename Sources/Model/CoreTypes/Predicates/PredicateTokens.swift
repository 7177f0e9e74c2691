import Foundation

/// A word, a sign, or a value in a predicate's format.
nonisolated enum PredicateToken {
  /// A word; a quoted one, with `#` before it, is never a keyword.
  case word(String, isQuoted: Bool)
  case sign(String)
  case value(Any?)
  /// A key path that an argument names, for `%K`.
  case key(String)
  case variable(String)
}

/// Splits a predicate's format into tokens.
nonisolated struct PredicateTokens {
  private let characters: [Character]
  private var position = 0
  private var arguments: ArraySlice<Any>

  private init(_ format: String, _ arguments: [Any]) {
    characters = Array(format)
    self.arguments = arguments[...]
  }

  /// Returns the tokens of a format.
  static func read(_ format: String, _ arguments: [Any]) throws(PredicateMistake)
    -> [PredicateToken]
  {
    var reader = PredicateTokens(format, arguments)
    var tokens: [PredicateToken] = []
    while let token = try reader.next() { tokens.append(token) }
    return tokens
  }

  private static let signs = [
    "&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>", "**", "=", "<", ">", "!", "+", "-", "*",
    "/", "(", ")", "{", "}", "[", "]", ",", ".", ":",
  ]

  private mutating func next() throws(PredicateMistake) -> PredicateToken? {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    guard position < characters.count else { return nil }
    let character = characters[position]
    switch character {
    case "'", "\"": return try quoted(by: character)
    case "%": return try argument()
    case "$":
      position += 1
      return .variable(word())
    case "#", "@", "_":
      position += character == "_" ? 0 : 1
      let name = word()
      return .word(character == "@" ? "@" + name : name, isQuoted: character == "#")
    default: break
    }
    if character.isLetter { return .word(word(), isQuoted: false) }
    if character.isNumber { return try number() }
    for sign in Self.signs where characters[position...].starts(with: sign) {
      position += sign.count
      return .sign(sign)
    }
    throw PredicateMistake("\(character) isn't expected")
  }

  private mutating func word() -> String {
    take { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  }

  private mutating func take(while fits: (Character) -> Bool) -> String {
    let start = position
    while position < characters.count, fits(characters[position]) { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func number() throws(PredicateMistake) -> PredicateToken {
    var text = take(while: \.isNumber)
    if position + 1 < characters.count, characters[position] == ".",
      characters[position + 1].isNumber
    {
      position += 1
      text += "." + take(while: \.isNumber)
    }
    if let integer = Int64(text) { return .value(integer) }
    guard let value = Double(text) else { throw PredicateMistake("\(text) is no number") }
    return .value(value)
  }

  private mutating func quoted(by mark: Character) throws(PredicateMistake) -> PredicateToken {
    position += 1
    var text = ""
    while position < characters.count, characters[position] != mark {
      if characters[position] == "\\", position + 1 < characters.count {
        position += 1
        text.append(Self.escapes[characters[position]] ?? characters[position])
      } else {
        text.append(characters[position])
      }
      position += 1
    }
    guard position < characters.count else {
      throw PredicateMistake("a quotation mark isn't closed")
    }
    position += 1
    return .value(text)
  }

  private static let escapes: [Character: Character] = ["n": "\n", "r": "\r", "t": "\t"]

  /// Reads a placeholder, such as `%@` or `%lld`.
  private mutating func argument() throws(PredicateMistake) -> PredicateToken {
    position += 1
    let kind = take { "hlqLzjt".contains($0) }
    guard position < characters.count,
      "@Kdiuxofegac".contains(characters[position].lowercased())
        || characters[position] == "K"
    else { throw PredicateMistake("%\(kind) isn't a placeholder") }
    let letter = characters[position]
    position += 1
    guard let argument = arguments.popFirst() else {
      throw PredicateMistake("there is no argument for %\(kind)\(letter)")
    }
    guard letter == "K" else { return .value(PredicateValue.unwrapped(argument)) }
    guard let key = PredicateValue.text(PredicateValue.unwrapped(argument)) else {
      throw PredicateMistake("the argument of %K isn't the name of a key")
    }
    return .key(key)
  }
}
