import BuildFormats
import SwiftSyntax

/// Collects the edits of one file; each rule is in a file of its own.
final class EditCollector: SyntaxAnyVisitor {
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
  /// Whether the file imports SwiftUI and uses it.
  var importsSwiftUI = false
  /// Whether the file has accessors of managed objects.
  var hasManagedProperties = false
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

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if importsSwiftUI, let member = node.as(DeclSyntax.self), makesViews(member) {
      edits.remove(member, in: bytes)
      return .skipChildren
    }
    switch node.as(SyntaxEnum.self) {
    case .classDecl(let node):
      defer { adapt(testCase: node) }
      return begin(node)
    case .structDecl(let node): return begin(node)
    case .enumDecl(let node): return begin(node)
    case .actorDecl(let node): return begin(node)
    case .protocolDecl(let node):
      adapt(protocol: node)
      return begin(node)
    case .extensionDecl(let node):
      adapt(extension: node)
      adapt(reactive: node)
      return begin(node)
    case .attribute(let node):
      adapt(attribute: node)
      return .skipChildren
    case .declModifier(let node):
      adapt(modifier: node)
      return .skipChildren
    case .macroExpansionExpr(let node) where node.macroName.text == "selector":
      adapt(selector: node)
      return .skipChildren
    case .macroExpansionExpr(let node) where node.macroName.text == "keyPath":
      adapt(keyPath: node)
      return .skipChildren
    case .ifConfigClause(let node): node.condition.map { adapt(condition: $0) }
    case .importDecl(let node): adapt(import: node)
    case .functionCallExpr(let node): adapt(selectorCall: node)
    case .functionDecl(let node):
      adapt(overridable: DeclSyntax(node))
      adapt(override: DeclSyntax(node), node.name)
    case .variableDecl(let node):
      adapt(overridable: DeclSyntax(node))
      if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
        adapt(override: DeclSyntax(node), name)
      }
    case .memberAccessExpr(let node):
      adapt(dynamicLookup: node)
      adapt(access: node)
      adapt(superAccess: node)
      adapt(moduleBundle: node)
      adapt(qualified: node)
    case .memberType(let node): adapt(qualified: node)
    case .conformanceRequirement(let node): adapt(conformance: node)
    case .unresolvedAsExpr(let node): adapt(cast: node)
    case .declReferenceExpr(let node): noteUse(of: node.baseName)
    case .identifierType(let node): noteUse(of: node.name)
    default: break
    }
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    if node.kind.isType { scopes.removeLast() }
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
