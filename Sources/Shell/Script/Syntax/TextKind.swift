/// A kind of line that consists of a mark and free text.
///
/// Settings and titles structure a walkthrough file. Lines of all other kinds are steps. The caller
/// provides the parser with the list of kinds.
package struct TextKind: Sendable, Hashable {
  /// The mark that begins lines of this kind.
  package let mark: String

  /// Creates a kind.
  ///
  /// - Precondition: The mark doesn't begin with a letter, `#`, or `|`.
  package init(mark: String) {
    precondition(
      mark.first.map { !$0.isLetter && $0 != "#" && $0 != "|" } == true,
      "lines that begin with \"\(mark)\" already have another kind")
    self.mark = mark
  }

  /// A setting: `@app contacts`.
  package static let setting = TextKind(mark: "@")
  /// The title of a case: `== right password`.
  package static let title = TextKind(mark: "==")

  /// Whether lines of this kind are steps.
  package var isStep: Bool { self != .setting && self != .title }
}
