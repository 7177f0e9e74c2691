import SwiftParser
import SwiftSyntax

extension EditCollector {
  /// Makes `#selector(tapped(_:))` a selector that has the method itself.
  func adapt(selector node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    let text: String
    if let label = argument.label?.text {
      text = accessor(argument.expression.withoutParentheses, isSetter: label == "setter")
    } else {
      let (method, cast) = argument.expression.splitCast
      text = selector(of: method, as: cast)
    }
    edits.replace(node, with: text + newlines(in: node))
  }

  /// Gives the method to `Selector("tapped:")`, if the enclosing type has it.
  func adapt(selectorCall node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["Selector", "NSSelectorFromString"].contains(name), node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil,
      let literal = argument.expression.withoutParentheses.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue,
      let scope = scopes.last, let method = index.method(selector: literal, near: scope),
      !method.facts.isPrivate || method.owner == scope
    else { return }
    let facts = method.facts
    let reference = facts.labels.isEmpty ? facts.name : facts.fullName
    let text = reach(facts, as: reference, of: method.owner, nil)
    edits.replace(node, with: "Selector(\"\(literal)\", \(text))" + newlines(in: node))
  }

  /// Makes `#keyPath(trail.name)` a string.
  func adapt(keyPath node: MacroExpansionExprSyntax) {
    guard let path = node.arguments.first?.expression.trimmedDescription else { return }
    var parts = path.split(separator: ".").map { $0.filter { !"?! \n".contains($0) } }
    while parts.count > 1, parts[0] == "self" || parts[0].first?.isUppercase == true {
      parts.removeFirst()
    }
    edits.replace(node, with: "\"\(parts.joined(separator: "."))\"" + newlines(in: node))
  }

  /// Returns the call that creates a method's selector.
  private func selector(of method: ExprSyntax, as cast: MethodCast?) -> String {
    if let reference = method.as(DeclReferenceExprSyntax.self) {
      let type = scopes.last.map { owner(of: reference.baseName.identifierText, in: $0) }
      return selector(reference, of: type.map { .type($0) }, as: cast)
    }
    guard let access = method.as(MemberAccessExprSyntax.self), let base = access.base else {
      return "Selector(\"\(method.written)\")"
    }
    return selector(access.declName, of: receiver(base), as: cast)
  }

  /// Returns the call that creates the selector of a property's getter or setter.
  private func accessor(_ property: ExprSyntax, isSetter: Bool) -> String {
    let access = property.as(MemberAccessExprSyntax.self)
    let name =
      (access?.declName ?? property.as(DeclReferenceExprSyntax.self))?.baseName.text ?? ""
    let owner: SelectorReceiver? =
      if let base = access?.base { receiver(base) } else { scopes.last.map { .type($0) } }
    let selector = isSetter ? "set\(name.prefix(1).uppercased())\(name.dropFirst()):" : name
    let body = isSetter ? "{ object.\(name) = $0 }" : "{ object.\(name) }"
    switch owner {
    case .type(let type): return "Selector(\"\(selector)\", { (object: \(type)) in \(body) })"
    case .object(let object):
      return "Selector(\"\(selector)\", on: \(object)) { object in \(body) }"
    case nil: return "Selector(\"\(selector)\")"
    }
  }

  private func selector(
    _ reference: DeclReferenceExprSyntax, of receiver: SelectorReceiver?, as cast: MethodCast?
  ) -> String {
    let base = reference.baseName.identifierText
    var labels = reference.argumentNames?.arguments.map(\.name.identifierText)
    let methods: [MemberFacts] =
      if case .type(let type) = receiver {
        index.members(base, of: type).filter { $0.kind == .method }
      } else { [] }
    let method = methods.first { labels == nil || $0.labels == labels }
    var written = reference.written
    if labels == nil, methods.isEmpty, Self.editActions.contains(base) {
      // UIKit's own, which has a sender; `copy` alone would also be NSObject's method.
      labels = ["_"]
      written += "(_:)"
    }
    let name = method?.selector ?? SelectorName.objCName(of: base, labels: labels ?? [])
    if labels == nil, let method, !method.labels.isEmpty, cast == nil, methods.count == 1 {
      written += "(" + method.labels.map { $0 + ":" }.joined() + ")"
    }
    switch receiver {
    case nil: return "Selector(\"\(name)\")"
    case .object(let object):
      let cast = cast.map { " as \($0.ofObject)" } ?? ""
      return "Selector(\"\(name)\", on: \(object)) { $0.\(written)\(cast) }"
    case .type(let type):
      return "Selector(\"\(name)\", \(reach(method, as: written, of: type, cast)))"
    }
  }

  /// Returns the function that leads from an object to its method.
  private func reach(
    _ method: MemberFacts?, as written: String, of type: String, _ cast: MethodCast?
  ) -> String {
    if method?.isStatic == true { return "{ (type: \(type).Type) in type.\(written) }" }
    let kind = index.kind(of: type)
    if kind == .protocol || kind == nil && Self.protocolEndings.contains(where: type.hasSuffix) {
      let name =
        method.flatMap { $0.isOptional ? Self.optional(type, $0.typedName) : nil } ?? type
      return "{ (object: any \(name)) in object.\(written) }"
    }
    guard let cast else { return "\(type).\(written)" }
    return "\(type).\(written) as \(cast.ofType(type))"
  }

  /// The endings of the names of protocols that aren't the target's own.
  private static let protocolEndings = [
    "Delegate", "DataSource", "Delegating", "Protocol", "EditActions",
  ]

  /// The editing commands of `UIResponderStandardEditActions` that are written without a label.
  private static let editActions: Set = [
    "cut", "copy", "paste", "select", "selectAll", "delete", "toggleBoldface", "toggleItalics",
    "toggleUnderline",
  ]
}
