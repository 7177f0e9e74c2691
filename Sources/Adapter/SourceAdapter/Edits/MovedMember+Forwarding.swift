import SwiftSyntax

extension MovedMember {
  /// The parts of a member that calls the original: the range of the signature, and the body.
  struct Forwarding {
    /// The name that the original has in the extension.
    let name: TokenSyntax
    let signature: Range<Int>
    /// The words before a call, such as `try`.
    let words: String
    /// The arguments in parentheses; empty for a property.
    let arguments: String
    /// Whether it is a property that can be set.
    let isSettable: Bool

    /// The body that calls the original.
    var body: String { body(MovedMember.extensionName(name.identifierText)) }

    /// A body that calls another member.
    func body(_ target: String) -> String {
      let call = words + target + arguments
      return isSettable ? "{ get { \(call) } set { \(target) = newValue } }" : "{ \(call) }"
    }
  }

  /// The original's name in the extension, where the class only forwards to it.
  static func extensionName(_ name: String) -> String { name + "_inExtension" }

  /// The class's member that forwards to this one in its extension; `nil` if there can be none.
  var forwarding: Forwarding? {
    let start = declaration.trimmedBytes.lowerBound
    if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body,
      let arguments = function.forwardedArguments
    {
      return Forwarding(
        name: function.name, signature: start..<body.trimmedBytes.lowerBound,
        words: function.wordsOfCall, arguments: arguments, isSettable: false)
    }
    guard let property = declaration.as(VariableDeclSyntax.self), property.bindings.count == 1,
      let binding = property.bindings.first, let block = binding.accessorBlock,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    var isSettable = false
    if case .accessors(let accessors) = block.accessors {
      guard accessors.allSatisfy({ ["get", "set"].contains($0.accessorSpecifier.text) }),
        accessors.allSatisfy({ $0.effectSpecifiers == nil })
      else { return nil }
      isSettable = accessors.count > 1
    }
    return Forwarding(
      name: name, signature: start..<block.trimmedBytes.lowerBound, words: "", arguments: "",
      isSettable: isSettable)
  }

  /// The names that the member uses.
  var usedNames: Set<String> {
    Set(declaration.descendants(DeclReferenceExprSyntax.self).map(\.baseName.identifierText))
      .union(declaration.descendants(IdentifierTypeSyntax.self).map(\.name.identifierText))
  }
}

extension FunctionDeclSyntax {
  /// The words before a call, such as `try`.
  var wordsOfCall: String {
    let effects = signature.effectSpecifiers
    return (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
  }

  /// The arguments of a call with this function's parameters; `nil` if there is no such call.
  var forwardedArguments: String? {
    let parameters = signature.parameterClause.parameters
    let names = parameters.map { ($0.secondName ?? $0.firstName).text }
    guard !names.contains("_"), !parameters.contains(where: { $0.ellipsis != nil }) else {
      return nil
    }
    return arguments(names)
  }

  /// Returns the arguments of a call by the names of what is passed.
  func arguments(_ names: [String]) -> String {
    let arguments = zip(signature.parameterClause.parameters, names).map { parameter, name in
      let isInout = parameter.type.as(AttributedTypeSyntax.self)?.specifiers
        .contains { $0.trimmedDescription == "inout" }
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      return label + (isInout == true ? "&" : "") + name
    }
    return "(" + arguments.joined(separator: ", ") + ")"
  }
}
