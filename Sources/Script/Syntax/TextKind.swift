/// A kind of line that is one text behind its first word, by the mark with which its lines begin.
///
/// Which kinds there are is the business of who runs them: the parser is given a list.
package struct TextKind: Sendable, Hashable {
  /// Where lines of a kind stand.
  package enum Place: Sendable, Hashable {
    /// Before the first step of a file.
    case head
    /// Above the steps of a case.
    case caseTitle
    /// Among the steps.
    case step
  }

  /// How lines of the kind begin: no letter, so that no command begins like it.
  package let mark: String
  /// Where they stand.
  package let place: Place

  /// Makes a kind.
  package init(mark: String, place: Place) {
    self.mark = mark
    self.place = place
  }

  /// A setting: `@app contacts`.
  package static let setting = TextKind(mark: "@", place: .head)
  /// The title of a case: `== right password`.
  package static let title = TextKind(mark: "==", place: .caseTitle)
}
