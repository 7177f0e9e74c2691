/// The result of pressing Tab: the text before the cursor that will be replaced, and the candidate
/// replacements.
nonisolated package struct LineCompletion: Sendable, Equatable {
  /// A candidate replacement for the text before the cursor.
  package struct Candidate: Sendable, Equatable {
    /// The text to insert, with the quotes that the line requires.
    package var insertion: String

    /// The text displayed in the list.
    ///
    /// Control characters are omitted.
    package var label: String

    /// A short description, displayed beside the label if there is room; empty if there is none.
    package var detail: String

    /// The text to add if this is the only candidate, such as a space.
    package var suffix: String

    /// Creates a candidate.
    ///
    /// - Parameters:
    ///   - insertion: The text to insert, with the quotes that the line requires.
    ///   - label: The text displayed in the list; `nil` to display the insertion.
    ///   - detail: A short description; empty if there is none.
    ///   - suffix: The text to add if this is the only candidate.
    package init(
      _ insertion: String, label: String? = nil, detail: String = "", suffix: String = " "
    ) {
      self.insertion = insertion
      self.label = label ?? insertion
      self.detail = detail
      self.suffix = suffix
    }
  }

  /// The text immediately before the cursor that a candidate replaces.
  ///
  /// It may contain quotes and spaces.
  package var replaced: String

  /// The candidates, in the order in which they are listed.
  package var candidates: [Candidate]

  /// The number of further candidates, which are only counted.
  package var omitted: Int

  /// Creates a completion.
  ///
  /// - Parameters:
  ///   - replaced: The text immediately before the cursor that a candidate replaces.
  ///   - candidates: The candidates. If there are none, the terminal beeps.
  ///   - omitted: The number of further candidates.
  package init(replacing replaced: String = "", candidates: [Candidate] = [], omitted: Int = 0) {
    self.replaced = replaced
    self.candidates = candidates
    self.omitted = omitted
  }

  /// The longest common prefix of the candidates, consisting of whole `Character`s; empty if
  /// candidates are omitted, because they may not begin with it.
  var commonPrefix: String {
    guard omitted == 0, var common = candidates.first?.insertion[...] else { return "" }
    for candidate in candidates.dropFirst() {
      let shared = zip(common, candidate.insertion).prefix { $0 == $1 }.count
      common = common.prefix(shared)
    }
    return String(common)
  }
}
