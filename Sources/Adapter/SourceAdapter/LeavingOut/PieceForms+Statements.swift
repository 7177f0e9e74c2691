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

  /// A `repeat` loop whose condition can't be told ends after the first time.
  static func condition(_ loop: RepeatStmtSyntax) -> PieceForm {
    PieceForm(.condition, loop.condition, with: ReachedPiece.condition)
  }

  /// An element of a list goes silently where the list is an argument, such as of constraints; a
  /// list that is a value is used with a warning.
  static func element(_ element: some SyntaxProtocol) -> PieceForm? {
    guard element.siblingCount > 1 else { return nil }
    let removed = PieceForm(removing: element, .element)
    let list = element.parent?.parent
    let call = list?.parent?.as(LabeledExprSyntax.self)?.parent?.parent
    if call?.is(FunctionCallExprSyntax.self) == true,
      call?.parent?.is(CodeBlockItemSyntax.self) == true
    {
      return removed
    }
    guard let item = element.ownStatement, !item.isGlobal, !item.isBranchValue else { return nil }
    let start = item.trimmedBytes.lowerBound
    let returned = item.isResult && item.item.is(ExprSyntax.self) ? "return " : ""
    let note: PieceForm.Edit = (start..<start, { ReachedPiece.note($0) + "; " + returned })
    return PieceForm(.element, element, [note] + removed.edits)
  }

  static func statement(_ item: CodeBlockItemSyntax, _ place: Place) -> PieceForm? {
    // Where errors are handled, the app has one to handle.
    let isThrown = item.tries || item.item.is(ThrowStmtSyntax.self)
    let reached: @Sendable (String) -> String = { api in
      isThrown ? ReachedPiece.thrown(api) : ReachedPiece.note(api)
    }
    switch item.item {
    case .decl(let declaration):
      if declaration.is(IfConfigDeclSyntax.self) { return nil }
      if declaration.is(ImportDeclSyntax.self) {
        return PieceForm(removing: declaration, .moduleImport)
      }
      if item.isGlobal { return Self.declaration(declaration) }
      var form = PieceForm(.declaration, declaration, with: reached)
      form.names = declaration.declaredNames
      form.isLocal = true
      return form
    case .expr(let expression) where !isThrown: return Self.expression(expression, item, place)
    case .stmt, .expr:
      if !isThrown, let value = item.item.as(ReturnStmtSyntax.self)?.expression {
        return PieceForm(.value, value, with: ReachedPiece.value)
      }
      let end = item.semicolon == nil ? "" : ";"
      return PieceForm(.statement, item) { reached($0) + end }
    }
  }

  static func expression(
    _ expression: ExprSyntax, _ item: CodeBlockItemSyntax, _ place: Place
  ) -> PieceForm? {
    if let parts = expression.as(SequenceExprSyntax.self)?.elements,
      let sign = parts.first(where: { $0.is(AssignmentExprSyntax.self) })
    {
      if let target = parts.first, let value = parts.last,
        target.isOwnProperty && item.isInInitializer || target.isLocalWithoutValue,
        place.token.trimmedBytes.lowerBound >= sign.trimmedBytes.upperBound
      {
        let range = sign.trimmedBytes.upperBound..<value.trimmedBytes.upperBound
        return PieceForm(.value, item, [(range, { " " + ReachedPiece.value($0) })])
      }
    } else if item.isResult {
      return PieceForm(.value, expression, with: ReachedPiece.value)
    } else if expression.callsInitializer, !place.message.contains("no superclass"),
      !place.message.contains("root class")
    {
      return nil
    }
    if MissingName(place.message) != nil, expression.onlyUses(place.token) {
      return PieceForm(removing: item, .statement)
    }
    let end = item.semicolon == nil ? "" : ";"
    return PieceForm(.statement, item) { ReachedPiece.note($0) + end }
  }
}
