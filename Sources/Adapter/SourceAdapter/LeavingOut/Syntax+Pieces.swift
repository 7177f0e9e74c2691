import SwiftSyntax

extension SyntaxProtocol {
  /// Returns the innermost node of a type around this one.
  func nearest<Node: SyntaxProtocol>(
    _ type: Node.Type, where isWanted: (Node) -> Bool = { _ in true }
  ) -> Node? {
    var next: Syntax? = Syntax(self)
    while let node = next {
      if let found = node.as(type), isWanted(found) { return found }
      next = node.parent
    }
    return nil
  }

  /// The innermost type or extension around the node.
  var nearestGroup: (any DeclGroupSyntax)? {
    var next: Syntax? = Syntax(self)
    while let node = next {
      if let group = node.asProtocol((any DeclGroupSyntax).self) { return group }
      next = node.parent
    }
    return nil
  }

  /// The number of elements of the list that the node is in.
  var siblingCount: Int { parent?.children(viewMode: .sourceAccurate).count ?? 0 }

  /// The statement to which the node belongs, in the same function or closure.
  var ownStatement: CodeBlockItemSyntax? {
    let owner = nearest(Syntax.self) {
      $0.is(CodeBlockItemSyntax.self) || $0.is(MemberBlockItemSyntax.self)
    }
    return owner?.as(CodeBlockItemSyntax.self)
  }

  /// Whether the node stands outside of types and functions.
  var isGlobal: Bool {
    var next = parent
    while let node = next {
      switch node.kind {
      case .codeBlock, .closureExpr, .accessorBlock, .memberBlock, .switchCase: return false
      default: next = node.parent
      }
    }
    return true
  }
}

extension DeclSyntax {
  var overrideModifier: DeclModifierSyntax? { modifiers.first { $0.name.text == "override" } }

  /// Whether the app begins with the type that is declared.
  var isEntry: Bool {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
    return ["main", "UIApplicationMain"].contains { attributes?.contains(named: $0) == true }
  }
}

extension TypeSyntax {
  /// The name without those of enclosing types and without arguments.
  var lastName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.identifierText }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.identifierText }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.lastName }
    return trimmedDescription
  }
}

extension ThrowsClauseSyntax {
  /// Whether any error may be thrown.
  var isUntyped: Bool { throwsSpecifier.text == "throws" && type == nil }
}

extension AccessorBlockSyntax {
  /// The type of the property or subscript.
  var valueType: TypeSyntax? {
    parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      ?? parent?.as(SubscriptDeclSyntax.self)?.returnClause.type
  }
}

extension ExprSyntax {
  /// Whether the expression is a property of `self`, or may be one.
  var isOwnProperty: Bool {
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base?.trimmedDescription == "self"
    }
    return self.is(DeclReferenceExprSyntax.self)
  }

  /// Whether the expression is a local name that is declared without a value.
  var isLocalWithoutValue: Bool {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let binding = local(name)?.declaration.parent?.as(PatternBindingSyntax.self)
    else { return false }
    return binding.initializer == nil
  }

  /// Whether the expression is a call of `super.init` or `self.init`.
  var callsInitializer: Bool {
    var expression = self
    while true {
      if let inner = expression.as(TryExprSyntax.self)?.expression {
        expression = inner
      } else if let inner = expression.as(AwaitExprSyntax.self)?.expression {
        expression = inner
      } else {
        break
      }
    }
    guard
      let access = expression.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self)
    else { return false }
    return access.declName.baseName.text == "init"
      && ["super", "self"].contains(access.base?.trimmedDescription)
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statement is the whole body of what returns its value, or a whole branch of an
  /// `if` or `switch` that is a value.
  var isResult: Bool {
    guard siblingCount == 1, let owner = parent?.parent else { return false }
    if owner.is(ClosureExprSyntax.self) { return true }
    if owner.is(AccessorBlockSyntax.self) { return true }
    if isBranchValue { return true }
    guard let function = owner.parent, owner.is(CodeBlockSyntax.self) else { return false }
    if let function = function.as(FunctionDeclSyntax.self) {
      guard let type = function.signature.returnClause?.type else { return false }
      return !["Void", "()"].contains(type.trimmedDescription)
    }
    return function.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
  }

  /// Whether the statement is the whole branch of an `if` or `switch` that is a value.
  var isBranchValue: Bool {
    let owner = parent?.parent
    let choice =
      owner?.is(SwitchCaseSyntax.self) == true
      ? owner?.parent?.parent : owner?.parent?.as(IfExprSyntax.self).map(Syntax.init)
    return siblingCount == 1 && choice?.as(ExprSyntax.self)?.isValue == true
  }

  /// Whether an error may be thrown by the statement itself, outside of what it passes on or nests.
  var tries: Bool {
    var pending = [Syntax(item)]
    while let node = pending.popLast() {
      switch node.kind {
      case .closureExpr, .codeBlock, .switchCaseList, .accessorBlock, .memberBlock: continue
      case .tryExpr where node.as(TryExprSyntax.self)?.questionOrExclamationMark == nil:
        return true
      default: pending += node.children(viewMode: .sourceAccurate)
      }
    }
    return false
  }

  /// Whether the statement belongs to an initializer, outside of closures and local functions.
  var isInInitializer: Bool {
    var next = parent
    while let node = next {
      switch node.kind {
      case .initializerDecl: return true
      case .closureExpr, .functionDecl, .accessorBlock, .memberBlock: return false
      default: next = node.parent
      }
    }
    return false
  }
}

extension SyntaxProtocol {
  /// Returns the token at an offset.
  func token(atOffset offset: Int) -> TokenSyntax? {
    token(at: AbsolutePosition(utf8Offset: offset))
  }

  /// The names of the declarations around the node, such as `Loader.load`.
  var ownerName: String {
    var names: [String] = []
    var next: Syntax? = Syntax(self)
    while let node = next {
      next = node.parent
      guard let declaration = node.as(DeclSyntax.self) else { continue }
      if let group = node.asProtocol((any DeclGroupSyntax).self) {
        names.insert(group.typeName, at: 0)
      } else if node.is(InitializerDeclSyntax.self) {
        names.insert("init", at: 0)
      } else if !declaration.isLocal {
        names.insert(contentsOf: declaration.declaredNames.prefix(1), at: 0)
      }
    }
    return names.joined(separator: ".")
  }
}

extension TokenSyntax {
  /// Whether the token reads or changes a local name.
  var isUseOfLocalName: Bool {
    if let reference = parent?.as(DeclReferenceExprSyntax.self) {
      let access = reference.parent?.as(MemberAccessExprSyntax.self)
      return access?.declName.id != reference.id
    }
    if let capture = parent?.as(ClosureCaptureSyntax.self) { return capture.initializer == nil }
    let binding = parent?.parent?.as(OptionalBindingConditionSyntax.self)
    return binding != nil && binding?.initializer == nil
  }
}

extension TokenSyntax {
  /// Whether the token belongs to a closure or a function inside of some statements, which may run
  /// later than they.
  func isDeferred(in statements: CodeBlockItemListSyntax) -> Bool {
    var next = parent
    while let node = next, node.id != statements.id {
      if [.closureExpr, .functionDecl, .accessorBlock, .memberBlock].contains(node.kind) {
        return true
      }
      next = node.parent
    }
    return false
  }
}

extension String {
  var trimmingSpaces: Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return self[first...last]
  }
}
