import BuildFormats
import SwiftSyntax

// Uses of types that are left out.
extension LeavingOut {
  /// The types that have been left out since the last call.
  package func takeLostTypes() -> Set<String> {
    defer { lostTypes = [] }
    return lostTypes
  }

  /// Returns how many declarations a name has, also as a type inside others or as a parameter of
  /// generic code.
  package func declarations(ofType name: String) -> Int {
    typeTokens[name, default: []].count { !$0.namesType }
  }

  /// Leaves out what names types that nothing declares any more, as the compiler would ask for in
  /// the next round.
  ///
  /// - Parameters:
  ///   - types: The names.
  ///   - causes: The causes of what is no longer declared, by name; receives those of more names.
  /// - Returns: Whether the file names any of them.
  package func leaveOut(usesOf types: Set<String>, _ causes: inout [String: Cause]) -> Bool {
    let tokens = types.sorted().flatMap { typeTokens[$0, default: []] }.filter(\.namesType)
    guard !tokens.isEmpty else { return false }
    let gone = RangeSet(flatEdits.edits.map(\.range))
    for token in tokens {
      let place = token.trimmedBytes.lowerBound
      guard !gone.contains(place) else { continue }
      let error = CompilerError(
        line: 0, column: 0, "cannot find type '\(token.identifierText)' in scope")
      add(error, at: place, behind: nil, .spelling, &causes)
    }
    render()
    return true
  }

  func tokensOfTypes() -> [String: [TokenSyntax]] {
    let tokens = tree.tokens(viewMode: .sourceAccurate).filter { $0.namesType || $0.declaresType }
    return Dictionary(grouping: tokens, by: \.identifierText)
  }
}

extension TokenSyntax {
  /// Whether the token names a type that may be declared anywhere in the module.
  fileprivate var namesType: Bool {
    if parent?.as(IdentifierTypeSyntax.self)?.name.id == id { return true }
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    let access = reference.parent?.as(MemberAccessExprSyntax.self)
    return access?.declName.id != reference.id && text.first?.isUppercase == true
  }

  fileprivate var declaresType: Bool {
    parent?.asProtocol((any NamedDeclSyntax).self)?.name.id == id
      || parent?.as(GenericParameterSyntax.self)?.name.id == id
  }
}
