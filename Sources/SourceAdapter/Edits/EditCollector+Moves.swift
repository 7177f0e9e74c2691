#if AppSources
  import SwiftSyntax

  /// A member of an extension that must stand in the class itself.
  struct MovedMember {
    let owner: String
    let item: MemberBlockItemSyntax
    /// Whether its extension makes it public.
    let isPublic: Bool
  }

  extension EditCollector {
    /// Takes the members that move into a class out of this file's extensions.
    ///
    /// What they use of this file must be visible where they go to.
    func movesOut(of tree: SourceFileSyntax) {
      let moved = moves(in: tree)
      for member in moved {
        let lines = bytes[member.item.trimmedBytes].count { $0 == UInt8(ascii: "\n") }
        edits.replace(member.item, with: String(repeating: "\n", count: lines))
        if index.declaration(of: member.owner)?.file != path {
          widened.formUnion(
            member.item.descendants(DeclReferenceExprSyntax.self).map(\.baseName.identifierText))
          widened.formUnion(
            member.item.descendants(IdentifierTypeSyntax.self).map(\.name.identifierText))
        }
      }
    }

    /// Returns the members of a class that move out of a file's extensions.
    func members(of owner: String, movedFrom tree: SourceFileSyntax) -> [MovedMember] {
      moves(in: tree).filter { $0.owner == owner }
    }

    private func moves(in tree: SourceFileSyntax) -> [MovedMember] {
      tree.descendants(ExtensionDeclSyntax.self, entering: { !$0.is(CodeBlockSyntax.self) })
        .filter { $0.genericWhereClause == nil }
        .flatMap { node -> [MovedMember] in
          let owner = node.extendedType.trimmedDescription
          let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
          return node.memberBlock.members.compactMap { item in
            let facts = MemberFacts.all(in: item.decl)
            guard facts.contains(where: { index.belongsInClass($0, of: owner) }) else { return nil }
            let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
            let says = modifiers?.contains {
              ["public", "open", "internal", "private", "fileprivate"].contains($0.name.text)
            }
            return MovedMember(owner: owner, item: item, isPublic: isPublic && says != true)
          }
        }
    }

    /// Returns the classes that this file declares, and where their bodies end.
    func classEnds(_ tree: SourceFileSyntax) -> [(owner: String, end: Int)] {
      tree.descendants(ClassDeclSyntax.self, entering: { !$0.is(CodeBlockSyntax.self) }).map {
        node in
        var names = [node.name.identifierText]
        var parent = node.parent
        while let current = parent {
          if let outer = current.asProtocol((any NamedDeclSyntax).self) {
            names.insert(outer.name.identifierText, at: 0)
          } else if let outer = current.as(ExtensionDeclSyntax.self) {
            names.insert(outer.extendedType.trimmedDescription, at: 0)
          }
          parent = current.parent
        }
        let end = node.memberBlock.rightBrace.trimmedBytes.lowerBound
        return (names.joined(separator: "."), end)
      }
    }

    /// Returns the number of the line at an offset; the first is 1.
    func line(at offset: Int) -> Int {
      1 + bytes[..<min(offset, bytes.count)].count { $0 == UInt8(ascii: "\n") }
    }
  }

  extension SyntaxProtocol {
    /// All nodes of a type inside this node, apart from those in nodes that aren't entered.
    func descendants<Node: SyntaxProtocol>(
      _ type: Node.Type, entering: (Syntax) -> Bool
    ) -> [Node] {
      var found: [Node] = Syntax(self).as(type).map { [$0] } ?? []
      for child in children(viewMode: .sourceAccurate) where entering(child) {
        found += child.descendants(type, entering: entering)
      }
      return found
    }
  }
#endif
