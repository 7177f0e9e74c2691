import SwiftSyntax

/// The import of a module, with the conditions under which it is compiled.
package struct ConditionalImport: Hashable, Sendable {
  package let module: String
  /// The lines with `#if`, `#elseif` and `#else` that lead to it, for each nested block.
  private let conditions: [String]

  init?(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return nil }
    self.module = module
    var conditions: [String] = []
    var next = Syntax(node).parent
    while let node = next {
      if let clause = node.as(IfConfigClauseSyntax.self),
        let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
      {
        let before = clauses.prefix { $0.id != clause.id } + [clause]
        conditions.insert(
          before.map { $0.poundKeyword.text + " " + ($0.condition?.trimmedDescription ?? "") }
            .joined(separator: "\n"), at: 0)
      }
      next = node.parent
    }
    self.conditions = conditions
  }

  /// A text that fails to compile with an error if the import is compiled and there is no module.
  package func check(_ error: String) -> String {
    let lines =
      conditions + ["#if !canImport(\(module))", "#error(\"\(error)\")", "#endif"]
      + conditions.map { _ in "#endif" }
    return lines.joined(separator: "\n") + "\n"
  }
}
