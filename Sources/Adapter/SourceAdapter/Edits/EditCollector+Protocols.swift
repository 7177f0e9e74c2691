import BuildFormats
import SwiftSyntax

extension EditCollector {
  /// Makes `@objc protocol` a protocol of classes, and each of its optional requirements a
  /// protocol of its own: an object implements the requirement if it conforms to that.
  func adapt(protocol node: ProtocolDeclSyntax) {
    guard node.attributes.contains(named: "objc") else { return }
    if node.inheritanceClause == nil {
      edits.insert(": AnyObject", at: node.name.trimmedBytes.upperBound)
    }
    let attributes = node.attributes.flattened
      .filter { $0.attributeName.trimmedDescription != "objc" }.map(\.trimmedDescription)
    let words = attributes + node.modifiers.map(\.trimmedDescription)
    let head = words.map { $0 + " " }.joined()
    let owner = node.name.identifierText
    for declaration in node.memberBlock.members.declarations {
      guard let optional = declaration.modifiers.first(where: { $0.name.text == "optional" }),
        let facts = MemberFacts.all(in: declaration).first
      else { continue }
      edits.remove(optional, in: bytes)
      optionals.append(
        OptionalRequirement(
          head: head, owner: owner, facts: facts, declaration: declaration))
      edits.replace(declaration, with: newlines(in: declaration))
    }
  }

  /// The protocols that stand for this file's optional requirements, and the methods that call
  /// those of them that are methods.
  var optionalProtocols: [String] {
    optionals.map { optional in
      let range = optional.declaration.trimmedBytes
      let text = edited(range, isTaken: true)
      let name = Self.optional(optional.owner, optional.facts.typedName)
      return SwiftLiteral.location(path, line: line(at: range.lowerBound))
        + "\n\(optional.head)protocol \(name): AnyObject { \(text) }" + calls(of: optional, name)
    }
  }

  /// Whether a protocol has another optional requirement with the same name and labels.
  private func isOverloaded(_ facts: MemberFacts, of owner: String) -> Bool {
    index.optionalMembers(facts.name).contains {
      $0.owner == owner && $0.facts.overloads(facts)
    }
  }

  /// The methods that call a requirement: if the object implements it, and on the assumption that
  /// it does.
  ///
  /// They belong to the app's protocol, so the compiler finds the requirement by the type of the
  /// object, and chooses among overloads by those of the arguments.
  private func calls(of optional: OptionalRequirement, _ name: String) -> String {
    guard let function = optional.declaration.as(FunctionDeclSyntax.self) else { return "" }
    func text(_ node: some SyntaxProtocol) -> String { edited(node.trimmedBytes) }
    let names = function.signature.parameterClause.parameters.enumerated().map { place, node in
      let name = (node.secondName ?? node.firstName).text
      return name == "_" ? "argument\(place)" : name
    }
    let parameters = zip(function.signature.parameterClause.parameters, names).map {
      let label = $0.firstName.text
      return "\(label == $1 ? label : "\(label) \($1)"): \(text($0.type))"
    }
    let attributes = function.attributes.flattened.map(\.trimmedDescription)
      .filter { !$0.hasPrefix("@objc") && $0 != "@discardableResult" }
    let modifiers = function.modifiers.map(\.trimmedDescription).filter { $0 != "optional" }
    let words = (attributes + modifiers).map { $0 + " " }.joined()
    let effects = function.signature.effectSpecifiers.map { " " + text($0) } ?? ""
    func call(_ suffix: String, _ result: String, _ mark: String) -> String {
      (result == "Void" ? "" : "@discardableResult ")
        + "\(words)func \(optional.facts.name)\(suffix)"
        + "(\(parameters.joined(separator: ", ")))\(effects) -> \(result) "
        + "{ \(function.wordsOfCall)(self as? any \(name))\(mark).\(function.name.text)"
        + "\(function.arguments(names)) }"
    }
    let type = function.signature.returnClause?.type
    let isOptional = type?.isOptional == true
    let result = type.map(text).map { $0 == "()" ? "Void" : $0 } ?? "Void"
    let head = optional.head.replacing("@preconcurrency ", with: "")
    return "\n\(head)extension \(optional.owner) { "
      + call(Self.optionalCall, isOptional ? result : "(\(result))?", "?") + "; "
      + call(Self.forcedCall, result, "!") + " }"
  }

  /// The ends of the names of the methods that call a requirement.
  private static let (optionalCall, forcedCall) = ("_optional", "_forced")

  /// The name of the protocol that stands for an optional requirement.
  static func optional(_ owner: String, _ fullName: String) -> String {
    owner.filter { $0 != "." } + "_"
      + fullName.map { $0.isLetter || $0.isNumber ? "\($0)" : "_" }.joined()
  }

