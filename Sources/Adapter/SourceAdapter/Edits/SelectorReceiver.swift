import SwiftSyntax

/// The type or object that has the method of a selector.
enum SelectorReceiver {
  /// A type.
  case type(String)
  /// An object whose type only the compiler knows.
  case object(String)
}

extension EditCollector {
  /// Returns what a method is taken from, such as `self`, a type or a property.
  func receiver(_ base: ExprSyntax) -> SelectorReceiver? {
    let scope = scopes.last
    let text = base.written
    switch text {
    case "self", "self?", "self!", "Self", "type(of:self)": return scope.map { .type($0) }
    case "super": return scope.map { .type(index.superclasses(of: $0).first ?? $0) }
    default: break
    }
    let last = text.split(separator: ".").last.map(String.init) ?? text
    if last.first?.isUppercase == true,
      base.is(DeclReferenceExprSyntax.self)
        || base.is(MemberAccessExprSyntax.self) || base.is(GenericSpecializationExprSyntax.self)
    {
      return .type(
        text.contains("<") ? text : scope.map { index.resolved(text, in: $0) } ?? text)
    }
    if let type = scope.flatMap({ type(of: base, in: $0) }), index.kind(of: type) != nil {
      return .type(type)
    }
    if let optional = base.as(OptionalChainingExprSyntax.self) {
      return .object(optional.expression.trimmedDescription + "!")
    }
    return .object(base.trimmedDescription)
  }

  /// Returns the enclosing type that has a method: the innermost one, or one around it.
  func owner(of name: String, in scope: String) -> String {
    var candidate = scope
    while index.members(name, of: candidate).isEmpty, let end = candidate.lastIndex(of: ".") {
      candidate = String(candidate[..<end])
    }
    return index.members(name, of: candidate).isEmpty ? scope : candidate
  }

  /// Returns the type of an expression that a declaration says, such as that of `viewModel` or
  /// `self.list.delegate`; `nil` if only the compiler knows it.
  func type(of expression: ExprSyntax, in scope: String) -> String? {
    let plain = expression.withoutMarks
    if let type = plain.castType { return resolved(type.trimmedDescription, in: scope) }
    if let call = plain.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.written
      let isType = name.split(separator: ".").last?.first?.isUppercase == true
      return isType ? resolved(name, in: scope) : nil
    }
    if let access = plain.as(MemberAccessExprSyntax.self) {
      let owner = access.base.flatMap { type(of: $0, in: scope) }
      return owner.flatMap { type(ofProperty: access.declName.baseName.identifierText, of: $0) }
    }
    guard let name = plain.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
      return nil
    }
    return type(ofName: name, at: plain, in: scope)
  }

  private func type(
    ofName name: String, at place: some SyntaxProtocol, in scope: String
  ) -> String? {
    if name == "self" { return scope }
    guard let local = place.local(name) else { return type(ofProperty: name, of: scope) }
    return switch local.source {
    case .type(let type): resolved(type.trimmedDescription, in: scope)
    case .value(let value): type(of: value, in: scope)
    case .sameName: type(ofName: name, at: local.declaration, in: scope)
    case nil: nil
    }
  }

  private func type(ofProperty name: String, of owner: String) -> String? {
    index.members(name, of: owner).first { $0.kind == .property }?.types.first
      .map { resolved($0, in: owner) }
  }

  /// Returns the full name of a type that is named with what makes it optional.
  private func resolved(_ declared: String, in scope: String) -> String {
    let plain = declared.filter { !"?!()".contains($0) }
    return index.resolved(
      plain.hasPrefix("any ") ? String(plain.dropFirst(4)) : plain, in: scope)
  }
}

extension ExprSyntax {
  /// The expression without parentheses, and without question marks and exclamation marks behind
  /// it.
  var withoutMarks: ExprSyntax {
    let inner =
      self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression
    guard let inner else {
      let plain = withoutParentheses
      return plain.id == id ? self : plain.withoutMarks
    }
    return inner.withoutMarks
  }

  /// The type in `expression as? Type`.
  var castType: TypeSyntax? {
    let plain = withoutParentheses
    if let cast = plain.as(AsExprSyntax.self) { return cast.type }
    guard let sequence = plain.as(SequenceExprSyntax.self)?.elements.map({ $0 }),
      sequence.count == 3, sequence[1].is(UnresolvedAsExprSyntax.self)
    else { return nil }
    return sequence[2].as(TypeExprSyntax.self)?.type
  }
}

/// The function type by which a selector says which overload it means.
struct MethodCast {
  private let type: FunctionTypeSyntax

  init?(_ type: TypeSyntax) {
    guard let function = type.function else { return nil }
    self.type = function
  }

  private static func onMainActor(_ text: String) -> String {
    text.hasPrefix("@") ? text : "@MainActor " + text
  }

  /// The type of the method of an object.
  var ofObject: String {
    Self.onMainActor((type.returnClause.type.function ?? type).trimmedDescription)
  }

  /// The type of the function that leads from an object to its method.
  func ofType(_ owner: String) -> String { "(\(owner)) -> \(ofObject)" }
}

extension TypeSyntax {
  /// The function type, which may be in parentheses.
  fileprivate var function: FunctionTypeSyntax? {
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.function
    }
    return self.as(AttributedTypeSyntax.self)?.baseType.function
      ?? self.as(FunctionTypeSyntax.self)
  }
}

extension SyntaxProtocol {
  /// The text without spaces and comments.
  var written: String {
    tokens(viewMode: .sourceAccurate).map(\.text).joined()
  }
}

extension ExprSyntax {
  /// The expression inside parentheses.
  var withoutParentheses: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first, inner.label == nil
    else { return self }
    return inner.expression.withoutParentheses
  }

  /// The expression and the type of `expression as Type`.
  var splitCast: (ExprSyntax, MethodCast?) {
    let plain = withoutParentheses
    if let cast = plain.as(AsExprSyntax.self) {
      return (cast.expression.withoutParentheses, MethodCast(cast.type))
    }
    guard let sequence = plain.as(SequenceExprSyntax.self)?.elements.map({ $0 }),
      sequence.count == 3, sequence[1].is(UnresolvedAsExprSyntax.self),
      let type = sequence[2].as(TypeExprSyntax.self)
    else { return (plain, nil) }
    return (sequence[0].withoutParentheses, MethodCast(type.type))
  }
}
