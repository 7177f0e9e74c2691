#if AppSources
  import SwiftSyntax

  extension EditCollector {
    /// Makes `@objc protocol` a protocol of classes, and each of its optional requirements a protocol
    /// of its own: an object implements the requirement if it conforms to that.
    func adapt(protocol node: ProtocolDeclSyntax) {
      guard node.attributes.contains(named: "objc") else { return }
      if node.inheritanceClause == nil {
        edits.insert(": AnyObject", at: node.name.trimmedBytes.upperBound)
      }
      let attributes = node.attributes.flattened
        .filter { $0.attributeName.trimmedDescription != "objc" }.map(\.trimmedDescription)
      let words = attributes + node.modifiers.map(\.trimmedDescription)
      let head = words.map { $0 + " " }.joined()
      for declaration in node.memberBlock.members.declarations {
        let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
        guard let optional = modifiers?.first(where: { $0.name.text == "optional" }),
          let facts = MemberFacts.all(in: declaration).first
        else { continue }
        edits.remove(optional, in: bytes)
        optionals.append(
          OptionalRequirement(
            head: head, name: Self.optional(node.name.identifierText, facts.fullName),
            range: declaration.trimmedBytes))
        let lines = bytes[declaration.trimmedBytes].count { $0 == UInt8(ascii: "\n") }
        edits.replace(declaration, with: String(repeating: "\n", count: lines))
      }
    }

    /// The protocols that stand for this file's optional requirements.
    var optionalProtocols: [String] {
      optionals.map { optional in
        let text = String(
          decoding: edits.applied(to: bytes, in: optional.range, isTaken: true), as: UTF8.self)
        return SourceAdapter.location(path, line: line(at: optional.range.lowerBound))
          + "\n\(optional.head)protocol \(optional.name): AnyObject { \(text) }"
      }
    }

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
            && index.conformsBelow(type.name, to: optional.owner)
          {
            let name = Self.optional(optional.owner, member.fullName)
            guard seen.insert(type.name + name).inserted, !member.isOverride else { continue }
            if let module = optional.module { conformances.append("import \(module)") }
            conformances.append("extension \(type.name): \(name) {}")
          }
        }
      }
    }

    /// Makes `delegate?.method?(x)` a call of the protocol that stands for the optional requirement.
    ///
    /// UIKit's optional methods have defaults here, and are called without a question mark.
    func adapt(access node: MemberAccessExprSyntax) {
      guard let base = node.base else { return }
      let name = node.declName.baseName.identifierText
      let mark = node.mark
      let call = mark?.parent?.parent?.as(FunctionCallExprSyntax.self)
      guard let optional = optional(node, of: base, call: call, mark: mark) else {
        if let mark, call != nil, UIKitOptionalMethods.names.contains(name),
          !index.isPlainMember(name)
        {
          edits.replace(mark, with: "")
        }
        return
      }
      var receiver = base
      if let inner = base.as(OptionalChainingExprSyntax.self) {
        receiver = inner.expression
        edits.replace(inner.questionMark, with: "")
      }
      let proto = Self.optional(optional.owner, optional.facts.fullName)
      let isForced = mark?.tokenKind == .exclamationMark
      edits.insert("(", at: receiver.trimmedBytes.lowerBound)
      edits.insert(" as? any \(proto))\(isForced ? "!" : "?")", at: base.trimmedBytes.upperBound)
      if let mark { edits.replace(mark, with: "") }
    }

    /// Returns the optional requirement that an expression names.
    ///
    /// A call with a question mark names one by its labels; everything else must be a property of the
    /// protocol's type.
    private func optional(
      _ node: MemberAccessExprSyntax, of base: ExprSyntax, call: FunctionCallExprSyntax?,
      mark: TokenSyntax?
    ) -> AppIndex.OptionalMember? {
      let found = index.optionalMembers(node.declName.baseName.identifierText)
      guard !found.isEmpty else { return nil }
      let type = scopes.last.flatMap { self.type(of: base.written, in: $0) }
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
    let name: String
    /// Where its declaration stands.
    let range: Range<Int>
  }
#endif
