/// What Tab may put before the cursor: the text that is replaced and what could replace it.
nonisolated public struct LineCompletion: Sendable, Equatable {
  /// One text that could stand in the place of the replaced one.
  public struct Candidate: Sendable, Equatable {
    /// What is put on the line, quoted as the line needs it.
    public var insertion: String

    /// What the list shows; control characters are left out of it.
    public var label: String

    /// What follows the insertion once this candidate is the only one, such as a space.
    public var suffix: String

    /// Creates a candidate that is shown as it is inserted, unless a label is given.
    ///
    /// - Parameters:
    ///   - insertion: What is put on the line, quoted as the line needs it.
    ///   - label: What the list shows; `nil` means the insertion.
    ///   - suffix: What follows once the candidate is the only one.
    public init(_ insertion: String, label: String? = nil, suffix: String = " ") {
      self.insertion = insertion
      self.label = label ?? insertion
      self.suffix = suffix
    }
  }

  /// The text right before the cursor that a candidate replaces; it may hold quotes and spaces.
  public var replaced: String

  /// The candidates, in the order in which they are listed.
  public var candidates: [Candidate]

  /// Creates the answer to one press of Tab.
  ///
  /// - Parameters:
  ///   - replaced: The text right before the cursor that a candidate replaces.
  ///   - candidates: What could replace it; none makes the terminal beep.
  public init(replacing replaced: String = "", candidates: [Candidate] = []) {
    self.replaced = replaced
    self.candidates = candidates
  }

  /// The beginning that all candidates share, by characters as a person sees them.
  var commonPrefix: String {
    guard var common = candidates.first?.insertion[...] else { return "" }
    for candidate in candidates.dropFirst() {
      let shared = zip(common, candidate.insertion).prefix { $0 == $1 }.count
      common = common.prefix(shared)
    }
    return String(common)
  }
}
