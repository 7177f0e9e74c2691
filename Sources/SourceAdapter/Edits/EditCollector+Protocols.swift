#if AppSources
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
        let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
        guard let optional = modifiers?.first(where: { $0.name.text == "optional" }),
          let facts = MemberFacts.all(in: declaration).first
        else { continue }
        edits.remove(optional, in: bytes)
        optionals.append(
          OptionalRequirement(
            head: head, owner: owner, facts: facts, declaration: declaration))
        let lines = bytes[declaration.trimmedBytes].count { $0 == UInt8(ascii: "\n") }
        edits.replace(declaration, with: String(repeating: "\n", count: lines))
      }
    }

    /// The protocols that stand for this file's optional requirements, and the methods that call
    /// those of them that are overloaded.
    var optionalProtocols: [String] {
      optionals.map { optional in
        let range = optional.declaration.trimmedBytes
        let text = String(
          decoding: edits.applied(to: bytes, in: range, isTaken: true), as: UTF8.self)
        let name = Self.optional(optional.owner, optional.facts.typedName)
        return SourceAdapter.location(path, line: line(at: range.lowerBound))
          + "\n\(optional.head)protocol \(name): AnyObject { \(text) }"
          + (isOverloaded(optional.facts, of: optional.owner)
            ? callOfOverload(optional, name) ?? "" : "")
      }
    }

    /// Whether a protocol has another optional requirement with the same name and labels.
    private func isOverloaded(_ facts: MemberFacts, of owner: String) -> Bool {
      index.optionalMembers(facts.name).contains {
        $0.owner == owner && $0.facts.overloads(facts)
      }
    }

    /// A method that calls an overloaded requirement if the object implements it.
    ///
    /// Which overload an expression means depends on types that only the compiler knows.
    private func callOfOverload(_ optional: OptionalRequirement, _ name: String) -> String? {
      guard let function = optional.declaration.as(FunctionDeclSyntax.self),
        let arguments = function.forwardedArguments
      else { return nil }
      let signature = function.signature
      func text(_ node: some SyntaxProtocol) -> String {
        String(decoding: edits.applied(to: bytes, in: node.trimmedBytes), as: UTF8.self)
      }
      let type = signature.returnClause?.type
      let isOptional =
        type?.is(OptionalTypeSyntax.self) == true
        || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      let result = type.map { isOptional ? text($0) : "(\(text($0)))?" } ?? "Void?"
      let effects = signature.effectSpecifiers.map { text($0) + " " } ?? ""
      return """

        \(optional.head)extension \(optional.owner) { @discardableResult \
        func \(Self.callName(optional.facts.name))\(text(signature.parameterClause)) \
        \(effects)-> \(result) { \
        \(function.wordsOfCall)(self as? any \(name))?.\(function.name.text)\(arguments) } }
        """
    }

    /// The name of the methods that call overloaded requirements.
    private static func callName(_ name: String) -> String { name + "_optional" }

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

    /// Makes `delegate?.method?(x)` a call of the protocol that stands for the optional
    /// requirement.
    ///
    /// UIKit's optional methods have defaults here, and are called without a question mark.
    func adapt(access node: MemberAccessExprSyntax) {
      guard let base = node.base else { return }
      let mark = node.mark
      let call = mark?.parent?.parent?.as(FunctionCallExprSyntax.self)
      guard let optional = optional(node, of: base, call: call, mark: mark) else {
        if let mark, let call { adapt(callOfDefault: call, node, of: base, mark) }
        return
      }
      let isForced = mark?.tokenKind == .exclamationMark
      if let mark, let call, isOverloaded(optional.facts, of: optional.owner) {
        edits.replace(node.declName.baseName, with: Self.callName(optional.facts.name))
        edits.replace(mark, with: "")
        if isForced { edits.insert("!", at: call.trimmedBytes.upperBound) }
        return
      }
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

    /// Makes a call of one of UIKit's optional methods a plain one, whose value stays optional.
    ///
    /// A property of the same name may hold a closure, which is called in the same way, but without
    /// labels.
    private func adapt(
      callOfDefault call: FunctionCallExprSyntax, _ node: MemberAccessExprSyntax,
      of base: ExprSyntax, _ mark: TokenSyntax
    ) {
      let name = node.declName.baseName.identifierText
      guard UIKitOptionalMethods.contains(name, call),
        call.arguments.contains(where: { $0.label != nil }) || !index.isPlainMember(name)
      else { return }
      edits.replace(mark, with: "")
      guard mark.tokenKind != .exclamationMark, !base.isOptionalChain,
        !base.is(SuperExprSyntax.self)
      else { return }
      edits.insert("Optional(", at: base.trimmedBytes.lowerBound)
      edits.insert(")?", at: base.trimmedBytes.upperBound)
    }

    /// Returns the optional requirement that an expression names.
    ///
    /// A call with a question mark names one by its labels; everything else must be a property of
    /// the protocol's type.
    private func optional(
      _ node: MemberAccessExprSyntax, of base: ExprSyntax, call: FunctionCallExprSyntax?,
      mark: TokenSyntax?
    ) -> AppIndex.OptionalMember? {
      let found = index.optionalMembers(node.declName.baseName.identifierText)
      guard !found.isEmpty else { return nil }
      let type = scopes.last.flatMap {
        self.type(ofLocal: base, in: $0) ?? self.type(of: base.written, in: $0)
      }
      if let call, mark != nil {
        let labels = call.arguments.map { $0.label?.identifierText ?? "_" }
        let fitting = found.filter {
          $0.facts.labels == labels
            || !call.trailingClosures.isEmpty
              && $0.facts.labels.count == labels.count + call.trailingClosures.count
        }
        return fitting.first { $0.owner == type } ?? fitting.first
      }
      guard let type, index.kind(of: type) == .protocol else { return nil }
      // A call without a mark is one of a method that isn't optional, whatever others are called.
      let isCalled = call != nil || node.isCalled
      return found.first {
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

  extension FunctionCallExprSyntax {
    /// The labels of the closures that follow the parentheses; `_` for the first.
    fileprivate var trailingClosures: [String] {
      (trailingClosure == nil ? [] : ["_"]) + additionalTrailingClosures.map(\.label.text)
    }
  }

  /// An optional requirement of a protocol, which becomes a protocol of its own.
  struct OptionalRequirement {
    /// What stands before `protocol`.
    let head: String
    /// The protocol that requires it.
    let owner: String
    let facts: MemberFacts
    let declaration: DeclSyntax
  }
#endif
