import SwiftSyntax

extension ExprSyntax {
  /// Whether an `if` or `switch` is a value, not a statement.
  var isValue: Bool {
    if let outer = parent?.as(IfExprSyntax.self) { return ExprSyntax(outer).isValue }
    guard let statement = parent?.as(ExpressionStmtSyntax.self) else { return true }
    guard let item = statement.parent?.as(CodeBlockItemSyntax.self), item.isResult else {
      return false
    }
    return branches?.allSatisfy { $0.count == 1 } ?? false
  }

  /// The statements of each branch; `nil` if they don't cover all cases.
  private var branches: [CodeBlockItemListSyntax]? {
    if let node = self.as(SwitchExprSyntax.self) {
      return node.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
    }
    guard let node = self.as(IfExprSyntax.self) else { return nil }
    let rest: [CodeBlockItemListSyntax]? =
      switch node.elseBody {
      case .codeBlock(let block): [block.statements]
      case .ifExpr(let next): ExprSyntax(next).branches
      case nil: nil
      }
    return rest.map { [node.body.statements] + $0 }
  }

  /// Whether a statement only calls or sets what a token names, or a member of that.
  ///
  /// Values that are only created for it have no effect of their own.
  func onlyUses(_ token: TokenSyntax) -> Bool {
    var parts = self.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [self]
    if parts[0].is(DiscardAssignmentExprSyntax.self) { parts.removeFirst(2) }
    guard let used = parts.first, let calls = used.calls(of: token),
      parts.count == 1 || parts[1].is(AssignmentExprSyntax.self)
    else { return false }
    return tokens(viewMode: .sourceAccurate).allSatisfy { token in
      !["try", "await"].contains(token.text)
    } && descendants(ClosureExprSyntax.self).isEmpty
      && descendants(FunctionCallExprSyntax.self).allSatisfy { call in
        calls.contains(call.id) || call.createsValue
      }
  }

  /// The calls of what a token names, and of what these return; `nil` if the token isn't among what
  /// the expression is called on.
  private func calls(of token: TokenSyntax) -> Set<SyntaxIdentifier>? {
    var calls: Set<SyntaxIdentifier> = []
    var next = self
    while true {
      switch next.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let node):
        calls.insert(node.id)
        next = node.calledExpression
      case .subscriptCallExpr(let node): next = node.calledExpression
      case .genericSpecializationExpr(let node): next = node.expression
      case .optionalChainingExpr(let node): next = node.expression
      case .forceUnwrapExpr(let node): next = node.expression
      case .memberAccessExpr(let node):
        if node.declName.baseName.id == token.id { return calls }
        guard let base = node.base else { return nil }
        next = base
      case .declReferenceExpr(let node): return node.baseName.id == token.id ? calls : nil
      default: return nil
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call creates a value, such as `CGSize(width: 1, height: 2)` or `.init(1)`.
  fileprivate var createsValue: Bool {
    calledExpression.isTypeName
      || calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }
}
