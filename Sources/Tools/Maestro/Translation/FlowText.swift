import Script

/// A text of a flow, in which `${…}` stands for a variable.
struct FlowText {
  /// A part of the text.
  enum Part: Equatable {
    case literal(String)
    case variable(String, fallback: String?)
  }

  private(set) var parts: [Part] = []

  /// Reads a text.
  ///
  /// - Throws: A mistake if an expression is more than a variable, a constant, or both joined.
  init(_ text: String, line: Int) throws(FlowMistake) {
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      if rest[..<start.lowerBound].hasSuffix("\\") {
        add(.literal(String(rest[..<start.lowerBound].dropLast()) + "${"))
        rest = rest[start.upperBound...]
        continue
      }
      add(.literal(String(rest[..<start.lowerBound])))
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else {
        throw FlowMistake(line: line, "missing } after ${")
      }
      let expression = try FlowExpression(String(rest[start.upperBound..<end]), line: line)
      for part in try expression.parts(line: line) { add(part) }
      rest = rest[rest.index(after: end)...]
    }
    add(.literal(String(rest)))
  }

  private mutating func add(_ part: Part) {
    if case .literal(let more) = part {
      guard !more.isEmpty else { return }
      if case .literal(let text)? = parts.last {
        parts[parts.count - 1] = .literal(text + more)
        return
      }
    }
    parts.append(part)
  }

  /// The text, if it contains no variable; otherwise `nil`.
  var literal: String? {
    switch parts.count {
    case 0: ""
    case 1: if case .literal(let text) = parts[0] { text } else { nil }
    default: nil
    }
  }

  /// The text as a word of a command.
  var word: String { Self.word(parts) }

  /// Returns parts as a word of a command, in quotes unless it is plainly one word.
  static func word(_ parts: [Part]) -> String {
    if parts.count == 1, case .literal(let text) = parts[0], isPlain(text) { return text }
    return "\"" + quoted(parts) + "\""
  }

  /// Returns parts as they stand inside double quotes.
  static func quoted(_ parts: [Part]) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): escaped(text)
      case .variable(let name, let fallback):
        "${" + name + (fallback.map { ":-" + $0 } ?? "") + "}"
      }
    }.joined()
  }

  /// The text as it stands where quotes have no meaning, as in a setting.
  ///
  /// - Throws: A mistake if it has several lines.
  func free(line: Int) throws(FlowMistake) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .literal(let own):
        guard !own.contains(where: \.isNewline) else {
          throw FlowMistake(line: line, "a text of several lines isn't possible here")
        }
        text += own.replacing("${", with: "\\${")
      case .variable(let name, let fallback):
        text += "${" + name + (fallback.map { ":-" + $0 } ?? "") + "}"
      }
    }
    return text
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetterOrDigit(first) else { return false }
    return text.utf8.allSatisfy { isLetterOrDigit($0) || "_.-/".utf8.contains($0) }
      && !["within", "not", "no", "soft", "at", "most"].contains(text)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Returns a text for use inside double quotes, in one line.
  private static func escaped(_ text: String) -> String {
    var line = ""
    for scalar in Quoting.escaped(text).unicodeScalars {
      if scalar.value < 0x20 || scalar.value == 0x7F || scalar == "\u{85}" || scalar == "\u{2028}"
        || scalar == "\u{2029}"
      {
        line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
