import SwiftSyntax

/// The identity of a method or a property within a type: its full name, and the types of its
/// parameters, in which methods of one name may differ.
struct MemberKey: Hashable {
  /// The name with labels, such as `tableView(_:didSelectRowAt:)`.
  let fullName: String
  private let types: [String]

  /// Creates the key of a method or a property; `nil` for another declaration.
  init?(_ declaration: DeclSyntax) {
    if let method = declaration.as(FunctionDeclSyntax.self) {
      let parameters = method.signature.parameterClause.parameters
      fullName =
        method.name.text + "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"
      types = parameters.map { $0.type.description.filter { !$0.isWhitespace } }
    } else if let property = declaration.as(VariableDeclSyntax.self),
      let name = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    {
      fullName = name.identifier.text
      types = []
    } else {
      return nil
    }
  }
}
