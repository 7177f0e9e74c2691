import SwiftSyntax
import UIKitSurface

/// Collects how a file uses names that are declared nowhere, and the members of their objects.
final class UseCollector: SyntaxVisitor {
  private let unresolved: Set<String>
  private let modules: Set<String>
  private let index: AppIndex
  private let opaque: OpaqueNames
  /// The functions of the app that take such objects.
  private let takers: Set<String>
  /// The types of the app's variables that are stand-ins, by name.
  private let types: [String: String]
  private var enclosing: [String] = []
  private(set) var names: [String: NameUses]
  private(set) var members: MemberUses

  /// Collects the uses in a file, and adds them to those in others.
  ///
  /// - Parameters:
  ///   - tree: The file.
  ///   - unresolved: The names that are declared nowhere.
  ///   - modules: The modules that the file imports and that don't exist here.
  ///   - index: The facts about the target.
  ///   - opaque: The variables whose values are such objects.
  ///   - takers: The functions of the app that take such objects.
  ///   - types: The types of such variables that say them, by name.
  ///   - names: The uses of the names in other files.
  ///   - members: The uses of members in other files.
  init(
    of tree: SourceFileSyntax, _ unresolved: Set<String>, modules: Set<String>, _ index: AppIndex,
    _ opaque: OpaqueNames, takers: Set<String>, _ types: [String: String],
    _ names: [String: NameUses],
    _ members: MemberUses
  ) {
    self.unresolved = unresolved
    self.modules = modules
    self.index = index
    self.opaque = opaque
    self.takers = takers
    self.types = types
    self.names = names
    self.members = members
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func note(_ name: String, _ change: (inout NameUses) -> Void) {
    names[name, default: NameUses()].note(modules: modules)
    change(&names[name, default: NameUses()])
  }

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.identifierText
    guard unresolved.contains(name) else { return .visitChildren }
    let parent = node.parent
    note(name) { uses in
      uses.isType = true
      uses.genericCount = max(uses.genericCount, node.genericArgumentClause?.arguments.count ?? 0)
      if parent?.is(SomeOrAnyTypeSyntax.self) == true
        || parent?.is(CompositionTypeElementSyntax.self) == true
      {
        uses.isProtocol = true
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self)?.name.identifierText,
      unresolved.contains(base)
    else { return .visitChildren }
    note(base) { $0.isType = true }
    note("\(base).\(node.name.identifierText)") { $0.isType = true }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.identifierText,
      unresolved.contains(name), node.parent?.parent?.is(VariableDeclSyntax.self) == true
    else { return .visitChildren }
    note(name) { $0.wrapped.insert(CallShape(node)) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for requirement in node.genericWhereClause?.requirements ?? [] {
      let left: TypeSyntax? =
        switch requirement.requirement {
        case .conformanceRequirement(let node): node.leftType
        case .sameTypeRequirement(let node): node.leftType.as(TypeSyntax.self)
        default: nil
        }
      guard let parameter = left?.as(IdentifierTypeSyntax.self)?.name.identifierText,
        unresolved.contains(node.typeName), parameter != "Self"
      else { continue }
      note(node.typeName) { uses in
        if !uses.genericNames.contains(parameter) { uses.genericNames.append(parameter) }
      }
    }
    return begin(node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

  private func begin(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append(node.typeName)
    for (place, item) in (node.inheritanceClause?.inheritedTypes ?? []).enumerated() {
      guard let name = standIn(item.type) else { continue }
      let isClass = node.is(ClassDeclSyntax.self)
      let base = isClass && place == 0 ? StandInBase.of(name) ?? node.baseByOverrides : nil
      note(name) { uses in
        uses.hasConformers = true
        if isClass, place == 0 {
          uses.isInheritedByClass = true
          if node.callsSuper { uses.isConcrete = true }
          if let base { uses.bases.insert(base) }
        } else {
          uses.isProtocol = true
          let isOfObjects =
            isClass || node.is(ActorDeclSyntax.self) || node.is(ProtocolDeclSyntax.self)
            || index.isClass(node.typeName) || UIKitSurface.isClass(node.typeName)
          if !isOfObjects { uses.isOfValues = true }
        }
      }
    }
    return .visitChildren
  }

  /// The stand-in that an inherited type is, or that is nested in one, such as a module.
  private func standIn(_ type: TypeSyntax) -> String? {
    if let member = type.as(MemberTypeSyntax.self) {
      return standIn(member.baseType).map { $0 + "." + member.name.identifierText }
    }
    guard let name = type.as(IdentifierTypeSyntax.self)?.name.identifierText else { return nil }
    return unresolved.contains(name) ? name : nil
  }

  /// The name that the enclosing class inherits, or the enclosing extension extends.
  private var enclosingStandIn: String? {
    guard let name = enclosing.last else { return nil }
    if unresolved.contains(name) { return name }
    return index.superclasses(of: name).last.flatMap { unresolved.contains($0) ? $0 : nil }
  }

  // MARK: Expressions

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.identifierText
    if ExprSyntax(node).isAskedForNothing { noteOrigin(of: name) }
    guard unresolved.contains(name) else { return .visitChildren }
    if let access = node.parent?.as(MemberAccessExprSyntax.self) {
      guard access.base?.id == ExprSyntax(node).id else { return .visitChildren }
      if name.first?.isUppercase == true { noteStatic(access, of: name) }
    }
    if name.first?.isUppercase == true {
      note(name) { $0.isType = true }
      noteInitializer(of: name, ExprSyntax(node))
    } else if enclosingStandIn != nil {
      note(member: name, ExprSyntax(node), isPlain: true)
    } else if let call = ExprSyntax(node).call {
      note(name) { $0.calls.insert(CallShape(call, types)) }
    } else {
      note(name) { _ in }
    }
    return .visitChildren
  }

  private func noteInitializer(of name: String, _ node: ExprSyntax) {
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
      shape.isOptional = ExprSyntax(call).isAskedForNothing
      uses.initializers.insert(shape)
      if let base = ExprSyntax(call).wantedBase { uses.bases.insert(base) }
    }
    noteImplicit(in: call)
  }

  private func noteStatic(_ node: MemberAccessExprSyntax, of name: String) {
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
        shape.isOptional = ExprSyntax(call).isAskedForNothing
        uses.staticMethods[member, default: []].insert(shape)
      } else if ExprSyntax(node).isAskedForNothing {
        uses.staticOptionals.insert(member)
      } else {
        uses.staticProperties.insert(member)
      }
    }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, node.declName.baseName.text != "init", opaque.isOpaque(base),
      !base.isTypeName
    {
      note(member: node.declName.baseName.identifierText, ExprSyntax(node), isPlain: false)
    }
    return .visitChildren
  }

