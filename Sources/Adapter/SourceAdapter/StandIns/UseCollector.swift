import SwiftSyntax
import UIKitSurface

/// Collects how a file uses names that are declared nowhere, and the members of their objects.
final class UseCollector: SyntaxVisitor {
  let unresolved: Set<String>
  private let modules: Set<String>
  let index: AppIndex
  let opaque: OpaqueNames
  /// The functions of the app that take such objects.
  let takers: Set<String>
  /// The app's variables of such types with `!`.
  let unwrapped: Set<String>
  /// The types of the app's variables that are stand-ins, by name.
  let types: [String: String]
  private(set) var enclosing: [String] = []
  private(set) var names: [String: NameUses]
  var members: MemberUses

  /// Collects the uses in a file, and adds them to those in others.
  ///
  /// - Parameters:
  ///   - tree: The file.
  ///   - unresolved: The names that are declared nowhere.
  ///   - modules: The modules that the file imports and that don't exist here.
  ///   - index: The facts about the target.
  ///   - opaque: The variables whose values are such objects.
  ///   - takers: The functions of the app that take such objects.
  ///   - unwrapped: The variables of such types with `!`.
  ///   - types: The types of such variables that say them, by name.
  ///   - names: The uses of the names in other files.
  ///   - members: The uses of members in other files.
  init(
    of tree: SourceFileSyntax, _ unresolved: Set<String>, modules: Set<String>, _ index: AppIndex,
    _ opaque: OpaqueNames, takers: Set<String>, unwrapped: Set<String>,
    _ types: [String: String], _ names: [String: NameUses],
    _ members: MemberUses
  ) {
    self.unresolved = unresolved
    self.modules = modules
    self.index = index
    self.opaque = opaque
    self.takers = takers
    self.unwrapped = unwrapped
    self.types = types
    self.names = names
    self.members = members
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  func note(_ name: String, _ change: (inout NameUses) -> Void) {
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
      unresolved.contains(name)
    else { return .visitChildren }
    // A macro of a type can't be declared.
    guard node.parent?.parent?.is(VariableDeclSyntax.self) == true else { return .skipChildren }
    var arguments: LabeledExprListSyntax = []
    if case .argumentList(let list) = node.arguments { arguments = list }
    note(name) { $0.wrapped.insert(CallShape(arguments, types)) }
    noteImplicit(in: arguments)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = (node.inheritanceClause?.inheritedTypes ?? []).compactMap { standIn($0.type) }
    if let owner = inherited.first {
      let names = node.genericWhereClause?.restrictedNames.filter(unresolved.contains) ?? []
      note(owner) { $0.associatedTypes.formUnion(names) }
    }
    return begin(node)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if unresolved.contains(node.typeName) {
      for parameter in node.genericWhereClause?.restrictedNames ?? [] {
        note(node.typeName) { uses in
          if !uses.genericNames.contains(parameter) { uses.genericNames.append(parameter) }
        }
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

  // MARK: Expressions

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.identifierText
    noteOrigin(of: name, ExprSyntax(node).absence)
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

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, node.declName.baseName.text != "init", opaque.isOpaque(base),
      !base.isTypeName
    {
      note(member: node.declName.baseName.identifierText, ExprSyntax(node), isPlain: false)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if opaque.isOpaque(node.calledExpression) || takes(node) { noteImplicit(in: node.arguments) }
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) == true, let name = enclosingStandIn
    {
      if access.declName.baseName.text == "init" {
        note(name) { $0.initializers.insert(CallShape(node, types)) }
        noteImplicit(in: node.arguments)
      }
    }
    noteBases(in: node)
    return .visitChildren
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
      noteOrigin(of: name, .asked)
    }
    return .visitChildren
  }
}
