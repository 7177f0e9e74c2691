extension ReportText<MarkupPlace>.StringInterpolation {
  /// Writes an attribute without a value behind a tag's name, where a condition holds.
  mutating func appendInterpolation(attribute name: StaticString, if isSet: Bool) {
    precondition(place == .tag, "an attribute stands in a tag")
    guard isSet else { return }
    append(" ")
    append(name)
  }

  /// Writes lines, each with a line break at its end.
  mutating func appendInterpolation(lines: [String]) {
    for line in lines {
      appendInterpolation(line)
      append(place == .quotes ? "&#10;" : "\n")
    }
  }

  /// Adds a resource as it stands in its file.
  mutating func appendInterpolation(resource: PageResource) {
    precondition(place == .start, "a resource stands between tags")
    append(resource)
  }
}

extension ReportText<JSONPlace>.StringInterpolation {
  /// Writes true or false.
  mutating func appendInterpolation(_ flag: Bool) { append(flag ? "true" : "false") }

  /// Writes a string, or null.
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
