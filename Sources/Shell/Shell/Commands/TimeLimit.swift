package import Script

/// The time limit at the end of a check or a touch, such as `within 2s`.
package enum TimeLimit {
  private static let longest = 3_600.0

  /// Removes a time limit from the end of the words.
  ///
  /// - Parameters:
  ///   - words: The words of a command after its name, or after the subject of a check.
  ///   - needsName: Whether a name must be among the words.
  ///   - invocation: The command.
  /// - Returns: The number of seconds; 0 if there is none.
  /// - Throws: A usage error for a mistake that would be read as a part of the name.
  package static func take(
    from words: inout ArraySlice<Word>, needsName: Bool, of invocation: Invocation
  ) throws(CommandError) -> Double {
    if let problem = misspelled(words, needsName: needsName) { throw invocation.misuse(problem) }
    return try takeSeconds(from: &words, invocation)
  }

  /// Returns a description of the mistake in a time limit that would be read as a part of the name;
  /// `nil` if there is none.
  private static func misspelled(_ words: ArraySlice<Word>, needsName: Bool) -> String? {
    if let joined = joined(words, needsName: needsName) {
      return
        "\"\(SafeText.escaped(joined.word.text))\" has no space before the number; quote the word if it"
        + " is part of a name; did you mean \"\(joined.text)\"?"
    }
    let last = words.suffix(3).map { $0.isQuoted ? "" : $0.text }
    if last.count == 3, last[0] == "within" || isSlip(last[0]), Seconds.parse(last[1]) != nil,
      last[2].hasPrefix("s")
    {
      return "\"within\" needs a number of seconds and no space before the unit, as in"
        + " \"within \(last[1])s\"; quote the word if it is part of a name"
    }
    guard let wrong = misspelledWithin(words, needsName: needsName), let limit = words.last?.text
    else {
      return nil
    }
    let text = wrong.map(\.text).joined(separator: " ")
    if text.isEmpty {
      return "unexpected \"\(limit)\"; quote the word if it is part of a name; did you mean"
        + " \"within \(limit)\"?"
    }
    return "unexpected \"\(SafeText.escaped(text))\" before \"\(limit)\";"
      + " quote the word if it is part of a name; did you mean \"within\"?"
  }

  /// Returns a word at the end such as `within2s`, and how it was probably meant; `nil` if there is
  /// none.
  package static func joined(
    _ words: ArraySlice<Word>, needsName: Bool
  ) -> (word: Word, text: String)? {
    guard let word = words.last, !word.isQuoted, word.text.hasPrefix("within"),
      words.count > 1 || !needsName
    else { return nil }
    let number = word.text.dropFirst("within".count)
    guard number.utf8.first.map({ 0x30...0x39 ~= $0 }) ?? false,
      Seconds.parse(withUnit: String(number)) != nil
    else { return nil }
    return (word, "within \(number)")
  }

  /// Returns the words before a time limit at the end that are probably a misspelled `within`: none
  /// if it is missing where no name is needed; `nil` if there is no such mistake.
  package static func misspelledWithin(
    _ words: ArraySlice<Word>, needsName: Bool
  ) -> ArraySlice<Word>? {
    guard let limit = words.last, !limit.isQuoted, isTime(limit.text) else { return nil }
    let before = words.dropLast()
    let least = needsName ? 1 : 0
    if before.count > least, let word = before.last, !word.isQuoted, isSlip(word.text) {
      return before.suffix(1)
    }
    // Without a unit, it may well be part of a name.
    guard limit.text.hasSuffix("s") else { return nil }
    if before.isEmpty { return least == 0 ? before : nil }
    let split = before.suffix(2)
    let isSplit =
      before.count >= least + 2 && !split.contains(where: \.isQuoted)
      && split.map { $0.text.lowercased() } == ["with", "in"]
    return isSplit ? split : nil
  }

  /// Returns whether a word is probably a misspelled `within`.
  private static func isSlip(_ word: String) -> Bool {
    // Shorter words, such as "with", are probably part of a name.
    word != "within" && word.utf8.count > 4 && Nearest.name(to: word, among: ["within"]) != nil
  }

  /// Returns whether a word begins with a number, and ends there or with a unit.
  private static func isTime(_ word: String) -> Bool {
    let unit = word.drop { $0.isNumber || $0 == "." }
    return unit.startIndex > word.startIndex && ["", "s", "ms", "sec", "seconds"].contains(unit)
  }

  private static func takeSeconds(
    from words: inout ArraySlice<Word>, _ invocation: Invocation
  ) throws(CommandError) -> Double {
    guard let place = words.lastIndex(where: { $0.text == "within" && !$0.isQuoted }),
      place >= words.endIndex - 2
    else { return 0 }
    guard place == words.endIndex - 2, let last = words.last?.text else {
      throw invocation.misuse(
        "\"within\" needs a number of seconds, such as 2s; quote the word if it is part of a name")
    }
    guard let seconds = Seconds.parse(withUnit: last), seconds <= longest else {
      throw invocation.misuse(
        "\"within\" needs a number of seconds, such as 2s, not \"\(SafeText.escaped(last))\"")
    }
    words.removeLast(2)
    if words.count > 1, let before = words.last, isTime(before.text),
      let word = words.dropLast().last, word.text == "within", !word.isQuoted
    {
      throw invocation.misuse(
        "\"within\" stands there twice; quote the first one if it is part of a name")
    }
    return seconds
  }
}