  /// Declares, for each class in this file, the optional requirements that it implements.
  func conformToOptionals(_ types: [TypeFacts]) {
    var seen: Set<String> = []
    for type in types where type.kind == .class || type.kind == .extension {
      for member in type.members where !member.isOptional && !member.isStatic {
        for optional in index.optionalMembers(member.name)
        where optional.facts.fullName == member.fullName
          && (optional.facts.plainTypes == member.plainTypes
            || !isOverloaded(optional.facts, of: optional.owner))
          && index.conformsBelow(type.name, to: optional.owner)
        {
          let name = Self.optional(optional.owner, optional.facts.typedName)
          guard seen.insert(type.name + name).inserted, !member.isOverride else { continue }
          if let module = optional.module { conformances.append("import \(module)") }
          conformances.append("extension \(type.name): \(name) {}")
        }
      }
    }
  }

  /// Makes `delegate?.method?(x)` a call of the method that asks for the requirement's protocol,
  /// and `delegate?.property` a use of that protocol.
  ///
  /// UIKit's optional requirements have defaults here, and are used without a question mark.
  func adapt(access node: MemberAccessExprSyntax) {
    guard let base = node.base else { return }
    let name = node.declName.baseName.identifierText
    let optionals = index.optionalMembers(name)
    guard !optionals.isEmpty || UIKitOptionals.contains(name) else { return }
    let type = self.type(of: base, in: scopes.last ?? "")
    let mark = node.mark
    let call = mark?.parent?.parent?.as(FunctionCallExprSyntax.self)
    if let mark, let call {
      if adapt(call, of: optionals, node, of: type, mark) { return }
      if UIKitOptionals.contains(name, call), !isClosure(node, call, of: type) {
        edits.replace(mark, with: "")
        if mark.tokenKind != .exclamationMark { makeOptional(base) }
        return
      }
    }
    let isCalled = call != nil || node.isCalled
    if let optional = requirement(of: optionals, isCalled: isCalled, type) {
      use(optional, of: base, mark)
    } else if let isOptional = UIKitOptionals.isOptionalProperty(name) {
      adapt(property: node, of: base, type, staysOptional: isOptional)
    }
  }

  /// Takes one of the marks behind an optional property of UIKit, which every object has here.
  private func adapt(
    property node: MemberAccessExprSyntax, of base: ExprSyntax, _ type: String?,
    staysOptional: Bool
  ) {
    let marks = node.marks
    if staysOptional {
      if marks.count > 1 { edits.replace(marks[0], with: "") }
      return
    }
    guard !isOwn(node.declName.baseName.identifierText, of: type) else { return }
    if let mark = marks.first { edits.replace(mark, with: "") }
    let isUsed = !marks.isEmpty || type.map(UIKitOptionals.isProtocol) == true
    if isUsed, marks.first?.tokenKind != .exclamationMark { makeOptional(base) }
  }

  /// Makes a call of an optional method of the app one of the method that asks for it; returns
  /// whether it is such a call.
  private func adapt(
    _ call: FunctionCallExprSyntax, of optionals: [AppIndex.OptionalMember],
    _ node: MemberAccessExprSyntax, of type: String?, _ mark: TokenSyntax
  ) -> Bool {
    let labels = call.arguments.map { $0.label?.identifierText ?? "_" }
    let isFitting = optionals.contains { optional in
      optional.facts.kind == .method && !optional.facts.isStatic
        && (optional.facts.labels == labels
          || !call.trailingClosures.isEmpty
            && optional.facts.labels.count == labels.count + call.trailingClosures.count)
    }
    let name = node.declName.baseName.identifierText
    guard isFitting, type.map(UIKitOptionals.isProtocol) != true,
      type.map({ hasProperty(name, $0) }) != true
    else { return false }
    let isForced = mark.tokenKind == .exclamationMark
    edits.replace(
      node.declName.baseName, with: name + (isForced ? Self.forcedCall : Self.optionalCall))
    edits.replace(mark, with: "")
    if !isForced, call.isContinued { edits.insert("?", at: call.trimmedBytes.upperBound) }
    return true
  }

  /// Asks an object for the protocol that stands for an optional requirement.
  private func use(_ optional: AppIndex.OptionalMember, of base: ExprSyntax, _ mark: TokenSyntax?) {
    let isForced = mark?.tokenKind == .exclamationMark
    var receiver = base
    if let inner = base.as(OptionalChainingExprSyntax.self) {
      receiver = inner.expression
      edits.replace(inner.questionMark, with: "")
    }
    let proto = Self.optional(optional.owner, optional.facts.typedName)
    edits.insert("(", at: receiver.trimmedBytes.lowerBound)
    edits.insert(" as? any \(proto))\(isForced ? "!" : "?")", at: base.trimmedBytes.upperBound)
    if let mark { edits.replace(mark, with: "") }
  }

