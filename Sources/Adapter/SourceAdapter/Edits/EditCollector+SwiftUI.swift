import SwiftSyntax

extension EditCollector {
  /// Whether a member only makes views of SwiftUI, which nothing shows here.
  ///
  /// A view's own such members are left out. Those of other types stay: a coordinator's function
  /// may return the view that it hosts.
  func makesViews(_ member: DeclSyntax) -> Bool {
    guard importsSwiftUI, let scope = scopes.last, !member.isLocal else { return false }
    guard let (type, attributes) = member.computedValue, isDrawn(scope) else { return false }
    let builders = ["ViewBuilder", "ToolbarContentBuilder", "CommandsBuilder"]
    if builders.contains(where: { attributes.contains(named: $0) }) { return true }
    guard let type else { return false }
    if ["AnyView", "any View", "Path"].contains(type.trimmedDescription) { return true }
    guard let some = type.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.text == "some"
    else { return false }
    return !["Scene"].contains(some.constraint.trimmedDescription)
  }

  /// Whether a type is a view, or one that changes how views look.
  private func isDrawn(_ type: String) -> Bool {
    if Self.drawn.contains(type) { return true }
    return Self.drawn.contains { index.conforms(type, to: $0) }
  }

  private static let drawn: Set = [
    "Animatable", "AnimatableModifier", "ButtonStyle", "InsettableShape", "LabelStyle",
    "PrimitiveButtonStyle", "ProgressViewStyle", "Shape", "TextFieldStyle", "ToggleStyle",
    "ToolbarContent", "View", "ViewModifier",
    // Views that the app's extensions extend.
    "Button", "Color", "Font", "HStack", "Image", "List", "NavigationView", "Text", "TextField",
    "VStack", "ZStack",
  ]
}

extension DeclSyntax {
  /// The type of the value that the member computes, and its attributes; `nil` for any other
  /// member.
  fileprivate var computedValue: (type: TypeSyntax?, attributes: AttributeListSyntax)? {
    if let node = self.as(FunctionDeclSyntax.self) {
      return node.body.map { _ in (node.signature.returnClause?.type, node.attributes) }
    }
    if let node = self.as(SubscriptDeclSyntax.self) {
      return (node.returnClause.type, node.attributes)
    }
    guard let node = self.as(VariableDeclSyntax.self), let binding = node.bindings.first,
      binding.accessorBlock != nil, binding.initializer == nil
    else { return nil }
    return (binding.typeAnnotation?.type, node.attributes)
  }
}
