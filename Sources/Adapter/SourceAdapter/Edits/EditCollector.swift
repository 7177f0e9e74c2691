import BuildFormats
import SwiftSyntax

/// Collects the edits of one file; each rule is in a file of its own.
final class EditCollector: SyntaxVisitor {
  let path: String
  let bytes: [UInt8]
  let index: AppIndex
  var edits = TextEdits()
  /// The optional requirements of this file's protocols.
  var optionals: [OptionalRequirement] = []
  /// The members of this file's extensions that call their overrides.
  var dispatched: [DispatchedMember] = []
  /// Conformances that follow the file's text.
  var conformances: [String] = []
  /// The parts of this file that are left out of the app.
  var warnings: [Diagnostic] = []
  /// The modules that Foundation brings on iOS and the file uses, by their names there.
  var broughtModules: Set<String> = []
  /// The modules that don't exist here, and that the file imports and doesn't use.
  var unusedModules: Set<String> = []
  /// The names of declarations in this file that other files use after a move.
  var widened: Set<String> = []
  /// The names of the enclosing types, with those of their enclosing types.
  private(set) var scopes: [String] = []

  init(_ path: String, _ bytes: [UInt8], _ index: AppIndex) {
    self.path = path
    self.bytes = bytes
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the number of the line at an offset; the first is 1.
  func line(at offset: Int) -> Int {
    1 + bytes[..<min(offset, bytes.count)].count { $0 == UInt8(ascii: "\n") }
  }

  /// Returns the text of a range with this file's edits.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - isTaken: Whether an edit takes the range away from its place, which doesn't count here.
  /// - Returns: The text.
  func edited(_ range: Range<Int>, isTaken: Bool = false) -> String {
    String(decoding: edits.applied(to: bytes, in: range, isTaken: isTaken), as: UTF8.self)
  }

  /// As many line ends as a node has, so that the lines after it stay where they were.
  func newlines(in node: some SyntaxProtocol) -> String {
    String(repeating: "\n", count: bytes[node.trimmedBytes].count { $0 == UInt8(ascii: "\n") })
  }

  private func begin(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    let isOutermost = node.isLocal || node.is(ExtensionDeclSyntax.self)
    let outer = isOutermost ? nil : scopes.last
    scopes.append(outer.map { $0 + "." + node.typeName } ?? node.typeName)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    adapt(protocol: node)
    return begin(node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    adapt(extension: node)
    return begin(node)
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
    adapt(selectorCall: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    adapt(overridable: DeclSyntax(node))
    adapt(override: DeclSyntax(node), node.name)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    adapt(overridable: DeclSyntax(node))
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      adapt(override: DeclSyntax(node), name)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    adapt(access: node)
    adapt(superAccess: node)
    adapt(moduleBundle: node)
    adapt(qualified: node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    adapt(qualified: node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    noteUse(of: node.baseName)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    noteUse(of: node.name)
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Whether a declaration stands inside a function, whose types have no enclosing type.
  var isLocal: Bool {
    var next = parent
    while let node = next {
      switch node.kind {
      case .codeBlock, .closureExpr, .accessorBlock: return true
      case .memberBlock, .sourceFile: return false
      default: next = node.parent
      }
    }
    return false
  }
}
