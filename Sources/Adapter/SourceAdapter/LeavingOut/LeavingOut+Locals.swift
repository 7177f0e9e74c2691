import BuildFormats
import SwiftSyntax

// Uses of local names that are left out.
extension LeavingOut {
  /// Leaves out the statements that use a local declaration which is left out.
  func addUses(of form: PieceForm, _ cause: Cause) {
    guard form.isLocal, let item = form.node.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return }
    let names = Set(form.names)
    for later in list.drop(while: { $0.id != item.id }).dropFirst() {
      for token in later.tokens(viewMode: .sourceAccurate)
      where names.contains(token.identifierText) && token.isUseOfLocalName
        && !isLeftOut(token.trimmedBytes.lowerBound)
      {
        // Another declaration may have the same name, such as a closure's parameter.
        let declaration = token.local(token.identifierText)?.declaration.trimmedBytes.lowerBound
        guard declaration.map(form.node.trimmedBytes.contains) ?? true,
          var next = PieceForms(around: token, "").forms.first(where: { !isRendered($0) })
        else { continue }
        // The declaration has said what is missing, unless the statement runs later.
        if [.statement, .declaration].contains(next.kind), !token.isDeferred(in: list) {
          next = next.removing
        }
        add(next, cause)
        addUses(of: next, cause)
      }
    }
  }
}
