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

extension SyntaxKind {
  /// Whether a node declares or extends a type.
  var isType: Bool {
    switch self {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: true
    default: false
    }
  }
}

extension DeclGroupSyntax {
  /// The name of the type that is declared or extended.
  var typeName: String {
    self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      ?? asProtocol((any NamedDeclSyntax).self)?.name.identifierText ?? ""
  }
}

extension DeclSyntax {
  /// The modifiers of a declaration; empty for those that have none.
  var modifiers: DeclModifierListSyntax {
    asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
  }

  /// Whether the declaration has an access level of its own.
  var saysAccess: Bool {
    modifiers.contains {
      ["private", "fileprivate", "internal", "package", "public", "open"].contains($0.name.text)
        && $0.detail == nil
    }
  }
}

extension TypeSyntax {
  /// Whether the type says that a value may be missing.
  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}

extension MemberBlockItemListSyntax {
  /// The declarations, also those inside `#if`.
  var declarations: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let config = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return config.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.declarations
      }
    }
  }
}
