import SwiftSyntax

extension TokenSyntax {
  /// The text without backquotes.
  var identifierText: String {
    let text = self.text
    return text.hasPrefix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}

extension AttributeListSyntax {
  /// All attributes, also those inside `#if`.
  var flattened: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): [attribute]
      case .ifConfigDecl(let config):
        config.clauses.flatMap { clause -> [AttributeSyntax] in
          guard case .attributes(let attributes) = clause.elements else { return [] }
          return attributes.flattened
        }
      }
    }
  }

  /// Returns the attribute with the given name.
  func named(_ name: String) -> AttributeSyntax? {
    flattened.first { $0.attributeName.trimmedDescription == name }
  }

  /// Returns whether there is an attribute with the given name.
  func contains(named name: String) -> Bool { named(name) != nil }

  /// Whether the declaration is an outlet, an action, or an attribute that a storyboard sets.
  var connectsInterface: Bool {
    ["IBOutlet", "IBAction", "IBInspectable", "IBSegueAction"].contains { contains(named: $0) }
  }
}
