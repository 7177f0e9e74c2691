import BuildFormats
import SwiftSyntax

extension EditCollector {
  /// Takes the members that move into a class out of this file's extensions.
  ///
  /// A member that uses what only this file may see stays where it is, under another name, and
  /// the class in the other file calls it. An override in an extension of a class that isn't the
  /// target's has no place to go to, and is left out.
  func movesOut(of tree: SourceFileSyntax) {
    let members = MovedMember.all(in: tree) { facts, owner in
      index.belongsInClass(facts, of: owner)
        || facts.isOverride && index.file(of: owner) == nil
          && index.outsideOwner(of: facts, in: owner)?.isFirst != true
    }
    let hidden = members.isEmpty ? [] : hiddenNames(in: tree)
    for member in members {
      let range = member.declaration.trimmedBytes
      let file = index.file(of: member.owner)
      if file != path, file != nil {
        if let forwarding = forwarding(of: member, hidden) {
          stay(member, as: forwarding.name)
          continue
        }
        widened.formUnion(member.usedNames)
      }
      edits.replace(member.declaration, with: newlines(in: member.declaration))
      guard file == nil else { continue }
      warnings.append(
        Diagnostic(
          path, line: line(at: range.lowerBound), isError: false,
          "\(member.owner) isn't a class of this module, so that its "
            + "\(member.declaration.declaredNames.first ?? "member") can't be overridden in an "
            + "extension without Objective-C; the override is left out"))
    }
    widenTypes(in: tree)
  }

  /// Renames a member that stays in its extension, and takes from it what makes it an override.
  private func stay(_ member: MovedMember, as name: TokenSyntax) {
    edits.replace(name, with: MovedMember.extensionName(name.identifierText))
    for modifier in member.declaration.modifiers
    where ["override", "open"].contains(modifier.name.text) {
      edits.remove(modifier, in: bytes)
    }
  }

  /// The forwarding from another file's class to a member that uses declarations that only this
  /// file sees; `nil` if the member can move there.
  private func forwarding(
    of member: MovedMember, _ hidden: Set<String>
  ) -> MovedMember.Forwarding? {
    hidden.isDisjoint(with: member.usedNames) ? nil : member.forwarding
  }

  /// The names of declarations that only this file sees.
  private func hiddenNames(in tree: SourceFileSyntax) -> Set<String> {
    Set(
      tree.statements.declarations.flatMap(\.withMembers).flatMap { declaration -> [String] in
        guard declaration.isPrivate else { return [] }
        guard let node = declaration.as(ExtensionDeclSyntax.self) else {
          return declaration.declaredNames
        }
        return node.memberBlock.members.declarations.flatMap(\.declaredNames)
      })
  }

  /// Returns the members of a class that move out of a file's extensions.
  func members(of owner: String, movedFrom tree: SourceFileSyntax) -> [MovedMember] {
    MovedMember.all(in: tree) { facts, name in
      name == owner && index.belongsInClass(facts, of: owner)
    }
  }

  /// Returns the text of a member of a file's extension for its new place in a class.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - tree: The file with the extension.
  ///   - isSameFile: Whether the class is in that file, too.
  /// - Returns: The member, or one that calls it, with the line that names its place.
  func text(
    of member: MovedMember, from tree: SourceFileSyntax, isSameFile: Bool
  ) -> String {
    let range = member.declaration.trimmedBytes
    let forwarding = isSameFile ? nil : forwarding(of: member, hiddenNames(in: tree))
    let ifs = member.clauses.map { "#if \(condition(of: $0))\n" }.joined()
    let ends = String(repeating: "\n#endif", count: member.clauses.count)
    let text = edited(forwarding?.signature ?? range, isTaken: true)
    return "\n" + ifs + SwiftLiteral.location(path, line: line(at: range.lowerBound)) + "\n"
      + member.modifiers + text + (forwarding?.body ?? "") + ends
  }

  /// The condition under which a clause of `#if` is compiled, with those before it denied.
  private func condition(of clause: IfConfigClauseSyntax) -> String {
    func text(_ clause: IfConfigClauseSyntax) -> String? {
      clause.condition.map { edited($0.trimmedBytes) }
    }
    let clauses = clause.parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? []
    let before = clauses.prefix { $0.id != clause.id }.compactMap(text).map { "!(\($0))" }
    return (before + (text(clause).map { ["(\($0))"] } ?? [])).joined(separator: " && ")
  }

  /// Makes visible the private types that visible declarations of this file show.
  private func widenTypes(in tree: SourceFileSyntax) {
    let declarations = tree.statements.declarations.flatMap(\.withMembers)
    let hidden = declarations.filter(\.isPrivate)
    guard !hidden.isEmpty else { return }
    var shown = declarations.filter {
      $0.asProtocol((any WithAttributesSyntax).self)?.attributes.connectsInterface == true
    }
    shown += hidden.filter { !widened.isDisjoint(with: $0.declaredNames) }
    while let next = shown.popLast() {
      let types = Set(next.signatureTypes)
      for type in hidden
      where type.isProtocol((any DeclGroupSyntax).self) || type.is(TypeAliasDeclSyntax.self) {
        let names = type.declaredNames
        guard !types.isDisjoint(with: names), widened.isDisjoint(with: names) else { continue }
        widened.formUnion(names)
        shown.append(type)
      }
    }
  }

  /// Returns the classes that this file declares, and where their bodies end.
  func classEnds(_ tree: SourceFileSyntax) -> [(owner: String, end: Int)] {
    func ends(_ declarations: [DeclSyntax], _ outer: String) -> [(owner: String, end: Int)] {
      declarations.flatMap { declaration -> [(owner: String, end: Int)] in
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return [] }
        let full = outer + group.typeName
        let inner = ends(group.memberBlock.members.declarations, full + ".")
        guard declaration.is(ClassDeclSyntax.self) else { return inner }
        return [(full, group.memberBlock.rightBrace.trimmedBytes.lowerBound)] + inner
      }
    }
    return ends(tree.statements.declarations, "")
  }
}

extension DeclSyntax {
  /// The declaration and those inside it that have names.
  fileprivate var withMembers: [DeclSyntax] {
    let inner = asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.declarations ?? []
    return [self] + inner.flatMap(\.withMembers)
  }

  fileprivate var isPrivate: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }

  /// The names of the types in the declaration, apart from those in the bodies of functions.
  fileprivate var signatureTypes: [String] {
    descendants(IdentifierTypeSyntax.self, entering: { !$0.is(CodeBlockSyntax.self) })
      .map(\.name.identifierText)
  }
}

extension SyntaxProtocol {
  /// All nodes of a type inside this node, apart from those in nodes that aren't entered.
  func descendants<Node: SyntaxProtocol>(
    _ type: Node.Type, entering: (Syntax) -> Bool = { _ in true }
  ) -> [Node] {
    var found: [Node] = Syntax(self).as(type).map { [$0] } ?? []
    for child in children(viewMode: .sourceAccurate) where entering(child) {
      found += child.descendants(type, entering: entering)
    }
    return found
  }
}
