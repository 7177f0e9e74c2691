import SwiftSyntax

extension EditCollector {
  /// Makes `Bundle.module` the bundle that the build plugin makes of the target's resources.
  ///
  /// SwiftPM declares `module`, too, for the folder in which that bundle lies.
  func adapt(moduleBundle node: MemberAccessExprSyntax) {
    guard node.declName.baseName.identifierText == "module", node.declName.argumentNames == nil
    else { return }
    switch node.base?.trimmedDescription {
    case "Bundle", "Foundation.Bundle": break
    case nil where Self.isBundle(node): break
    default: return
    }
    edits.replace(node.declName, with: "flowshModule")
  }

  /// Whether `.module` stands where a bundle is expected: as an argument `bundle` or `in`, or as
  /// the default value of a parameter or property of that type.
  private static func isBundle(_ node: MemberAccessExprSyntax) -> Bool {
    if let argument = node.parent?.as(LabeledExprSyntax.self) {
      return ["bundle", "in"].contains(argument.label?.text)
    }
    guard let owner = node.parent?.as(InitializerClauseSyntax.self)?.parent else { return false }
    let type =
      owner.as(FunctionParameterSyntax.self)?.type
      ?? owner.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    return ["Bundle", "Bundle?"].contains(type?.trimmedDescription)
  }
}
