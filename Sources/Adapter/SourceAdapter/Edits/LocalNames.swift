import SwiftSyntax

/// The declaration of a function's constant, variable or parameter, with its type if it says one.
struct LocalName {
  enum Source {
    case type(TypeSyntax)
    case value(ExprSyntax)
    /// The name is bound again, as in `if let name` and `[weak name]`.
    case sameName
  }

  let name: String
  /// `nil` if only the compiler knows the type.
  let source: Source?
  let declaration: Syntax

  init(_ name: TokenSyntax, _ source: Source?, in declaration: some SyntaxProtocol) {
    self.name = name.identifierText
    self.source = source
    self.declaration = Syntax(declaration)
  }

  /// The names that a pattern binds.
  fileprivate static func all(
    in pattern: PatternSyntax, _ type: TypeSyntax? = nil, _ value: ExprSyntax? = nil
  ) -> [LocalName] {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier {
      let source = type.map(Source.type) ?? value.map(Source.value)
      return [LocalName(name, source, in: pattern)]
    }
    return pattern.descendants(IdentifierPatternSyntax.self).map {
      // `let name as Type` is the beginning of a sequence.
      let sequence = $0.parent?.parent?.parent?.as(SequenceExprSyntax.self)
      let type = sequence.flatMap { ExprSyntax($0).castType }
      return LocalName($0.identifier, type.map(Source.type), in: $0)
    }
  }

  fileprivate static func all(in bindings: some Sequence<PatternBindingSyntax>) -> [LocalName] {
    bindings.flatMap { all(in: $0.pattern, $0.typeAnnotation?.type, $0.initializer?.value) }
  }

  fileprivate static func all(
    in conditions: some Sequence<ConditionElementSyntax>
  ) -> [LocalName] {
    conditions.flatMap { element -> [LocalName] in
      switch element.condition {
      case .optionalBinding(let node):
        if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
          return [LocalName(name.identifier, .sameName, in: element)]
        }
        return all(in: node.pattern, node.typeAnnotation?.type, node.initializer?.value)
      case .matchingPattern(let node): return all(in: node.pattern)
      default: return []
      }
    }
  }

  fileprivate static func all(in parameters: FunctionParameterListSyntax) -> [LocalName] {
    parameters.map { LocalName($0.secondName ?? $0.firstName, .type($0.type), in: $0) }
  }

  fileprivate static func all(
    in statements: some Sequence<CodeBlockItemSyntax>
  ) -> [LocalName] {
    statements.flatMap { statement -> [LocalName] in
      let item = Syntax(statement.item)
      if let node = item.as(VariableDeclSyntax.self) { return all(in: node.bindings) }
      if let node = item.as(GuardStmtSyntax.self) { return all(in: node.conditions) }
      return item.as(IfConfigDeclSyntax.self)?.clauses.flatMap { clause -> [LocalName] in
        guard case .statements(let statements) = clause.elements else { return [] }
        return all(in: statements)
      } ?? []
    }
  }

  fileprivate static func all(in signature: ClosureSignatureSyntax) -> [LocalName] {
    let captures = (signature.capture?.items ?? []).map { item in
      LocalName(
        item.name, item.initializer.map { Source.value($0.value) } ?? .sameName, in: signature)
    }
    switch signature.parameterClause {
    case .simpleInput(let names): return captures + names.map { LocalName($0.name, nil, in: $0) }
    case .parameterClause(let clause):
      return captures
        + clause.parameters.map {
          LocalName($0.secondName ?? $0.firstName, $0.type.map(Source.type), in: $0)
        }
    case nil: return captures
    }
  }
}

extension SyntaxProtocol {
  /// Returns the constant, variable or parameter that a name means here; `nil` if the function
  /// has none, so that it is a property's.
  func local(_ name: String) -> LocalName? {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let found = parent.localNames(seenBy: node).last(where: { $0.name == name }) {
        return found
      }
      node = parent
    }
    return nil
  }

  /// The names that a node itself declares and one of its children can use, in their order.
  private func localNames(seenBy child: Syntax) -> [LocalName] {
    switch Syntax(self).as(SyntaxEnum.self) {
    case .codeBlockItemList(let node): LocalName.all(in: node.prefix { $0.id != child.id })
    case .patternBindingList(let node): LocalName.all(in: node.prefix { $0.id != child.id })
    case .conditionElementList(let node): LocalName.all(in: node.prefix { $0.id != child.id })
    case .ifExpr(let node): node.body.id == child.id ? LocalName.all(in: node.conditions) : []
    case .whileStmt(let node): node.body.id == child.id ? LocalName.all(in: node.conditions) : []
    case .forStmt(let node):
      node.sequence.id == child.id
        ? [] : LocalName.all(in: node.pattern, node.typeAnnotation?.type)
    case .switchCase(let node):
      node.label.as(SwitchCaseLabelSyntax.self)?.caseItems
        .flatMap { LocalName.all(in: $0.pattern) } ?? []
    case .switchCaseItem(let node): LocalName.all(in: node.pattern)
    case .catchClause(let node):
      node.catchItems.compactMap(\.pattern).flatMap { LocalName.all(in: $0) }
    case .closureExpr(let node):
      node.statements.id == child.id
        ? node.signature.map { LocalName.all(in: $0) } ?? [] : []
    case .functionDecl(let node): LocalName.all(in: node.signature.parameterClause.parameters)
    case .initializerDecl(let node): LocalName.all(in: node.signature.parameterClause.parameters)
    case .subscriptDecl(let node): LocalName.all(in: node.parameterClause.parameters)
    case .accessorDecl(let node): node.parameters.map { [LocalName($0.name, nil, in: $0)] } ?? []
    default: []
    }
  }
}
