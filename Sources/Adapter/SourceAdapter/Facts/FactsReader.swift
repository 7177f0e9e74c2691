import SwiftParser
import SwiftSyntax

extension SourceFacts {
  /// Reads the facts about a parsed file.
  init(_ file: SourceFileSyntax) {
    let reader = FactsReader(viewMode: .sourceAccurate)
    reader.walk(file)
    self = reader.facts
  }

  /// Parses a file and reads the facts about it.
  package init(of text: String) { self.init(Parser.parse(source: text)) }
}

/// Collects the types of a file and their members; what is inside functions is skipped.
private final class FactsReader: SyntaxVisitor {
  var facts = SourceFacts()
  /// The places of the enclosing types in `facts.types`.
  private var enclosing: [Int] = []

  private func begin(
    _ kind: TypeFacts.Kind, _ name: String, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax, _ inherits: InheritanceClauseSyntax?, isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let outer = enclosing.last.map { facts.types[$0].name + "." } ?? ""
    var type = TypeFacts(kind: kind, name: kind == .extension ? name : outer + name)
    type.inherits = inherits?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    type.isGeneric = isGeneric
    type.objCName = attributes.named("objc")?.arguments?.trimmedDescription
    type.isPrivate = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    type.isPublic = modifiers.contains { ["public", "open"].contains($0.name.text) }
    enclosing.append(facts.types.count)
    facts.types.append(type)
    return .visitChildren
  }

  private func add(_ member: MemberFacts) {
    guard let type = enclosing.last else { return }
    var member = member
    // Members of an extension, and requirements, have its access.
    if [.extension, .protocol].contains(facts.types[type].kind), !member.isPrivate {
      member.isPublic = member.isPublic || facts.types[type].isPublic
    }
    facts.types[type].members.append(member)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .class, node.name.identifierText, node.attributes, node.modifiers, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .struct, node.name.identifierText, node.attributes, node.modifiers, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .enum, node.name.identifierText, node.attributes, node.modifiers, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .actor, node.name.identifierText, node.attributes, node.modifiers, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .protocol, node.name.identifierText, node.attributes, node.modifiers,
      node.inheritanceClause, isGeneric: false)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .extension, node.extendedType.trimmedDescription, node.attributes, node.modifiers,
      node.inheritanceClause, isGeneric: node.genericWhereClause != nil)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    facts.importAccess[module] = node.modifiers.first?.name.text
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    MemberFacts.all(in: DeclSyntax(node)).forEach(add)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    MemberFacts.all(in: DeclSyntax(node)).forEach(add)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    MemberFacts.all(in: DeclSyntax(node)).forEach(add)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension MemberFacts {
  /// Returns the facts about the members that a declaration declares.
  static func all(in declaration: DeclSyntax) -> [MemberFacts] {
    if let node = declaration.as(FunctionDeclSyntax.self) {
      var member = MemberFacts(kind: .method, name: node.name.identifierText)
      member.take(node.attributes, node.modifiers)
      let parameters = node.signature.parameterClause.parameters
      member.labels = parameters.map(\.firstName.identifierText)
      member.types = parameters.map(\.type.trimmedDescription)
      return [member]
    }
    if let node = declaration.as(InitializerDeclSyntax.self) {
      var member = MemberFacts(kind: .initializer, name: "init")
      member.take(node.attributes, node.modifiers)
      member.labels = node.signature.parameterClause.parameters.map(\.firstName.identifierText)
      return [member]
    }
    guard let node = declaration.as(VariableDeclSyntax.self) else { return [] }
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        return nil
      }
      var member = MemberFacts(kind: .property, name: name.identifierText)
      member.take(node.attributes, node.modifiers)
      if let type = binding.declaredType { member.types = [type] }
      return member
    }
  }

  private mutating func take(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) {
    objCName = attributes.named("objc")?.arguments?.trimmedDescription
    isOutlet = attributes.contains(named: "IBOutlet")
    isAction =
      attributes.contains(named: "IBAction") || attributes.contains(named: "IBSegueAction")
    for modifier in modifiers {
      switch modifier.name.text {
      case "static", "class": isStatic = true
      case "override": isOverride = true
      case "optional": isOptional = true
      case "open": (isOpen, isPublic) = (true, true)
      case "public": isPublic = isPublic || modifier.detail == nil
      case "private", "fileprivate":
        isPrivate = modifier.detail == nil && !attributes.connectsInterface
      default: break
      }
    }
  }
}

extension PatternBindingSyntax {
  /// The declared type, or the one that the value plainly has: `let model = Model()`.
  fileprivate var declaredType: String? {
    if let type = typeAnnotation?.type { return type.trimmedDescription }
    guard let call = initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
    let name = call.calledExpression.trimmedDescription
    let last = name.split(separator: ".").last ?? ""
    return last.first?.isUppercase == true ? name : nil
  }
}