  /// Notes the use of a member of an object that is declared nowhere.
  private func note(member name: String, _ node: ExprSyntax, isPlain: Bool) {
    if let call = node.call {
      var shape = CallShape(call, types)
      shape.isOptional = ExprSyntax(call).isAskedForNothing
      members.methods[name, default: []].insert(shape)
      if isPlain { members.plain.insert(name) }
      noteImplicit(in: call)
    } else if node.isAskedForNothing {
      members.optionals.insert(name)
    } else if let closure = node.assigned?.as(ClosureExprSyntax.self) {
      members.closures[name] = CallShape.Closure(closure, types)
    } else if isPlain {
      members.plain.insert(name)
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if opaque.isOpaque(node.calledExpression) || takes(node) { noteImplicit(in: node) }
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) == true, let name = enclosingStandIn
    {
      if access.declName.baseName.text == "init" {
        note(name) { $0.initializers.insert(CallShape(node, types)) }
        noteImplicit(in: node)
      }
    }
    noteBases(in: node)
    return .visitChildren
  }

  /// Whether a function of the app is called that takes such objects.
  private func takes(_ call: FunctionCallExprSyntax) -> Bool {
    let name =
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
      ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
    guard let name = name?.identifierText else { return false }
    return takers.contains(name) || (name.first?.isUppercase == true && takers.contains("init"))
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value,
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      opaque.declaredTypes[name] != nil
    {
      noteImplicit(value)
    }
    return .visitChildren
  }