  /// Makes the value of what follows an expression optional.
  private func makeOptional(_ base: ExprSyntax) {
    guard !base.isOptionalChain, !base.is(SuperExprSyntax.self) else { return }
    edits.insert("Optional(", at: base.trimmedBytes.lowerBound)
    edits.insert(")?", at: base.trimmedBytes.upperBound)
  }

  /// Whether a call may be one of a closure in a property, which is called without labels.
  private func isClosure(
    _ node: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax, of type: String?
  ) -> Bool {
    let name = node.declName.baseName.identifierText
    guard call.arguments.allSatisfy({ $0.label == nil }),
      node.base?.is(SuperExprSyntax.self) != true
    else { return false }
    return isOwn(name, of: type)
      || UIKitOptionals.isEverydayName(name) && type.map(UIKitOptionals.isProtocol) != true
  }

  /// Whether a name may be that of a property of the app: of the type, or, if it isn't known, of
  /// any.
  private func isOwn(_ name: String, of type: String?) -> Bool {
    if let type, UIKitOptionals.isProtocol(type) || index.kind(of: type) != nil {
      return hasProperty(name, type)
    }
    return index.isPlainProperty(name)
  }

  private func hasProperty(_ name: String, _ type: String) -> Bool {
    index.members(name, of: type).contains { $0.kind == .property && !$0.isOptional }
  }

  /// Returns the optional requirement that an expression names without a mark, or a property.
  private func requirement(
    of optionals: [AppIndex.OptionalMember], isCalled: Bool, _ type: String?
  ) -> AppIndex.OptionalMember? {
    guard let type, index.kind(of: type) == .protocol else { return nil }
    // A call without a mark is one of a method that isn't optional, whatever others are called.
    return optionals.first {
      ($0.facts.kind == .property || !isCalled)
        && ($0.owner == type || index.conformsBelow(type, to: $0.owner))
    }
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is called.
  fileprivate var isCalled: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }

  /// The question mark or exclamation mark behind the name.
  fileprivate var mark: TokenSyntax? {
    parent?.as(OptionalChainingExprSyntax.self)?.questionMark
      ?? parent?.as(ForceUnwrapExprSyntax.self)?.exclamationMark
  }

  /// All marks that follow the name, which may be in parentheses.
  fileprivate var marks: [TokenSyntax] {
    var marks: [TokenSyntax] = []
    var next = parent
    while let node = next {
      if let mark = node.as(OptionalChainingExprSyntax.self)?.questionMark
        ?? node.as(ForceUnwrapExprSyntax.self)?.exclamationMark
      {
        marks.append(mark)
      } else if !node.isParentheses {
        break
      }
      next = node.parent
    }
    return marks
  }
}

extension ExprSyntax {
  /// Whether a question mark in the expression makes the value of what follows it optional.
  fileprivate var isOptionalChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    let inner =
      self.as(MemberAccessExprSyntax.self)?.base ?? self.as(ForceUnwrapExprSyntax.self)?
      .expression
      ?? self.as(FunctionCallExprSyntax.self)?.calledExpression
      ?? self.as(SubscriptCallExprSyntax.self)?.calledExpression
    return inner?.isOptionalChain ?? false
  }
}

extension Syntax {
  /// Whether the node is one of those by which an expression stands in parentheses alone.
  fileprivate var isParentheses: Bool {
    if let element = self.as(LabeledExprSyntax.self) { return element.label == nil }
    if let list = self.as(LabeledExprListSyntax.self) { return list.count == 1 }
    return self.is(TupleExprSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// Whether something is asked of the value, without a mark.
  fileprivate var isContinued: Bool {
    guard let parent else { return false }
    let inner =
      parent.as(MemberAccessExprSyntax.self)?.base
      ?? parent.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? parent.as(FunctionCallExprSyntax.self)?.calledExpression
    return inner?.id == id
  }

  /// The labels of the closures that follow the parentheses; `_` for the first.
  fileprivate var trailingClosures: [String] {
    (trailingClosure == nil ? [] : ["_"]) + additionalTrailingClosures.map(\.label.text)
  }
}

/// An optional requirement of a protocol, which becomes a protocol of its own.
struct OptionalRequirement {
  /// The attributes and modifiers before `protocol`.
  let head: String
  /// The protocol that requires it.
  let owner: String
  let facts: MemberFacts
  let declaration: DeclSyntax
}
