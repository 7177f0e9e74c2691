#if AppSources
  import SwiftSyntax

  extension EditCollector {
    /// Decides the conditions of `#if` that are true or false on iOS and not here.
    func adapt(condition: ExprSyntax) {
      for node in condition.descendants(FunctionCallExprSyntax.self) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
          let argument = node.arguments.first?.expression.trimmedDescription,
          let value = Self.value(of: name, argument)
        else { continue }
        edits.replace(node, with: value)
      }
    }

    private static func value(of name: String, _ argument: String) -> String? {
      switch (name, argument) {
      case ("os", "iOS"), ("targetEnvironment", "simulator"): "true"
      case ("os", "Linux"): "false"
      default: nil
      }
    }

    /// Makes an import one that resolves here.
    ///
    /// A submodule of a module that exists here only as a whole is imported as a whole, and Foundation
    /// brings its networking, which is a module of its own here.
    func adapt(import node: ImportDeclSyntax) {
      guard let module = node.path.first?.name.text else { return }
      switch module {
      case "Darwin": edits.replace(node.path, with: "Glibc")
      case "UIKit", "ObjectiveC", "CoreGraphics", "QuartzCore":
        if node.path.count > 1, node.importKindSpecifier == nil {
          edits.replace(node.path, with: module)
        }
      case "Foundation":
        if node.path.count > 1, node.importKindSpecifier == nil {
          edits.replace(node.path, with: module)
        }
      default: break
      }
    }
  }

  extension SyntaxProtocol {
    /// All nodes of a type inside this node, this node included.
    func descendants<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
      var found: [Node] = Syntax(self).as(type).map { [$0] } ?? []
      for child in children(viewMode: .sourceAccurate) { found += child.descendants(type) }
      return found
    }
  }
#endif
