import BuildFormats
import SwiftSyntax

/// The pieces around a place of a file that can be left out, from the smallest to the largest.
struct PieceForms {
  private(set) var forms: [PieceForm] = []

  /// Finds the pieces.
  ///
  /// - Parameters:
  ///   - token: The token at the place.
  ///   - message: The compiler's error there.
  init(around token: TokenSyntax, _ message: String) {
    add(for: message, at: token)
    var child = Syntax(token)
    while let node = child.parent {
      add(node, child, token, message)
      child = node
    }
  }

  private mutating func add(_ form: PieceForm?) {
    if let form { forms.append(form) }
  }

  // MARK: Pieces that the message asks for

  private mutating func add(for message: String, at token: TokenSyntax) {
    if message.contains("does not override") {
      add(
        token.nearest(DeclSyntax.self) { $0.overrideModifier != nil }?.overrideModifier.map {
          PieceForm(removing: $0, .override)
        })
    } else if message.hasPrefix("switch must be exhaustive") {
      add(
        token.nearest(SwitchExprSyntax.self).map { node in
          let end = node.rightBrace.trimmedBytes.lowerBound
          return PieceForm(.value, node, [(end..<end, { "default: \(ReachedPiece.fault($0)) " })])
        })
    } else if message.contains("different actor isolation from nonisolated overridden") {
      // The superclass belongs to no actor.
      let attribute = token.nearestGroup?.attributes.compactMap { $0.as(AttributeSyntax.self) }
        .first { $0.attributeName.lastName == "MainActor" }
      add(attribute.map { PieceForm(removing: $0, .attribute) })
    } else if let match = message.firstMatch(
      of: /(?:not conform to [a-z ]*protocol|from non-protocol[a-z, -]* type) '(?:\w+\.)*(\w+)'/
    ) {
      let names = [String(match.1)] + (Self.composed[String(match.1)] ?? [])
      let inherited = token.nearestGroup?.inheritanceClause?.inheritedTypes
      add(inherited?.first { names.contains($0.type.lastName) }.map(Self.conformance))
    } else {
      // A property that no initializer can give a value becomes one that is reached later.
      for match in message.matches(
        of: /'self\.(\w+)' (?:is )?not initialized|stored property '(\w+)' without initial value/)
      {
        guard let name = match.1 ?? match.2, let group = token.nearestGroup else { continue }
        let property = group.memberBlock.members.declarations
          .compactMap { $0.as(VariableDeclSyntax.self) }
          .first { DeclSyntax($0).declaredNames == [String(name)] }
        add(property.flatMap(Self.faultingProperty))
        add(property?.parent?.as(MemberBlockItemSyntax.self).flatMap(Self.member))
      }
    }
  }

  /// Protocols that stand for others.
  private static let composed = [
    "Decodable": ["Codable"], "Encodable": ["Codable"], "Equatable": ["Hashable", "Comparable"],
  ]

  // MARK: Pieces that enclose the place

