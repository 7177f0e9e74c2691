#if AppSources
  import SwiftSyntax

  /// What has the method that a selector names.
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
      if let type = scope.flatMap({ type(of: text, in: $0) }), index.kind(of: type) != nil {
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

    /// Returns the declared type of a property, such as `viewModel` or `self.viewModel`.
    func type(of path: String, in scope: String) -> String? {
      var type = scope
      for name in path.split(separator: ".").map({ $0.filter { !"?!".contains($0) } })
      where name != "self" {
        guard let property = index.members(name, of: type).first(where: { $0.kind == .property }),
          let declared = property.types.first
        else { return nil }
        type = resolved(declared, in: type)
      }
      return type
    }

    /// Returns the type that a function gives to its constant, variable or parameter.
    ///
    /// - Parameters:
    ///   - expression: The name, which a question mark or exclamation mark may follow.
    ///   - scope: The name of the enclosing type.
    /// - Returns: The type of the last declaration before it; `nil` if that says none.
    func type(ofLocal expression: ExprSyntax, in scope: String) -> String? {
      let name =
        expression.as(OptionalChainingExprSyntax.self)?.expression
        ?? expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
      guard let name = name.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
        let function = expression.outermostFunction
      else { return nil }
      let last = function.locals.last { $0.name == name && $0.end <= expression.position }
      return last?.type.map { resolved($0.trimmedDescription, in: scope) }
    }

    /// Returns the full name of a type that is named with what makes it optional.
    private func resolved(_ declared: String, in scope: String) -> String {
      let plain = declared.filter { !"?!()".contains($0) }
      return index.resolved(
        plain.hasPrefix("any ") ? String(plain.dropFirst(4)) : plain, in: scope)
    }
  }

  extension SyntaxProtocol {
    /// The member whose body has the expression.
    fileprivate var outermostFunction: Syntax? {
      var next = parent
      while let node = next, node.parent?.is(MemberBlockItemSyntax.self) != true {
        next = node.parent
      }
      return next
    }

    /// The constants, variables and parameters, in the order of their declarations.
    fileprivate var locals: [LocalName] {
      let parameters = descendants(FunctionParameterSyntax.self).map {
        LocalName(
          name: ($0.secondName ?? $0.firstName).identifierText, type: $0.type, end: $0.endPosition)
      }
      let bindings = descendants(PatternBindingSyntax.self).compactMap {
        LocalName($0.pattern, $0.typeAnnotation, $0.initializer, $0.endPosition)
      }
      let conditions = descendants(OptionalBindingConditionSyntax.self).compactMap {
        LocalName($0.pattern, $0.typeAnnotation, $0.initializer, $0.endPosition)
      }
      return (parameters + bindings + conditions).sorted { $0.end < $1.end }
    }
  }

  /// A constant, variable or parameter of a function.
  private struct LocalName {
    let name: String
    /// The type, if the declaration says one.
    let type: TypeSyntax?
    /// Where the declaration ends.
    let end: AbsolutePosition

    init(name: String, type: TypeSyntax?, end: AbsolutePosition) {
      self.name = name
      self.type = type
      self.end = end
    }

    init?(
      _ pattern: PatternSyntax, _ annotation: TypeAnnotationSyntax?,
      _ value: InitializerClauseSyntax?, _ end: AbsolutePosition
    ) {
      guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
      self.init(
        name: name.identifierText, type: annotation?.type ?? value?.value.castType, end: end)
    }
  }

  extension ExprSyntax {
    /// The type in `expression as? Type`.
    fileprivate var castType: TypeSyntax? {
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
#endif
