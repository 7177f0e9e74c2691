#if AppSources
  import SwiftSyntax

  extension EditCollector {
    /// Strikes Xcode's previews, which no app shows, and remembers which modules the rest doesn't use.
    func prepareImports(of tree: SourceFileSyntax) {
      let previews = tree.statements.topLevel.filter(\.isPreview)
      for preview in previews { edits.remove(preview, in: bytes) }
      let absent = Set(
        tree.statements.topLevel.compactMap { $0.as(ImportDeclSyntax.self)?.path.first?.name.text }
          .filter { AbsentModules.contains($0) && !index.isOwnModule($0) })
      guard !absent.isEmpty else { return }
      let uses = NameCollector(leavingOut: previews.map(\.trimmedBytes))
      uses.walk(tree)
      let names = uses.used.subtracting(uses.declared)
      unusedModules = absent.filter { module in
        !names.contains { AbsentModules.has(module, $0) }
      }
    }
  }

  /// Collects the names that a file uses, and those of the types that it declares.
  private final class NameCollector: SyntaxVisitor {
    private let leftOut: [Range<Int>]
    private(set) var used: Set<String> = []
    private(set) var declared: Set<String> = []

    init(leavingOut ranges: [Range<Int>]) {
      leftOut = ranges
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      guard case .identifier = token.tokenKind else { return .skipChildren }
      let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
      if !leftOut.contains(where: { $0.contains(place) }) { used.insert(token.identifierText) }
      return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      // A part of a module is imported by its name, and so it is used.
      node.importKindSpecifier == nil ? .skipChildren : .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { declared.insert(node.name.identifierText) }
    override func visitPost(_ node: EnumDeclSyntax) { declared.insert(node.name.identifierText) }
    override func visitPost(_ node: StructDeclSyntax) { declared.insert(node.name.identifierText) }
    override func visitPost(_ node: ProtocolDeclSyntax) {
      declared.insert(node.name.identifierText)
    }
    override func visitPost(_ node: TypeAliasDeclSyntax) {
      declared.insert(node.name.identifierText)
    }
  }

  extension CodeBlockItemListSyntax {
    /// The file's declarations and expressions, also those inside `#if`.
    fileprivate var topLevel: [Syntax] {
      flatMap { item -> [Syntax] in
        guard let config = item.item.as(IfConfigDeclSyntax.self) else { return [Syntax(item.item)] }
        return config.clauses.flatMap { clause -> [Syntax] in
          guard case .statements(let statements) = clause.elements else { return [] }
          return statements.topLevel
        }
      }
    }
  }

  extension Syntax {
    /// Whether a declaration is a preview: `#Preview`, or a type that is a `PreviewProvider`.
    fileprivate var isPreview: Bool {
      if let macro = self.as(MacroExpansionExprSyntax.self) {
        return macro.macroName.text == "Preview"
      }
      if let macro = self.as(MacroExpansionDeclSyntax.self) {
        return macro.macroName.text == "Preview"
      }
      let inherited = asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
      return inherited?.contains { $0.type.trimmedDescription == "PreviewProvider" } ?? false
    }
  }
#endif
