import HeadlessUIKit

extension AppSession {
  /// Whether a secure field is on the screen or behind what is in front of it.
  ///
  /// A shell asks when a person types what the screen doesn't know: a login that is repeated while
  /// an alert is in front holds a password all the same.
  public var hasSecureField: Bool {
    (application?.keyWindow?.frontmostChain ?? []).lazy.flatMap(ControllerTree.panes).contains {
      var isThere = false
      ElementReader(controller: $0).read(rows: 0..<0) { element, _ in
        if case .field(let field) = element, field.isSecure { isThere = true }
      }
      return isThere
    }
  }
}
