import BuildFormats
import SwiftSyntax

// Bodies of functions, accessors and closures.
extension PieceForms {
  static func body(
    _ node: some SyntaxProtocol, _ block: CodeBlockSyntax, _ code: @escaping (String) -> String
  ) -> PieceForm {
    let range = block.leftBrace.trimmedBytes.upperBound..<block.rightBrace.trimmedBytes.lowerBound
    return PieceForm(.body, node, [(range, { " \(code($0)) " })])
  }

  static func body(_ function: FunctionDeclSyntax, _ block: CodeBlockSyntax) -> PieceForm? {
    let signature = function.signature
    guard
      let code = replacement(
        for: signature.returnClause?.type, signature.effectSpecifiers?.throwsClause)
    else { return nil }
    return body(function, block, code)
  }

  static func body(_ node: InitializerDeclSyntax, _ block: CodeBlockSyntax) -> PieceForm {
    let clause = node.signature.effectSpecifiers?.throwsClause
    if clause?.isUntyped == true { return body(node, block, ReachedPiece.thrown) }
    if node.optionalMark != nil {
      return body(node, block) { ReachedPiece.note($0) + "; return nil" }
    }
    return body(node, block, ReachedPiece.fault)
  }

  static func body(_ accessor: AccessorDeclSyntax) -> PieceForm? {
    guard let block = accessor.body else { return nil }
    switch accessor.accessorSpecifier.text {
    case "get":
      guard let owner = accessor.parent?.parent?.as(AccessorBlockSyntax.self),
        let code = replacement(for: owner.valueType, accessor.effectSpecifiers?.throwsClause)
      else { return nil }
      return body(accessor, block, code)
    case "set", "willSet", "didSet": return body(accessor, block, ReachedPiece.note)
    default: return nil
    }
  }

  static func body(
    _ block: AccessorBlockSyntax, _ items: CodeBlockItemListSyntax
  ) -> PieceForm? {
    guard let code = replacement(for: block.valueType, nil) else { return nil }
    let range = block.leftBrace.trimmedBytes.upperBound..<block.rightBrace.trimmedBytes.lowerBound
    return PieceForm(.body, block, [(range, { " \(code($0)) " })])
  }

  static func body(
    _ closure: ClosureExprSyntax, _ items: CodeBlockItemListSyntax
  ) -> PieceForm? {
    guard !items.isEmpty else { return nil }
    return PieceForm(.body, closure, [(items.trimmedBytes, ReachedPiece.value)])
  }

  /// Returns what takes the place of the body of a function with a result of a type; `nil` if no
  /// value can stand for it.
  private static func replacement(
    for type: TypeSyntax?, _ clause: ThrowsClauseSyntax?
  ) -> ((String) -> String)? {
    if clause?.isUntyped == true { return ReachedPiece.thrown }
    guard let type, !["Void", "()", "Swift.Void"].contains(type.trimmedDescription) else {
      return ReachedPiece.note
    }
    let isOpaque = type.descendants(SomeOrAnyTypeSyntax.self).contains {
      $0.someOrAnySpecifier.text == "some"
    }
    if isOpaque { return nil }
    return ReachedPiece.returned
  }
}