  private mutating func add(
    _ node: Syntax, _ child: Syntax, _ token: TokenSyntax, _ message: String
  ) {
    switch node.as(SyntaxEnum.self) {
    case .arrayElement(let element):
      if element.siblingCount > 1 { add(PieceForm(removing: element, .element)) }
    case .dictionaryElement(let element):
      if element.siblingCount > 1 { add(PieceForm(removing: element, .element)) }
    case .switchCaseItem(let item):
      if item.trailingComma != nil {
        add(PieceForm(removing: item, .element))
      } else if let comma = item.previousToken(viewMode: .sourceAccurate), comma.text == "," {
        let range = comma.trimmedBytes.lowerBound..<item.trimmedBytes.upperBound
        add(PieceForm(.element, item, [(range, { _ in "" })]))
      }
    case .switchCase(let node):
      if child.is(SwitchCaseLabelSyntax.self), node.siblingCount > 1 {
        add(PieceForm(removing: node, .element))
      }
    case .attribute(let attribute): add(PieceForm(removing: attribute, .attribute))
    case .inheritedType(let type): add(Self.conformance(type))
    case .conditionElement(let element): add(Self.condition(element))
    case .initializerClause(let clause): initializer(clause)
    case .codeBlockItem(let item): add(Self.statement(item, token, message))
    case .memberBlockItem(let item): add(Self.member(item))
    case .closureExpr(let closure):
      if child.id == closure.statements.id { add(Self.body(closure, closure.statements)) }
    case .functionDecl(let function):
      if child.id == function.body?.id, let body = function.body { add(Self.body(function, body)) }
    case .initializerDecl(let node):
      if child.id == node.body?.id, let body = node.body { add(Self.body(node, body)) }
    case .deinitializerDecl(let node):
      if let body = node.body { add(Self.body(node, body, ReachedPiece.note)) }
    case .accessorDecl(let accessor): add(Self.body(accessor))
    case .accessorBlock(let block):
      if case .getter(let items) = block.accessors { add(Self.body(block, items)) }
    case .sourceFile(let file):
      add(PieceForm(.file, file, [(file.trimmedBytes, { _ in "" })]))
    default: break
    }
  }

  /// An inherited type; a class without it, or a conformance less.
  private static func conformance(_ type: InheritedTypeSyntax) -> PieceForm {
    PieceForm(.conformance, type.type) { _ in "Any" }
  }

  // MARK: Conditions

  /// An `if` whose condition can't be told takes its `else` branch, and so does a `guard`, behind
  /// which nothing can be reached then.
  private static func condition(_ element: ConditionElementSyntax) -> PieceForm? {
    guard let statement = element.parent?.parent else { return nil }
    if let node = statement.as(GuardStmtSyntax.self),
      let item = node.parent?.as(CodeBlockItemSyntax.self)
    {
      let head =
        node.guardKeyword.trimmedBytes.lowerBound..<node.elseKeyword.trimmedBytes.upperBound
      var edits: [PieceForm.Edit] = [(head, { ReachedPiece.note($0) + "; do" })]
      if let end = item.parent?.trimmedBytes.upperBound, end > item.trimmedBytes.upperBound {
        edits.append((item.trimmedBytes.upperBound..<end, { _ in "" }))
      }
      return PieceForm(.condition, node, edits)
    }
    guard let node = statement.as(IfExprSyntax.self) else { return nil }
    let isStatement =
      node.parent?.is(ExpressionStmtSyntax.self) == true
      || node.parent?.is(CodeBlockItemSyntax.self) == true
    let outer = node.parent?.as(IfExprSyntax.self)
    guard isStatement || outer != nil else { return nil }
    let start = node.trimmedBytes.lowerBound
    switch node.elseBody {
    case .codeBlock(let body):
      // The branch stays as it is.
      let head = start..<body.trimmedBytes.lowerBound
      return PieceForm(
        .condition, node,
        [
          (head, { outer == nil ? ReachedPiece.note($0) + "; do " : "" })
        ])
    case .ifExpr(let next):
      let head = start..<next.trimmedBytes.lowerBound
      return PieceForm(
        .condition, node,
        [
          (head, { outer == nil ? ReachedPiece.note($0) + "; " : "" })
        ])
    case nil:
      return PieceForm(.condition, node) {
        outer == nil ? ReachedPiece.note($0) : "{ \(ReachedPiece.note($0)) }"
      }
    }
  }

  // MARK: Values