  /// Notes which objects are shown: views that are added, controllers that are presented.
  private func noteBases(in call: FunctionCallExprSyntax) {
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

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count == 3, opaque.isOpaque(elements[0]) else { return .visitChildren }
    noteImplicit(elements[2])
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    guard opaque.isOpaque(node.subject) else { return .visitChildren }
    for item in node.cases {
      guard let label = item.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)
      else { continue }
      for item in label.caseItems {
        if let pattern = item.pattern.as(ExpressionPatternSyntax.self) {
          noteImplicit(pattern.expression)
        }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil,
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    {
      noteOrigin(of: name)
    }
    return .visitChildren
  }

  /// Notes the member whose value a local variable keeps that is asked for `nil`.
  private func noteOrigin(of name: String) {
    if let origin = opaque.origins[name]?.as(MemberAccessExprSyntax.self), let base = origin.base,
      !base.isTypeName
    {
      members.optionals.insert(origin.declName.baseName.identifierText)
    }
  }

  /// Notes the members without a base among the arguments of a call.
  private func noteImplicit(in call: FunctionCallExprSyntax) {
    for argument in call.arguments { noteImplicit(argument.expression) }
  }

  private func noteImplicit(_ expression: ExprSyntax) {
    if let array = expression.as(ArrayExprSyntax.self) {
      for element in array.elements { noteImplicit(element.expression) }
    } else if let access = expression.as(MemberAccessExprSyntax.self), access.base == nil {
      members.implicit.insert(access.declName.baseName.identifierText)
    } else if let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil
    {
      members.implicitMethods[access.declName.baseName.identifierText, default: []]
        .insert(CallShape(call, types))
      noteImplicit(in: call)
    }
  }
}

extension ExprSyntax {
  /// The call of which the expression is the function.
  var call: FunctionCallExprSyntax? {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id else {
      return nil
    }
    return call
  }

  /// The value to which the expression is set.
  var assigned: ExprSyntax? {
    guard let list = parent?.as(ExprListSyntax.self) else { return nil }
    let all = Array(list)
    guard all.count == 3, all[0].id == id, all[1].is(AssignmentExprSyntax.self) else { return nil }
    return all[2]
  }

  /// Whether the expression names a type.
  var isTypeName: Bool {
    let name =
      self.as(DeclReferenceExprSyntax.self)?.baseName
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName
    return name?.identifierText.first?.isUppercase ?? false
  }

  /// The class of UIKit that code around an expression asks for.
  var wantedBase: String? {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      list.first?.id == argument.id, let call = list.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    return call.baseOfArgument
  }
}

extension FunctionCallExprSyntax {
  /// The class of UIKit that the first argument must have.
  var baseOfArgument: String? {
    let access = calledExpression.as(MemberAccessExprSyntax.self)
    let name =
      access?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    switch (name, arguments.first?.label?.text) {
    case ("addSubview", nil), ("bringSubviewToFront", nil), ("addArrangedSubview", nil),
      ("insertSubview", nil):
      return "UIView"
    case ("present", nil), ("pushViewController", nil), ("addChild", nil), ("show", nil),
      ("UINavigationController", "rootViewController"):
      return "UIViewController"
    default: return nil
    }
  }
}

extension DeclGroupSyntax {
  /// The class of UIKit whose methods a class overrides.
  var baseByOverrides: String? {
    for member in memberBlock.members.declarations
    where member.modifiers.contains(where: { $0.name.text == "override" }) {
      switch member.declaredNames.first {
      case "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "loadView", "viewDidLayoutSubviews", "preferredStatusBarStyle":
        return "UIViewController"
      case "layoutSubviews", "awakeFromNib", "draw", "didMoveToSuperview", "hitTest",
        "intrinsicContentSize":
        return "UIView"
      default: continue
      }
    }
    return nil
  }

  /// Whether a class calls its superclass.
  var callsSuper: Bool { !memberBlock.descendants(SuperExprSyntax.self).isEmpty }
}
