import Script
import Shell

/// The most rounds of a `while`, such as `at most 3`.
enum RoundLimit {
  /// Removes `at most ROUNDS` from the end of the words, or from before a time limit there, and
  /// returns the number; `nil` if there is none.
  ///
  /// - Throws: A usage error for a mistake that would be read as a part of a name.
  static func take(from invocation: inout Invocation) throws(CommandError) -> Int? {
    let words = invocation.words
    if let wrong = misspelled(in: words), let number = words.last?.text {
      let text = wrong.map(\.text).joined(separator: " ")
      throw invocation.misuse(
        "unexpected \"\(SafeText.escaped(text))\" before \"\(number)\"; quote the words if they are"
          + " part of a name; did you mean \"at most\"?")
    }
    guard let range = range(in: words) else { return nil }
    let number = range.count == 3 ? words[range.upperBound - 1].text : ""
    guard let rounds = Int(number), 1...Block.mostRounds ~= rounds else {
      throw invocation.misuse(
        "\"at most\" needs a number of rounds, not \"\(SafeText.escaped(number))\"")
    }
    invocation = invocation.omitting(range)
    return rounds
  }

  /// Returns the indices of `at most ROUNDS`, or of an `at most` at the end.
  static func range(in words: [Word]) -> Range<Int>? {
    let hasLimit = words.count > 2 && isWritten(words[words.count - 2], "within")
    for end in [words.count, words.count - 2] where end == words.count || hasLimit {
      for start in [end - 3, end - 2] where start > 0 {
        if isWritten(words[start], "at"), isWritten(words[start + 1], "most") { return start..<end }
      }
    }
    return nil
  }

  /// Returns the words before a number at the end that are probably a misspelled `at most`, such as
  /// `atmost` or `at least`; `nil` if there are none.
  static func misspelled(in words: [Word]) -> ArraySlice<Word>? {
    guard let number = words.last, !number.isQuoted, Int(number.text) != nil else { return nil }
    for count in [2, 1] where words.count > count + 1 {
      let before = words.dropLast().suffix(count)
      let text = before.map(\.text).joined(separator: " ").lowercased()
      guard !before.contains(where: \.isQuoted), text.utf8.count > 4 else { continue }
      if text == "at most" { return nil }
      if Nearest.name(to: text, among: ["at most", "at least"]) != nil { return before }
    }
    return nil
  }

  private static func isWritten(_ word: Word, _ text: String) -> Bool {
    word.text == text && !word.isQuoted
  }
}
