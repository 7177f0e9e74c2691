import SwiftSyntax

/// The variables and functions whose values are objects of types that are declared nowhere.
///
/// They are known by their names: those of properties and functions in all files, those of local
/// variables in their file.
final class OpaqueNames: SyntaxVisitor {
  private let types: Set<String>
  private(set) var names: Set<String>
  /// The names of properties and functions, which other files may use.
  private(set) var declared: Set<String> = []
  /// The functions and closures that take such objects.
  private(set) var takers: Set<String> = []
  /// The variables whose types have `!`.
  private(set) var unwrapped: Set<String> = []
  /// The types of the variables that say them.
  private(set) var declaredTypes: [String: Set<String>] = [:]
  /// The members from whose values local variables begin.
  private(set) var origins: [String: ExprSyntax] = [:]

  /// Finds the names in a file.
  ///
  /// - Parameters:
  ///   - tree: The file.
  ///   - types: The names that are declared nowhere.
  ///   - names: The variables and functions that are already known.
  init(of tree: SourceFileSyntax, types: Set<String>, names: Set<String>) {
    self.types = types
    self.names = names
    super.init(viewMode: .sourceAccurate)
    var count = -1
    while count < self.names.count {
      count = self.names.count
      walk(tree)
    }
  }

  /// Whether the value of an expression is such an object.
  func isOpaque(_ expression: ExprSyntax) -> Bool {
    let expression = expression.bare
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = node.baseName.identifierText
      return names.contains(name) || types.contains(name)
    case .memberAccessExpr(let node):
      if names.contains(node.declName.baseName.identifierText) { return true }
      guard let base = node.base else { return false }
      return isOpaque(base) && node.declName.baseName.text != "self"
    case .functionCallExpr(let node): return isOpaque(node.calledExpression)
    case .subscriptCallExpr(let node): return isOpaque(node.calledExpression)
    case .genericSpecializationExpr(let node): return isOpaque(node.expression)
    case .sequenceExpr(let node):
      let elements = Array(node.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let type = elements[2].as(TypeExprSyntax.self)?.type
      else { return false }
      return names(type)
    default: return false
    }
  }

  /// Whether a type is one of those, or an optional of one.
  private func names(_ type: TypeSyntax) -> Bool { standIn(type) != nil }

  /// The stand-in that a type is, or of which it is an optional.
  private func standIn(_ type: TypeSyntax) -> String? {
    if let optional = type.as(OptionalTypeSyntax.self) { return standIn(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return standIn(optional.wrappedType)
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return standIn(some.constraint) }
    if let attributed = type.as(AttributedTypeSyntax.self) { return standIn(attributed.baseType) }
    if let member = type.as(MemberTypeSyntax.self) {
      return standIn(member.baseType).map { $0 + "." + member.name.identifierText }
    }
    guard let name = type.as(IdentifierTypeSyntax.self)?.name.identifierText else { return nil }
    return types.contains(name) ? name : nil
  }

  private func add(_ name: String, _ type: TypeSyntax) {
    for function in type.descendants(FunctionTypeSyntax.self)
    where function.parameters.contains(where: { names($0.type) }) {
      takers.insert(name)
    }
    guard let standIn = standIn(type) else { return }
    names.insert(name)
    declaredTypes[name, default: []].insert(standIn)
    if type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { unwrapped.insert(name) }
  }

  private func add(_ pattern: PatternSyntax, _ value: ExprSyntax) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      isOpaque(value)
    else { return }
    names.insert(name)
    if origins[name] == nil { origins[name] = value.bare }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    if let type = node.typeAnnotation?.type {
      if let name { add(name, type) }
    } else if let value = node.initializer?.value {
      add(node.pattern, value)
    }
    if let name, names.contains(name), !node.isLocal { declared.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { add(node.pattern, value) }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    add(node.pattern, node.sequence)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add((node.secondName ?? node.firstName).identifierText, node.type)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.signature.parameterClause.parameters.contains(where: { names($0.type) }) {
      takers.insert("init")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.signature.parameterClause.parameters.contains(where: { names($0.type) }) {
      takers.insert(node.name.identifierText)
    }
    if let type = node.signature.returnClause?.type, names(type) {
      names.insert(node.name.identifierText)
      declared.insert(node.name.identifierText)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self), isOpaque(elements[0]),
      let closure = elements[2].as(ClosureExprSyntax.self)
    {
      add([closure])
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard isOpaque(node.calledExpression) else { return .visitChildren }
    let closures =
      node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [node.trailingClosure].compactMap { $0 } + node.additionalTrailingClosures.map(\.closure)
    add(closures)
    return .visitChildren
  }

  /// Adds the parameters of closures that are passed to such an object.
  private func add(_ closures: [ClosureExprSyntax]) {
    for closure in closures {
      let shape = CallShape.Closure(closure, [:])
      for (parameter, type) in zip(closure.namedParameters, shape.parameters)
      where parameter.type == nil && type.hasPrefix("FlowshOpaque.Value") {
        names.insert(parameter.name)
      }
    }
  }
}
