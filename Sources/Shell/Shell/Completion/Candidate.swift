/// A possible completion of the text before the cursor.
package struct Candidate {
  /// The way in which a candidate is typed.
  package nonisolated enum Form: Sendable {
    /// As it is, such as an option or a command.
    case plain
    /// As a single word, quoted if necessary.
    case word
    /// As the last argument of a command, which may have several words without quotes.
    case label
  }

  /// The text, without quotes.
  package let text: String
  /// A short description that is shown beside the text; empty if there is none.
  package let summary: String
  let form: Form
  /// The text that is shown instead of the whole one, such as the last part of a path; `nil` to
  /// show the whole text.
  let name: String?
  /// Whether the user continues to type directly after the text, as after the slash of a folder.
  let continues: Bool

  package init(
    _ text: String, as form: Form = .plain, summary: String = "", name: String? = nil,
    continues: Bool = false
  ) {
    self.text = text
    self.summary = summary
    self.form = form
    self.name = name
    self.continues = continues
  }

  /// The text as the user types it, with unsafe characters escaped.
  var insertion: String {
    switch form {
    case .plain: text
    // Leave the quotes of a folder open, because the rest of the path follows.
    case .word where continues:
      SafeText.quotedWord(text).hasPrefix("\"")
        ? String(SafeText.quotedWord(text).dropLast()) : text
    case .word: SafeText.quotedWord(text)
    case .label: SafeText.quotedLabel(text)
    }
  }
}

extension Candidate: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

/// The possible completions at a place, with the number of those that aren't listed.
package struct Candidates: ExpressibleByArrayLiteral {
  /// The maximum number of candidates to collect from a source of any size, such as the rows of a
  /// list or the files in a folder.
  package nonisolated static let bound = 500

  package var list: [Candidate]
  /// The number of further candidates.
  package var omitted: Int

  package init(_ list: [Candidate], omitted: Int = 0) {
    self.list = list
    self.omitted = omitted
  }

  package init(arrayLiteral list: Candidate...) { self.init(list) }

  /// Creates candidates without descriptions.
  package init(_ texts: [String], as form: Candidate.Form = .plain) {
    self.init(texts.map { Candidate($0, as: form) })
  }

  package static func + (left: Candidates, right: Candidates) -> Candidates {
    Candidates(left.list + right.list, omitted: left.omitted + right.omitted)
  }
}
