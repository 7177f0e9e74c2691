import HeadlessUIKit

extension AppSession {
  /// Whether a secure field is on the screen or behind what is in front of it.
  ///
  /// A shell reads this when a user enters a line that the screen doesn't recognize: if someone
  /// repeats a login while an alert is in front, the line still contains a password.
  package var hasSecureField: Bool {
    (application?.keyWindow?.frontmostChain ?? []).lazy.flatMap(ControllerTree.panes).contains {
      var isThere = false
      ElementReader(controller: $0).read(rows: 0..<0) { element, _ in
        if case .field(let field) = element, field.isSecure { isThere = true }
      }
      return isThere
    }
  }
}
