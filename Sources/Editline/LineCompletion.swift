/// The result of a completion: the text before the cursor to replace, and its candidates.
nonisolated package struct LineCompletion: Sendable, Equatable {
  /// A text that can replace the one before the cursor.
  package struct Candidate: Sendable, Equatable {
    /// The text to insert, quoted as the line needs it.
    package var insertion: String

    /// The text that the list shows, without its control characters.
    package var label: String

    /// The text to insert after the insertion if this is the only candidate, such as a space.
    package var suffix: String

    /// Creates a candidate.
    ///
    /// - Parameters:
    ///   - insertion: The text to insert, quoted as the line needs it.
    ///   - label: The text that the list shows; `nil` means the insertion.
    ///   - suffix: The text to insert after it if it is the only candidate.
    package init(_ insertion: String, label: String? = nil, suffix: String = " ") {
      self.insertion = insertion
      self.label = label ?? insertion
      self.suffix = suffix
    }
  }

  /// The text right before the cursor that a candidate replaces.
  ///
  /// It may contain quotes and spaces.
  package var replaced: String

  /// The candidates, in the order of the list.
  package var candidates: [Candidate]

  /// Creates the result of a completion.
  ///
  /// - Parameters:
  ///   - replaced: The text right before the cursor that a candidate replaces.
  ///   - candidates: The candidates; if there are none, the terminal beeps.
  package init(replacing replaced: String = "", candidates: [Candidate] = []) {
    self.replaced = replaced
    self.candidates = candidates
  }

  /// The longest common prefix of the candidates, in whole `Character`s.
  var commonPrefix: String {
    guard var common = candidates.first?.insertion[...] else { return "" }
    for candidate in candidates.dropFirst() {
      let shared = zip(common, candidate.insertion).prefix { $0 == $1 }.count
      common = common.prefix(shared)
    }
    return String(common)
  }
}
