import SwiftSyntax

// Uses that say what a stand-in needs.
extension UseCollector {
  /// The stand-in that an inherited type is, or that is nested in one, such as a module.
  func standIn(_ type: TypeSyntax) -> String? {
    if let member = type.as(MemberTypeSyntax.self) {
      return standIn(member.baseType).map { $0 + "." + member.name.identifierText }
    }
    guard let name = type.as(IdentifierTypeSyntax.self)?.name.identifierText else { return nil }
    return unresolved.contains(name) ? name : nil
  }

  /// The name that the enclosing class inherits, or the enclosing extension extends.
  var enclosingStandIn: String? {
    guard let name = enclosing.last else { return nil }
    if unresolved.contains(name) { return name }
    return index.superclasses(of: name).last.flatMap { unresolved.contains($0) ? $0 : nil }
  }

  func noteInitializer(of name: String, _ node: ExprSyntax) {
    var callee = node
    if let generic = node.parent?.as(GenericSpecializationExprSyntax.self) {
      callee = ExprSyntax(generic)
      note(name) {
        $0.genericCount = max($0.genericCount, generic.genericArgumentClause.arguments.count)
      }
    }
    if let access = callee.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == callee.id, access.declName.baseName.text == "init"
    {
      callee = ExprSyntax(access)
    }
    guard let call = callee.call else { return }
    note(name) { uses in
      uses.isConcrete = true
      var shape = CallShape(call, types)
      shape.absence = ExprSyntax(call).absence
      uses.initializers.insert(shape)
      if let base = ExprSyntax(call).wantedBase { uses.bases.insert(base) }
    }
    noteImplicit(in: call.arguments)
  }

  func noteStatic(_ node: MemberAccessExprSyntax, of name: String) {
    let member = node.declName.baseName.identifierText
    guard !["self", "init", "Type"].contains(member) else { return }
    let call = ExprSyntax(node).call
    if member.first?.isUppercase == true {
      let nested = "\(name).\(member)"
      note(nested) { $0.isType = true }
      if let outer = node.parent?.as(MemberAccessExprSyntax.self),
        outer.base?.id == ExprSyntax(node).id
      {
        noteStatic(outer, of: nested)
      }
      return noteInitializer(of: nested, ExprSyntax(node))
    }
    note(name) { uses in
      uses.isConcrete = true
      if let call {
        var shape = CallShape(call, types)
        shape.absence = absence(of: call)
        uses.staticMethods[member, default: []].insert(shape)
      } else if let absence = ExprSyntax(node).absence {
        uses.staticOptionals.note(member, absence)
      } else {
        uses.staticProperties.insert(member)
      }
    }
  }

  /// Notes the use of a member of an object that is declared nowhere.
  func note(member name: String, _ node: ExprSyntax, isPlain: Bool) {
    if let call = node.call {
      var shape = CallShape(call, types)
      shape.absence = absence(of: call)
      members.methods[name, default: []].insert(shape)
      if isPlain { members.plain.insert(name) }
      noteImplicit(in: call.arguments)
    } else if let absence = node.absence {
      members.optionals.note(name, absence)
    } else if let closure = node.assigned?.as(ClosureExprSyntax.self) {
      members.closures[name] = CallShape.Closure(closure, types)
    } else if isPlain {
      members.plain.insert(name)
    }
  }

  /// Whether the app takes the result of a call for one that may be missing, at once or later.
  private func absence(of call: FunctionCallExprSyntax) -> Absence? {
    ExprSyntax(call).absence
      ?? (ExprSyntax(call).target.map(unwrapped.contains) == true ? .assigned : nil)
  }

  /// Whether a function of the app is called that takes such objects.
  func takes(_ call: FunctionCallExprSyntax) -> Bool {
    let name =
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
      ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
    guard let name = name?.identifierText else { return false }
    return takers.contains(name) || (name.first?.isUppercase == true && takers.contains("init"))
  }

  /// Notes which objects are shown: views that are added, controllers that are presented.
  func noteBases(in call: FunctionCallExprSyntax) {
    guard let base = call.baseOfArgument, let argument = call.arguments.first?.expression.bare
    else { return }
    guard
      let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        ?? argument.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText,
      let origin = opaque.origins[name]?.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      unresolved.contains(origin)
    else { return }
    note(origin) { $0.bases.insert(base) }
  }

  /// Notes the member whose value a local variable keeps that may be missing.
  func noteOrigin(of name: String, _ absence: Absence?) {
    if let absence, let origin = opaque.origins[name]?.as(MemberAccessExprSyntax.self),
      let base = origin.base,
      !base.isTypeName
    {
      members.optionals.note(origin.declName.baseName.identifierText, absence)
    }
  }

  /// Notes the members without a base among arguments.
  func noteImplicit(in arguments: LabeledExprListSyntax) {
    for argument in arguments { noteImplicit(argument.expression) }
  }

  func noteImplicit(_ expression: ExprSyntax) {
    if let array = expression.as(ArrayExprSyntax.self) {
      for element in array.elements { noteImplicit(element.expression) }
    } else if let access = expression.as(MemberAccessExprSyntax.self), access.base == nil {
      members.implicit.insert(access.declName.baseName.identifierText)
    } else if let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil
    {
      members.implicitMethods[access.declName.baseName.identifierText, default: []]
        .insert(CallShape(call, types))
      noteImplicit(in: call.arguments)
    }
  }
}
