extension String {
  /// The text with the number of letters in place of a letter that is repeated many times.
  package nonisolated var withoutRepetitions: String {
    var text = ""
    var rest = self[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      text += run.count < 40 || !letter.isLetter ? String(run) : "<\(run.count) letters>"
      rest = rest.dropFirst(run.count)
    }
    return text
  }
}
