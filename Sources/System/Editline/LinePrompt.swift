/// The prompt before the line: a single row in a single color, without zero-width characters.
nonisolated package struct LinePrompt: Sendable, Equatable, ExpressibleByStringLiteral {
  /// The text as passed to the initializer, including the trailing space.
  package var text: String

  /// The parameters of the terminal's SGR sequence, such as `[1, 32]` for bold green; empty for no
  /// color.
  package var sgr: [UInt8]

  /// Creates a prompt.
  package init(_ text: String, sgr: [UInt8] = []) {
    self.text = text
    self.sgr = sgr
  }

  /// Creates a prompt without color.
  package init(stringLiteral value: String) {
    self.init(value)
  }

  /// The character that begins and ends a sequence to which libedit assigns a width of zero
  /// columns.
  static let literalMark: Unicode.Scalar = "\u{1}"

  /// The scalars that are written to the screen.
  ///
  /// libedit assumes that each scalar occupies at least one column, so zero-width scalars (joiners,
  /// selectors, combining marks) would shift the cursor. They are omitted, and so are control
  /// characters.
  var visible: [Unicode.Scalar] {
    text.unicodeScalars.filter { displayWidth($0) > 0 }
  }

  /// The prompt in the form that libedit expects.
  ///
  /// libedit ignores a sequence at the very end, so the color ends before the last character.
  var encoded: String {
    let visible = visible
    guard !sgr.isEmpty, let last = visible.last, visible.count > 1 else { return visible.text }
    let color = sgr.map(String.init).joined(separator: ";")
    return literal("\u{1B}[\(color)m") + visible.dropLast().text + literal("\u{1B}[0m")
      + String(last)
  }

  private func literal(_ sequence: String) -> String {
    "\(Self.literalMark)\(sequence)\(Self.literalMark)"
  }
}

extension Sequence<Unicode.Scalar> {
  /// The scalars as one string.
  nonisolated var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: self)
    return String(text)
  }
}
