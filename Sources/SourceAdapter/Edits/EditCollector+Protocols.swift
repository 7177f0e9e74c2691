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
      let access =
        node.modifiers.first { $0.name.text != "dynamic" }.map { $0.name.text + " " } ?? ""
      for item in node.memberBlock.members {
        let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
        guard modifiers?.contains(where: { $0.name.text == "optional" }) == true else { continue }
        let lines = item.trimmedDescription.count { $0.isNewline }
        edits.replace(item, with: String(repeating: "\n", count: lines))
        guard let name = item.decl.requirementName else { continue }
        appendix.append(
          "\(access)protocol \(Self.optional(node.name.identifierText, name)): AnyObject "
            + "{ \(item.decl.requirementText) }")
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
        for member in type.members where !member.isOptional {
          for optional in index.optionalMembers[member.name] ?? []
          where optional.facts.fullName == member.fullName
            && index.conformsBelow(type.name, to: optional.owner)
          {
            let name = Self.optional(optional.owner, member.fullName)
            guard seen.insert(type.name + name).inserted, !member.isOverride else { continue }
            appendix.append("extension \(type.name): \(name) {}")
          }
        }
      }
    }

    /// Makes `delegate?.method?(x)` a call of the protocol that stands for the optional requirement.
    ///
    /// UIKit's optional methods have defaults here, and are called without a question mark.
    func adapt(call node: FunctionCallExprSyntax) {
      guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
        let access = chain.expression.as(MemberAccessExprSyntax.self), let base = access.base
      else { return }
      let name = access.declName.baseName.identifierText
      let mark = chain.questionMark
      let labels = node.arguments.map { $0.label?.identifierText ?? "_" }
      let candidates = (index.optionalMembers[name] ?? []).filter { $0.facts.labels == labels }
      if let optional = candidates.first {
        var receiver = base
        if let inner = base.as(OptionalChainingExprSyntax.self) {
          receiver = inner.expression
          edits.replace(inner.questionMark, with: "")
        }
        let proto = Self.optional(optional.owner, optional.facts.fullName)
        edits.insert("(", at: receiver.trimmedBytes.lowerBound)
        edits.insert(" as? any \(proto))?", at: base.trimmedBytes.upperBound)
        edits.replace(mark, with: "")
      } else if UIKitOptionalMethods.names.contains(name), !index.plainMembers.contains(name) {
        edits.replace(mark, with: "")
      }
    }
  }

  extension AppIndex {
    /// Returns whether a class conforms to a protocol, or has a subclass that does.
    func conformsBelow(_ type: String, to name: String) -> Bool {
      if conforms(type, to: name) { return true }
      return typeNames.contains { superclasses(of: $0).contains(type) && conforms($0, to: name) }
    }
  }

  extension DeclSyntax {
    /// The name of a method with its labels, or of a property.
    fileprivate var requirementName: String? {
      if let function = self.as(FunctionDeclSyntax.self) {
        let labels = function.signature.parameterClause.parameters.map(\.firstName.identifierText)
        return function.name.identifierText + "(" + labels.map { $0 + ":" }.joined() + ")"
      }
      return self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    }

    /// The requirement on one line, without attributes of Objective-C and without `optional`.
    fileprivate var requirementText: String {
      var words: [String] = []
      var skips = 0
      for token in tokens(viewMode: .sourceAccurate) {
        if skips > 0 { skips -= 1; continue }
        if token.text == "@", token.nextToken(viewMode: .sourceAccurate)?.text == "objc" {
          skips = 1
          if let attribute = token.parent?.as(AttributeSyntax.self) {
            skips = attribute.tokens(viewMode: .sourceAccurate).count { _ in true } - 1
          }
          continue
        }
        if token.text == "optional" { continue }
        words.append(token.text)
      }
      return words.joined(separator: " ")
    }
  }
#endif
