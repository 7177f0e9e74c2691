/// A kind of line that is one text behind its first word, by the mark with which its lines begin.
///
/// Settings and titles are what a walkthrough's file is made of; all others are steps. Which kinds
/// there are is the business of who runs them: the parser is given a list.
package struct TextKind: Sendable, Hashable {
  /// How lines of the kind begin.
  package let mark: String

  /// Makes a kind.
  ///
  /// - Precondition: the mark begins with no letter, as commands do, and with neither `#` nor `|`.
  package init(mark: String) {
    precondition(
      mark.first.map { !$0.isLetter && $0 != "#" && $0 != "|" } == true,
      "lines that begin with \"\(mark)\" are of another kind")
    self.mark = mark
  }

  /// A setting: `@app contacts`.
  package static let setting = TextKind(mark: "@")
  /// The title of a case: `== right password`.
  package static let title = TextKind(mark: "==")

  /// Whether its lines are steps of a case.
  package var isStep: Bool { self != .setting && self != .title }
}
