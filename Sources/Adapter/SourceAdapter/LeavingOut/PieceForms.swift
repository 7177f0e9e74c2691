import BuildFormats
import SwiftSyntax

/// The pieces around a place of a file that can be left out, from the smallest to the largest.
struct PieceForms {
  /// A place where the compiler has an error.
  struct Place {
    let token: TokenSyntax
    let message: String
  }

  private(set) var forms: [PieceForm] = []

  /// Finds the pieces.
  ///
  /// - Parameters:
  ///   - token: The token at the place.
  ///   - message: The compiler's error there.
  init(around token: TokenSyntax, _ message: String) {
    add(for: message, at: token)
    let place = Place(token: token, message: message)
    var child = Syntax(token)
    while let node = child.parent {
      add(node, child, place)
      child = node
    }
  }

  mutating func add(_ form: PieceForm?) {
    if let form { forms.append(form) }
  }

  // MARK: Pieces that the message asks for

  mutating func add(for message: String, at token: TokenSyntax) {
    add(spelling(for: message, at: token))
    if message.contains("does not override") {
      add(
        token.nearest(DeclSyntax.self) { $0.overrideModifier != nil }?.overrideModifier.map {
          PieceForm(removing: $0, .override)
        })
    } else if message.contains("must have at least one executable statement") {
      // All that the case does is left out.
      add(
        token.nearest(SwitchCaseSyntax.self).map { node in
          let end = node.label.trimmedBytes.upperBound
          return PieceForm(.spelling, node, [(end - 1..<end, { _ in ": break" })])
        })
    } else if message.hasPrefix("switch must be exhaustive") {
      add(
        token.nearest(SwitchExprSyntax.self).map { node in
          let end = node.rightBrace.trimmedBytes.lowerBound
          return PieceForm(.value, node, [(end..<end, { "default: \(ReachedPiece.fault($0)) " })])
        })
    } else if message.contains("body must not fall through") || message.hasPrefix("missing return")
    {
      // What would have ended the body is a stand-in, or left out.
      let guarded = token.nearest(GuardStmtSyntax.self)?.body.rightBrace
      let end = message.hasPrefix("missing") ? token : guarded
      if let end, end.tokenKind == .rightBrace, let body = end.parent {
        let separator = end.leadingTrivia.contains(where: \.isNewline) ? "" : "; "
        let range = end.trimmedBytes.lowerBound..<end.trimmedBytes.lowerBound
        add(PieceForm(.value, body, [(range, { "\(separator)\(ReachedPiece.fault($0)) " })]))
      }
    } else if message.contains("different actor isolation from nonisolated overridden") {
      // The superclass belongs to no actor.
      let attribute = token.nearestGroup?.attributes.compactMap { $0.as(AttributeSyntax.self) }
        .first { $0.attributeName.lastName == "MainActor" }
      add(attribute.map { PieceForm(removing: $0, .attribute) })
    } else if let match = message.firstMatch(
      of: /(?:not conform to [a-z ]*protocol|from non-protocol[a-z, -]* type) '(?:\w+\.)*(\w+)'/
    ) {
      let names = [String(match.1)] + (Self.composed[String(match.1)] ?? [])
      let inherited = token.nearestGroup?.inheritanceClause?.inheritedTypes
      add(inherited?.first { names.contains($0.type.lastName) }.map(Self.conformance))
    } else {
      // A property that no initializer can give a value becomes one that is reached later.
      for match in message.matches(
        of: /'self\.(\w+)' (?:is )?not initialized|stored property '(\w+)' without initial value/)
      {
        guard let name = match.1 ?? match.2, let group = token.nearestGroup else { continue }
        let property = group.memberBlock.members.declarations
          .compactMap { $0.as(VariableDeclSyntax.self) }
          .first { DeclSyntax($0).declaredNames == [String(name)] }
        add(property.flatMap(Self.faultingProperty))
        add(property?.parent?.as(MemberBlockItemSyntax.self).flatMap(Self.member))
      }
    }
  }

  /// Protocols that stand for others.
  private static let composed = [
    "Decodable": ["Codable"], "Encodable": ["Codable"], "Equatable": ["Hashable", "Comparable"],
  ]

  // MARK: Pieces that enclose the place

  mutating func add(_ node: Syntax, _ child: Syntax, _ place: Place) {
    switch node.as(SyntaxEnum.self) {
    case .arrayElement(let element): add(Self.element(element))
    case .dictionaryElement(let element): add(Self.element(element))
    case .switchCaseItem(let item): add(Self.pattern(item))
    case .catchItem(let item): add(Self.pattern(item))
    case .switchCase(let node):
      if child.is(SwitchCaseLabelSyntax.self), node.siblingCount > 1 {
        add(PieceForm(removing: node, .element))
      }
    case .catchClause(let node):
      // An error that isn't there is never thrown.
      if child.is(CatchItemListSyntax.self) { add(PieceForm(removing: node, .element)) }
    case .repeatStmt(let loop):
      if child.id == loop.condition.id { add(Self.condition(loop)) }
    case .attribute(let attribute): add(PieceForm(removing: attribute, .attribute))
    case .inheritedType(let type): add(Self.conformance(type))
    case .conditionElement(let element): add(Self.condition(element))
    case .initializerClause(let clause): initializer(clause)
    case .codeBlockItem(let item): add(Self.statement(item, place))
    case .memberBlockItem(let item): add(Self.member(item))
    case .closureExpr(let closure):
      if child.id == closure.statements.id { add(Self.body(closure, closure.statements)) }
    case .functionDecl(let function):
      if child.id == function.body?.id, let body = function.body { add(Self.body(function, body)) }
    case .initializerDecl(let node):
      if child.id == node.body?.id, let body = node.body { add(Self.body(node, body)) }
    case .deinitializerDecl(let node):
      if let body = node.body { add(Self.body(node, body, ReachedPiece.note)) }
    case .accessorDecl(let accessor): add(Self.body(accessor))
    case .accessorBlock(let block):
      if case .getter(let items) = block.accessors { add(Self.body(block, items)) }
    case .sourceFile(let file): add(Self.file(file))
    default: break
    }
  }

  /// One of several patterns of a case or of a `catch`.
  static func pattern(_ item: some WithTrailingCommaSyntax) -> PieceForm? {
    if item.trailingComma != nil { return PieceForm(removing: item, .element) }
    guard let comma = item.previousToken(viewMode: .sourceAccurate), comma.text == "," else {
      return nil
    }
    let range = comma.trimmedBytes.lowerBound..<item.trimmedBytes.upperBound
    return PieceForm(.element, item, [(range, { _ in "" })])
  }

  /// An inherited type; a class without it, or a conformance less.
  static func conformance(_ type: InheritedTypeSyntax) -> PieceForm {
    PieceForm(.conformance, type.type) { _ in "Any" }
  }
}
