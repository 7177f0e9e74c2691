#if AppSources
  import SwiftSyntax

  extension MovedMember {
    /// What a forwarding member needs: the range of the signature, and the body that calls the original.
    struct Forwarding {
      /// The name that the original has in the extension.
      let name: TokenSyntax
      let signature: Range<Int>
      let body: String
    }

    /// The original's name in the extension, where the class only forwards to it.
    static func extensionName(_ name: String) -> String { name + "_inExtension" }

    /// How the class can forward to the member, which stays in its extension; `nil` if it can't.
    var forwarding: Forwarding? {
      let start = declaration.trimmedBytes.lowerBound
      if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body,
        let call = function.forwardingCall
      {
        return Forwarding(
          name: function.name, signature: start..<body.trimmedBytes.lowerBound,
          body: "{ \(call) }")
      }
      guard let property = declaration.as(VariableDeclSyntax.self), property.bindings.count == 1,
        let binding = property.bindings.first, let block = binding.accessorBlock,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { return nil }
      let target = Self.extensionName(name.identifierText)
      let body: String
      switch block.accessors {
      case .getter: body = "{ \(target) }"
      case .accessors(let accessors):
        guard accessors.allSatisfy({ ["get", "set"].contains($0.accessorSpecifier.text) }),
          accessors.allSatisfy({ $0.effectSpecifiers == nil })
        else { return nil }
        body =
          accessors.count == 1
          ? "{ \(target) }" : "{ get { \(target) } set { \(target) = newValue } }"
      }
      return Forwarding(
        name: name, signature: start..<block.trimmedBytes.lowerBound, body: body)
    }

    /// The names that the member uses.
    var usedNames: Set<String> {
      Set(declaration.descendants(DeclReferenceExprSyntax.self).map(\.baseName.identifierText))
        .union(declaration.descendants(IdentifierTypeSyntax.self).map(\.name.identifierText))
    }
  }

  extension FunctionDeclSyntax {
    /// The call of this function in its extension with the same arguments.
    fileprivate var forwardingCall: String? {
      var arguments: [String] = []
      for parameter in signature.parameterClause.parameters {
        let name = (parameter.secondName ?? parameter.firstName).text
        guard name != "_", parameter.ellipsis == nil else { return nil }
        let isInout = parameter.type.as(AttributedTypeSyntax.self)?.specifiers
          .contains { $0.trimmedDescription == "inout" }
        let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
        arguments.append(label + (isInout == true ? "&" : "") + name)
      }
      let effects = signature.effectSpecifiers
      let words =
        (effects?.throwsClause == nil ? "" : "try ")
        + (effects?.asyncSpecifier == nil ? "" : "await ")
      let target = MovedMember.extensionName(name.identifierText)
      return words + target + "(" + arguments.joined(separator: ", ") + ")"
    }
  }
#endif
