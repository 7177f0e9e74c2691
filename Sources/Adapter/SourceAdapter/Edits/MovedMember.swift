import SwiftSyntax

/// A member of an extension that must stand in the class itself.
struct MovedMember {
  let owner: String
  let declaration: DeclSyntax
  /// The modifiers that the member has from its extension, such as `public` or `@MainActor`.
  let modifiers: String
  /// The clauses of `#if` around it, innermost last.
  let clauses: [IfConfigClauseSyntax]

  /// Returns the members of a file's extensions, apart from those of constrained extensions.
  static func all(
    in tree: SourceFileSyntax, where fits: (_ facts: MemberFacts, _ owner: String) -> Bool
  ) -> [MovedMember] {
    let extensions = tree.statements.declarations.compactMap { $0.as(ExtensionDeclSyntax.self) }
      .filter { $0.genericWhereClause == nil }
    return extensions.flatMap { node -> [MovedMember] in
      let owner = node.extendedType.trimmedDescription
      return all(in: node.memberBlock.members, []).compactMap { declaration, clauses in
        guard MemberFacts.all(in: declaration).contains(where: { fits($0, owner) }) else {
          return nil
        }
        return MovedMember(
          owner: owner, declaration: declaration,
          modifiers: node.modifiers(for: declaration), clauses: clauses)
      }
    }
  }

  private static func all(
    in members: MemberBlockItemListSyntax, _ outer: [IfConfigClauseSyntax]
  ) -> [(DeclSyntax, [IfConfigClauseSyntax])] {
    members.flatMap { item -> [(DeclSyntax, [IfConfigClauseSyntax])] in
      guard let config = item.decl.as(IfConfigDeclSyntax.self) else {
        return [(item.decl, outer)]
      }
      return config.clauses.flatMap { clause -> [(DeclSyntax, [IfConfigClauseSyntax])] in
        guard case .decls(let members) = clause.elements else { return [] }
        return all(in: members, outer + [clause])
      }
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The declarations, also those inside `#if`.
  var declarations: [DeclSyntax] { topLevel.compactMap { $0.as(DeclSyntax.self) } }
}

extension ExtensionDeclSyntax {
  /// Returns the modifiers that a member of the extension needs outside of it.
  func modifiers(for member: DeclSyntax) -> String {
    var words: [String] = []
    if attributes.contains(named: "MainActor") { words.append("@MainActor") }
    if !member.saysAccess,
      let access = modifiers.first(where: { ["public", "package"].contains($0.name.text) })
    {
      words.append(access.name.text)
    }
    return words.map { $0 + " " }.joined()
  }
}
