import BuildFormats
import SwiftSyntax

// Conditions, statements and expressions.
extension PieceForms {
  /// An `if` whose condition can't be told takes its `else` branch, and so does a `guard`, behind
  /// which nothing can be reached then.
  static func condition(_ element: ConditionElementSyntax) -> PieceForm? {
    switch element.parent?.parent?.as(SyntaxEnum.self) {
    case .ifExpr(let node):
      let range =
        node.conditions.trimmedBytes.lowerBound..<node.body.trimmedBytes.upperBound
      return PieceForm(
        .condition, node,
        [(range, { "\(ReachedPiece.condition($0)) { \(ReachedPiece.fault($0)) }" })])
    case .guardStmt(let node):
      var edits: [PieceForm.Edit] = [(node.conditions.trimmedBytes, ReachedPiece.condition)]
      if let item = node.parent?.as(CodeBlockItemSyntax.self),
        let end = item.parent?.trimmedBytes.upperBound, end > item.trimmedBytes.upperBound
      {
        let separator = item.semicolon == nil ? "; " : " "
        edits.append(
          (item.trimmedBytes.upperBound..<end, { separator + ReachedPiece.fault($0) }))
      }
      return PieceForm(.condition, node, edits)
    default: return nil
    }
  }

  static func statement(
    _ item: CodeBlockItemSyntax, _ token: TokenSyntax, _ message: String
  ) -> PieceForm? {
    switch item.item {
    case .decl(let declaration):
      if declaration.is(IfConfigDeclSyntax.self) { return nil }
      if declaration.is(ImportDeclSyntax.self) {
        return PieceForm(removing: declaration, .moduleImport)
      }
      if item.isGlobal { return Self.declaration(declaration) }
      var form = PieceForm(.declaration, declaration, with: ReachedPiece.note)
      form.names = declaration.declaredNames
      form.isLocal = true
      return form
    case .stmt(let statement):
      if let node = statement.as(ReturnStmtSyntax.self), let value = node.expression {
        return PieceForm(.value, value, with: ReachedPiece.value)
      }
      if let node = statement.as(ThrowStmtSyntax.self) {
        return PieceForm(.value, node, with: ReachedPiece.thrown)
      }
      return PieceForm(.statement, item, with: ReachedPiece.note)
    case .expr(let expression):
      return Self.expression(expression, item, token, message)
    }
  }

  static func expression(
    _ expression: ExprSyntax, _ item: CodeBlockItemSyntax, _ token: TokenSyntax, _ message: String
  ) -> PieceForm? {
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      return PieceForm(.statement, item, with: ReachedPiece.note)
    }
    if let parts = expression.as(SequenceExprSyntax.self)?.elements,
      let sign = parts.first(where: { $0.is(AssignmentExprSyntax.self) })
    {
      if let target = parts.first, let value = parts.last,
        target.isOwnProperty && item.isInInitializer || target.isLocalWithoutValue,
        token.trimmedBytes.lowerBound >= sign.trimmedBytes.upperBound
      {
        let range = sign.trimmedBytes.upperBound..<value.trimmedBytes.upperBound
        return PieceForm(.value, item, [(range, { " " + ReachedPiece.value($0) })])
      }
    } else if item.isResult {
      return PieceForm(.value, expression, with: ReachedPiece.value)
    } else if expression.callsInitializer, !message.contains("no superclass"),
      !message.contains("root class")
    {
      return nil
    }
    // A closure may be what goes on in the app, and a variable keeps its value.
    let parts = expression.as(SequenceExprSyntax.self)?.elements
    let assigned =
      parts?.first?.is(DiscardAssignmentExprSyntax.self) == true
      ? nil : parts?.first { $0.is(AssignmentExprSyntax.self) }
    let goesOn =
      !expression.descendants(ClosureExprSyntax.self).isEmpty || expression.is(TryExprSyntax.self)
      || expression.is(AwaitExprSyntax.self)
      || (assigned.map { token.trimmedBytes.lowerBound > $0.trimmedBytes.lowerBound } ?? false)
    let isOnly = item.siblingCount == 1 && item.parent?.parent?.is(SwitchCaseSyntax.self) == true
    return PieceForm(.statement, item) {
      let end = item.semicolon == nil ? "" : ";"
      return goesOn ? ReachedPiece.note($0) + end : isOnly ? "break" : ""
    }
  }
}