  /// The first value of a property, or the default value of a parameter.
  private mutating func initializer(_ clause: InitializerClauseSyntax) {
    if clause.parent?.is(FunctionParameterSyntax.self) == true {
      return add(PieceForm(.value, clause.value, with: ReachedPiece.value))
    }
    guard let binding = clause.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return }
    if binding.typeAnnotation?.type.isOptional == true {
      return add(PieceForm(.value, clause.value, with: ReachedPiece.value))
    }
    if variable.parent?.is(MemberBlockItemSyntax.self) == true || variable.isGlobal {
      add(Self.faultingProperty(variable))
    }
  }

  /// A stored property as one that ends the app when it is read.
  private static func faultingProperty(_ variable: VariableDeclSyntax) -> PieceForm? {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let type = binding.typeAnnotation?.type
    else { return nil }
    if case .getter = binding.accessorBlock?.accessors { return nil }
    var edits: [PieceForm.Edit] = []
    if type.isOptional {
      guard binding.initializer == nil else { return nil }
      let end = type.trimmedBytes.upperBound
      return PieceForm(.value, variable, [(end..<end, { " = \(ReachedPiece.value($0))" })])
    }
    if let lazy = variable.modifiers.first(where: { $0.name.text == "lazy" }) {
      edits.append((lazy.trimmedBytes, { _ in "" }))
    }
    if variable.bindingSpecifier.text == "let" {
      edits.append((variable.bindingSpecifier.trimmedBytes, { _ in "var" }))
    }
    let end =
      binding.accessorBlock?.trimmedBytes.upperBound
      ?? binding.initializer?.trimmedBytes.upperBound ?? type.trimmedBytes.upperBound
    edits.append(
      (type.trimmedBytes.upperBound..<end, { " { get { \(ReachedPiece.value($0)) } set {} }" }))
    return PieceForm(.value, variable, edits)
  }

  // MARK: Statements

  private static func statement(
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

  private static func expression(
    _ expression: ExprSyntax, _ item: CodeBlockItemSyntax, _ token: TokenSyntax, _ message: String
  ) -> PieceForm? {
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      return PieceForm(.statement, item, with: ReachedPiece.note)
    }
    if let parts = expression.as(SequenceExprSyntax.self)?.elements,
      let sign = parts.first(where: { $0.is(AssignmentExprSyntax.self) })
    {
      if let target = parts.first, target.isOwnProperty, item.isInInitializer,
        let value = parts.last,
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

  // MARK: Bodies

  private static func body(
    _ node: some SyntaxProtocol, _ block: CodeBlockSyntax, _ code: @escaping (String) -> String
  ) -> PieceForm {
    let range = block.leftBrace.trimmedBytes.upperBound..<block.rightBrace.trimmedBytes.lowerBound
    return PieceForm(.body, node, [(range, { " \(code($0)) " })])
  }

  private static func body(_ function: FunctionDeclSyntax, _ block: CodeBlockSyntax) -> PieceForm? {
    let signature = function.signature
    guard
      let code = replacement(
        for: signature.returnClause?.type, signature.effectSpecifiers?.throwsClause)
    else { return nil }
    return body(function, block, code)
  }

  private static func body(_ node: InitializerDeclSyntax, _ block: CodeBlockSyntax) -> PieceForm {
    let clause = node.signature.effectSpecifiers?.throwsClause
    if clause?.isUntyped == true { return body(node, block, ReachedPiece.thrown) }
    if node.optionalMark != nil {
      return body(node, block) { ReachedPiece.note($0) + "; return nil" }
    }
    return body(node, block, ReachedPiece.fault)
  }

  private static func body(_ accessor: AccessorDeclSyntax) -> PieceForm? {
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

  private static func body(
    _ block: AccessorBlockSyntax, _ items: CodeBlockItemListSyntax
  ) -> PieceForm? {
    guard let code = replacement(for: block.valueType, nil) else { return nil }
    let range = block.leftBrace.trimmedBytes.upperBound..<block.rightBrace.trimmedBytes.lowerBound
    return PieceForm(.body, block, [(range, { " \(code($0)) " })])
  }

  private static func body(
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

  // MARK: Declarations

  private static func member(_ item: MemberBlockItemSyntax) -> PieceForm? {
    item.decl.is(IfConfigDeclSyntax.self) ? nil : declaration(item.decl)
  }

  private static func declaration(_ declaration: DeclSyntax) -> PieceForm {
    let isType = declaration.kind.isType && !declaration.is(ExtensionDeclSyntax.self)
    var form = PieceForm(removing: declaration, isType ? .type : .member)
    form.names = declaration.declaredNames
    return form
  }
}
