import BuildFormats
import SwiftSyntax

// What an earlier Swift allowed, and the compiler's own has another spelling for.
extension PieceForms {
  /// Returns the form that writes what an error is about as the compiler wants it.
  func spelling(for message: String, at token: TokenSyntax) -> PieceForm? {
    if message.contains("may be marked with 'final'") {
      let modifiers = token.nearest(DeclSyntax.self) { $0.modifiers.contains(where: Self.isFinal) }?
        .modifiers
      return modifiers?.first(where: Self.isFinal).map { PieceForm(removing: $0, .spelling) }
    }
    if message.hasPrefix("missing argument for parameter #1 in call") {
      // `.next()` of an event whose value is nothing.
      guard let call = token.nearest(FunctionCallExprSyntax.self), call.arguments.isEmpty,
        call.trailingClosure == nil, let end = call.rightParen?.trimmedBytes.lowerBound,
        let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.base?.isTypeName ?? true
      else { return nil }
      return PieceForm(.spelling, call, [(end..<end, { _ in "()" })])
    }
    if message.contains("expects a single parameter of type '(") {
      // `.next(response, data)` of an event whose value is a tuple.
      guard let call = token.nearest(FunctionCallExprSyntax.self), call.arguments.count > 1,
        call.trailingClosure == nil, let start = call.leftParen?.trimmedBytes.lowerBound,
        let end = call.rightParen?.trimmedBytes.lowerBound
      else { return nil }
      return PieceForm(
        .spelling, call, [(start..<start, { _ in "(" }), (end..<end, { _ in ")" })])
    }
    if message.hasPrefix("multiple definitions of symbol") {
      // An override that the compiler doesn't find to be one. The class inherits what only calls
      // the initializer that it overrides.
      let overrides = token.nearestGroup?.memberBlock.members.declarations
        .compactMap { $0.as(InitializerDeclSyntax.self) }
        .filter { DeclSyntax($0).overrideModifier != nil }
      if let same = overrides?.first(where: \.onlyCallsOverridden) {
        return PieceForm(removing: same, .override)
      }
      return overrides?.first.map { PieceForm(removing: $0, .member) }
    }
    if message.contains("has no member 'toIntMax'") {
      // Swift 3's, as RxSwift 3.5 uses it.
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
        let value = access.base?.trimmedBytes, let call = ExprSyntax(access).call?.trimmedBytes
      else { return nil }
      return PieceForm(
        .spelling, access,
        [
          (value.lowerBound..<value.lowerBound, { _ in "Int64(" }),
          (value.upperBound..<call.upperBound, { _ in ")" }),
        ])
    }
    if message.contains("crosses into main actor-isolated code") {
      // The protocol's module was written for classes of UIKit without an actor.
      return token.nearest(InheritedTypeSyntax.self).map { type in
        let start = type.trimmedBytes.lowerBound
        return PieceForm(.spelling, type, [(start..<start, { _ in "@preconcurrency " })])
      }
    }
    if message.contains("is ambiguous for type lookup") {
      // The name of a module's type is one of Foundation's, too, which the adapter imports.
      let modules = message.matches(of: /found this candidate in module '(\w+)'/).map(\.1)
      let imported = modules.filter { token.isInFile(importing: String($0)) }
      guard imported.count == 1, let module = imported.first else { return nil }
      let start = token.trimmedBytes.lowerBound
      return PieceForm(.spelling, token, [(start..<start, { _ in "\(module)." })])
    }
    return nil
  }

  private static func isFinal(_ modifier: DeclModifierSyntax) -> Bool {
    modifier.name.text == "final"
  }
}

extension TokenSyntax {
  /// Whether the file itself imports a module; its first line has the adapter's imports.
  fileprivate func isInFile(importing module: String) -> Bool {
    let statements = root.as(SourceFileSyntax.self)?.statements
    return statements?.contains { item in
      item.leadingTrivia.contains(where: \.isNewline)
        && item.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
    } == true
  }
}

extension InitializerDeclSyntax {
  /// Whether the body is nothing but a call of the superclass's same initializer, with the same
  /// arguments.
  fileprivate var onlyCallsOverridden: Bool {
    guard let body, body.statements.count == 1,
      let call = body.statements.first?.item.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    let parameters = signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      return label + (parameter.secondName ?? parameter.firstName).text
    }
    let arguments = call.arguments.map { argument in
      (argument.label.map { $0.text + ": " } ?? "") + argument.expression.trimmedDescription
    }
    return access.base?.is(SuperExprSyntax.self) == true && access.declName.baseName.text == "init"
      && parameters == arguments
  }
}
