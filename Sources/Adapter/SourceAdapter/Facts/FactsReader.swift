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
private final class FactsReader: SyntaxAnyVisitor {
  var facts = SourceFacts()
  /// The places of the enclosing types in `facts.types`.
  private var enclosing: [Int] = []

  private func begin(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    let own = node.as(ExtensionDeclSyntax.self)
    let outer = own == nil ? enclosing.last.map { facts.types[$0].name + "." } ?? "" : ""
    // The word that introduces a type is the kind's name.
    guard let kind = TypeFacts.Kind(rawValue: node.introducer.text) else { return .skipChildren }
    var type = TypeFacts(kind: kind, name: outer + node.typeName)
    type.inherits =
      node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    type.isGeneric =
      own.map { $0.genericWhereClause != nil }
      ?? (node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil)
    type.objCName = node.attributes.named("objc")?.arguments?.trimmedDescription
    type.isPrivate = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    type.isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    type.isMainActor = node.attributes.contains(named: "MainActor")
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

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.as(SyntaxEnum.self) {
    case .classDecl(let node): return begin(node)
    case .structDecl(let node): return begin(node)
    case .enumDecl(let node): return begin(node)
    case .actorDecl(let node): return begin(node)
    case .protocolDecl(let node): return begin(node)
    case .extensionDecl(let node): return begin(node)
    case .importDecl(let node):
      if let module = node.path.first?.name.text {
        facts.importAccess[module] = node.modifiers.first?.name.text
      }
    case .functionDecl(let node): MemberFacts.all(in: DeclSyntax(node)).forEach(add)
    case .initializerDecl(let node): MemberFacts.all(in: DeclSyntax(node)).forEach(add)
    case .variableDecl(let node): MemberFacts.all(in: DeclSyntax(node)).forEach(add)
    case .subscriptDecl, .deinitializerDecl, .enumCaseDecl, .codeBlock, .closureExpr: break
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    if node.kind.isType { enclosing.removeLast() }
  }
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
    isObjC = attributes.contains(named: "objc")
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
