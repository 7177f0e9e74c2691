#if AppSources
  import SwiftSyntax

  /// Collects the edits of one file; each rule is in a file of its own.
  final class EditCollector: SyntaxVisitor {
    let path: String
    let bytes: [UInt8]
    let index: AppIndex
    var edits = TextEdits()
    /// Declarations that follow the file's text.
    var appendix: [String] = []
    /// The names of declarations in this file that other files use after a move.
    var widened: Set<String> = []
    /// The names of the enclosing types, with those of their enclosing types.
    var scopes: [String] = []

    init(_ path: String, _ bytes: [UInt8], _ index: AppIndex) {
      self.path = path
      self.bytes = bytes
      self.index = index
      super.init(viewMode: .sourceAccurate)
    }

    private func begin(_ name: String) -> SyntaxVisitorContinueKind {
      scopes.append(scopes.last.map { $0 + "." + name } ?? name)
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(node.name.identifierText)
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(node.name.identifierText)
    }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(node.name.identifierText)
    }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(node.name.identifierText)
    }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      adapt(protocol: node)
      return begin(node.name.identifierText)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      scopes.append(node.extendedType.trimmedDescription)
      return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      adapt(attribute: node)
      return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      adapt(modifier: node)
      return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      switch node.macroName.text {
      case "selector": adapt(selector: node)
      case "keyPath": adapt(keyPath: node)
      default: return .visitChildren
      }
      return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      if let condition = node.condition { adapt(condition: condition) }
      return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      adapt(import: node)
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      adapt(call: node)
      return .visitChildren
    }
  }
#endif
