import SwiftSyntax

extension EditCollector {
  /// Decides the conditions of `#if` that are true or false on iOS and not here.
  ///
  /// `canImport` is left to the compiler: what has a stand-in can be imported, if need be under
  /// the stand-in's name, and code for a module that hasn't could not be compiled.
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
    case ("canImport", let module): StandIn.module(for: module).map { "canImport(\($0))" }
    default: nil
    }
  }

  /// Makes an import one that resolves here.
  ///
  /// A part of a module that exists here only as a whole is imported as a whole: Foundation's
  /// classes are in two modules here, and UIKit's in another one. XCTest of Linux doesn't say, as
  /// Apple's does, which of its types may pass from actor to actor, so it is imported as a module
  /// of the time before concurrency.
  func adapt(import node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return }
    if unusedModules.contains(module) { return edits.remove(node, in: bytes) }
    switch module {
    case "XCTest":
      if !node.attributes.contains(named: "preconcurrency") {
        edits.insert("@preconcurrency ", at: node.trimmedBytes.lowerBound)
      }
      return
    case "Darwin": edits.replace(node.path, with: "Glibc")
    case "Foundation", "UIKit", "ObjectiveC", "CoreGraphics", "QuartzCore":
      guard node.path.count > 1 else { return }
      edits.replace(node.path, with: module)
    case let module where StandIn.module(for: module) != nil:
      edits.replace(node.path, with: StandIn.module(for: module) ?? module)
    default: return
    }
    if let kind = node.importKindSpecifier { edits.remove(kind, in: bytes) }
  }
}
