import SwiftSyntax

/// The uses of a closure's parameters in its body.
final class ClosureUses: SyntaxVisitor {
  private var optionals: Set<String> = []
  private var results: Set<String> = []
  /// The number of parameters without names.
  private(set) var numbered = 0
  private(set) var awaits = false
  private let types: [String: String]

  init(_ closure: ClosureExprSyntax, _ types: [String: String]) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
    walk(closure.statements)
  }

  /// The type of a parameter by how it is used.
  func type(of name: String) -> String {
    if results.contains(name) { return "Result<FlowshOpaque.Value, any Error>" }
    if name.lowercased().hasSuffix("error") || ["err", "e"].contains(name) {
      return optionals.contains(name) ? "(any Error)?" : "any Error"
    }
    return (types[name] ?? "FlowshOpaque.Value") + (optionals.contains(name) ? "?" : "")
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.identifierText
    if name.hasPrefix("$"), let number = Int(name.dropFirst()) {
      numbered = max(numbered, number + 1)
    }
    if ExprSyntax(node).absence != nil { optionals.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil,
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    {
      optionals.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.subject.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      node.cases.contains(where: {
        let text = $0.trimmedDescription
        return text.contains(".success") || text.contains(".failure")
      })
    {
      results.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    awaits = true
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    // What a closure inside awaits is its own; the parameters are known to it, too.
    let awaits = self.awaits
    walk(node.statements)
    self.awaits = awaits
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
