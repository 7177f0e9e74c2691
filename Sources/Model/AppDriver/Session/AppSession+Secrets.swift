import HeadlessUIKit

extension AppSession {
  /// Returns what a field will hold after an edit, which may be a secret; `nil` if it isn't secure.
  package func secret(after edit: TextEdit, of target: ElementTarget) -> String? {
    guard case .field(let field)? = element(target), field.isSecure else { return nil }
    return edit.keys.result(of: field.text)
  }

  /// The number of rows in which a form's fields are looked for.
  private static let rowsOfForm = 40

  /// Whether the frontmost screen, or a screen behind it, has a secure field.
  ///
  /// The shell checks this when the user enters a line that matches nothing on the screen. For
  /// example, if someone repeats a login while an alert is in front, the line still contains a
  /// password.
  package var hasSecureField: Bool {
    (app.touchableWindow?.frontmostChain ?? []).lazy.flatMap { ShownPath(from: $0).panes }.contains
    {
      var isThere = false
      ElementReader(controller: $0).read(rows: 0..<Self.rowsOfForm) { element, _, _, _ in
        if case .field(let field) = element, field.isSecure { isThere = true }
      }
      return isThere
    }
  }
}
