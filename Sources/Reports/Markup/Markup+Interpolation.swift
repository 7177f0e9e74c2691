extension ReportText<MarkupPlace>.StringInterpolation {
  /// Writes an attribute without a value if a condition is true.
  mutating func appendInterpolation(attribute name: StaticString, if isSet: Bool) {
    precondition(place == .tag, "an attribute must be inside a tag")
    guard isSet else { return }
    append(" ")
    append(name)
  }

  /// Writes lines, each followed by a line break.
  mutating func appendInterpolation(lines: [String]) {
    for line in lines {
      appendInterpolation(line)
      append(place == .quotes ? "&#10;" : "\n")
    }
  }

  /// Writes the content of a resource unchanged.
  mutating func appendInterpolation(resource: PageResource) {
    precondition(place == .start, "a resource must be between tags")
    append(resource)
  }
}

extension ReportText<JSONPlace>.StringInterpolation {
  /// Writes `true` or `false`.
  mutating func appendInterpolation(_ flag: Bool) { append(flag ? "true" : "false") }

  /// Writes a string, or `null` if there is none.
  mutating func appendInterpolation(optional text: String?) {
    guard let text else { return append("null") }
    append("\"")
    append(text, .json)
    append("\"")
  }

  /// Writes an array of strings.
  mutating func appendInterpolation(list texts: [String]) {
    append("[")
    for (index, text) in texts.enumerated() {
      if index > 0 { append(", ") }
      appendInterpolation(optional: text)
    }
    append("]")
  }
}
