#if AppSources
  import SwiftSyntax

  extension EditCollector {
    /// Makes `#selector(tapped(_:))` a selector that has the method itself.
    func adapt(selector node: MacroExpansionExprSyntax) {
      guard let argument = node.arguments.first else { return }
      if let label = argument.label?.text {
        let name = argument.expression.trimmedDescription.lastComponent
        let accessor =
          label == "setter" ? "set\(name.prefix(1).uppercased())\(name.dropFirst()):" : name
        return edits.replace(node, with: "Selector(\"\(accessor)\")" + newlines(in: node))
      }
      var (method, cast) = argument.expression.splitCast
      while let tuple = method.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first?.expression
      {
        (method, cast) = cast == nil ? inner.splitCast : (inner, cast)
      }
      edits.replace(node, with: selector(of: method, as: cast) + newlines(in: node))
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

    /// As many line ends as a node has, so that the lines after it stay where they were.
    private func newlines(in node: some SyntaxProtocol) -> String {
      String(repeating: "\n", count: node.trimmedDescription.count { $0.isNewline })
    }

    /// Returns the call that creates a method's selector.
    private func selector(of method: ExprSyntax, as cast: String?) -> String {
      let scope = scopes.last
      if let reference = method.as(DeclReferenceExprSyntax.self) {
        return selector(
          reference, of: scope.map { owner(of: reference.baseName.identifierText, in: $0) },
          as: cast)
      }
      guard let access = method.as(MemberAccessExprSyntax.self), let base = access.base else {
        return "Selector(\"\(method.trimmedDescription.filter { !$0.isWhitespace })\")"
      }
      let text = base.trimmedDescription
      switch text {
      case "self", "Self", "type(of: self)": return selector(access.declName, of: scope, as: cast)
      case "super":
        let above = scope.flatMap { index.superclasses(of: $0).first }
        return selector(access.declName, of: above ?? scope, as: cast)
      default: break
      }
      if text.lastComponent.first?.isUppercase == true {
        return selector(
          access.declName, of: scope.map { index.resolved(text, in: $0) } ?? text, as: cast)
      }
      return selector(access.declName, of: scope.flatMap { type(of: text, in: $0) }, as: cast)
    }

    /// Returns the enclosing type that has a method: the innermost one, or one around it.
    private func owner(of name: String, in scope: String) -> String {
      var candidate = scope
      while index.members(name, of: candidate).isEmpty, let end = candidate.lastIndex(of: ".") {
        candidate = String(candidate[..<end])
      }
      return index.members(name, of: candidate).isEmpty ? scope : candidate
    }

    /// Returns the declared type of a property, such as `viewModel` or `self.viewModel`.
    private func type(of path: String, in scope: String) -> String? {
      var type = scope
      for name in path.split(separator: ".").map({ $0.filter { !"?!".contains($0) } })
      where name != "self" {
        guard let property = index.members(name, of: type).first(where: { $0.kind == .property }),
          let declared = property.types.first
        else { return nil }
        let plain = declared.filter { !"?!".contains($0) }
        type = index.resolved(
          plain.hasPrefix("any ") ? String(plain.dropFirst(4)) : plain, in: type)
      }
      return type
    }

    private func selector(
      _ reference: DeclReferenceExprSyntax, of type: String?, as cast: String?
    ) -> String {
      let base = reference.baseName.identifierText
      let written = reference.trimmedDescription.filter { !$0.isWhitespace }
      let labels = reference.argumentNames?.arguments.map(\.name.identifierText)
      let methods = type.map { index.members(base, of: $0).filter { $0.kind == .method } } ?? []
      let method = methods.first { labels == nil || $0.labels == labels }
      let name = method?.selector ?? SelectorName.objCName(of: base, labels: labels ?? [])
      guard let type else { return "Selector(\"\(name)\")" }
      if method?.isStatic == true {
        return "Selector(\"\(name)\", { (type: \(type).Type) in type.\(written) })"
      }
      if index.declaration(of: type)?.facts.kind == .protocol {
        return "Selector(\"\(name)\", { (object: any \(type)) in object.\(written) })"
      }
      var full = "\(type).\(written)"
      if labels == nil, let method, !method.labels.isEmpty, cast == nil, methods.count == 1 {
        full = "\(type).\(method.fullName)"
      }
      guard let cast else { return "Selector(\"\(name)\", \(full))" }
      let curried = cast.hasPrefix("(\(type))") || cast.hasPrefix("(Self)")
      return "Selector(\"\(name)\", \(full) as \(curried ? cast : "(\(type)) -> \(cast)"))"
    }
  }

  extension ExprSyntax {
    /// The expression and the type of `expression as Type`.
    fileprivate var splitCast: (ExprSyntax, String?) {
      if let cast = self.as(AsExprSyntax.self) {
        return (cast.expression, cast.type.trimmedDescription)
      }
      guard let sequence = self.as(SequenceExprSyntax.self)?.elements.map({ $0 }),
        sequence.count == 3, sequence[1].is(UnresolvedAsExprSyntax.self),
        let type = sequence[2].as(TypeExprSyntax.self)
      else { return (self, nil) }
      return (sequence[0], type.type.trimmedDescription)
    }
  }

  extension String {
    /// What follows the last period.
    var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
  }
#endif
