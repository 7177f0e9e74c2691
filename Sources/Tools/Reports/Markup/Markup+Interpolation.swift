import Wireframes

extension ReportText<MarkupPlace>.StringInterpolation {
  /// Writes an attribute without a value if a condition is true.
  mutating func appendInterpolation(attribute name: StaticString, if isSet: Bool) {
    precondition(place == .tag, "an attribute must be inside a tag")
    guard isSet else { return }
    append(" ")
    append(name)
  }

  /// Writes an attribute and a blank, unless the value is `nil`.
  mutating func appendInterpolation(attribute name: StaticString, _ value: String?) {
    precondition(place == .tag, "an attribute must be inside a tag")
    guard let value else { return }
    append(name)
    append("=\"")
    append(value, .label)
    append("\" ")
  }

  /// Writes lines, each followed by a line break.
  mutating func appendInterpolation(lines: [String]) {
    for line in lines {
      appendInterpolation(line)
      append(place == .quotes ? "&#10;" : "\n")
    }
  }

  /// Writes code, which may be broken after a period, a colon or an opening parenthesis.
  mutating func appendInterpolation(breakable text: String) {
    precondition(place == .start, "a break must be between tags")
    var rest = text[...]
    while let end = rest.utf8.firstIndex(where: { ".:(".utf8.contains($0) }),
      case let next = rest.utf8.index(after: end), next < rest.endIndex
    {
      append(String(rest[..<next]), .markup)
      append("<wbr>")
      rest = rest[next...]
    }
    append(String(rest), .markup)
  }

  /// Writes the drawing of a picture, which is markup.
  mutating func appendInterpolation(drawing picture: Picture) {
    precondition(place == .start, "a drawing must be between tags")
    utf8 += picture.markup.utf8
  }

  /// Writes the mark of a finger.
  mutating func appendInterpolation(mark touch: Touch?) {
    precondition(place == .start, "a mark must be between tags")
    if let touch { utf8 += touch.markup.utf8 }
  }

  /// Writes the content of a resource unchanged.
  mutating func appendInterpolation(resource: PageResource) {
    precondition(place == .start, "a resource must be between tags")
    utf8 += resource.utf8
  }
}

extension ReportText<JSONPlace>.StringInterpolation {
  /// Writes `true` or `false`.
  mutating func appendInterpolation(_ flag: Bool) { append(flag ? "true" : "false") }

  /// Writes an object's member and a comma, unless the text is empty or `nil`.
  mutating func appendInterpolation(member name: StaticString, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    begin(name)
    append("\"")
    append(text, .json)
    append("\", ")
  }

  /// Writes an object's member and a comma, unless the list is empty.
  mutating func appendInterpolation(member name: StaticString, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    begin(name)
    append("[")
    for (index, text) in texts.enumerated() {
      append(index > 0 ? ", \"" : "\"")
      append(text, .json)
      append("\"")
    }
    append("], ")
  }

  /// Writes an object's member and a comma, unless the number is zero.
  mutating func appendInterpolation(member name: StaticString, _ number: Int) {
    guard number != 0 else { return }
    begin(name)
    appendInterpolation(number)
    append(", ")
  }

  private mutating func begin(_ name: StaticString) {
    precondition(place == .start, "a member must be outside quotes")
    append("\"")
    append(name)
    append("\": ")
  }
}
