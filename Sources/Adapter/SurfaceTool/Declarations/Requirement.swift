import SwiftSyntax

/// A requirement of a protocol.
///
/// In UIKit, some are optional. Here, the end of such a requirement's documentation says what its
/// default implementation returns or does: ``- Default: `nil`, which means none`` or
/// `- Default: nothing`.
struct Requirement {
  /// The implementation of an object that has none.
  enum Default {
    case nothing
    /// An expression, and the rest of the sentence.
    case expression(String, comment: String)
  }

  let key: MemberKey
  let declaration: DeclSyntax
  let place: Place
  /// The lines of the documentation, without that of the default.
  let documentation: [String]
  /// `nil` if an object must implement the requirement, or if the default stands in an extension.
  let defaultImplementation: Default?

  init?(_ declaration: DeclSyntax, at place: Place) throws {
    guard let key = MemberKey(declaration) else { return nil }
    self.key = key
    self.declaration = declaration
    self.place = place
    var lines: [String] = declaration.leadingTrivia.compactMap {
      if case .docLineComment(let line) = $0 { line } else { nil }
    }
    let pattern = #/^///\s*-\s*default\b/#.ignoresCase()
    if let first = lines.firstIndex(where: { $0.contains(pattern) }) {
      guard lines[first].hasPrefix(Self.label) else {
        throw SurfaceError(
          place,
          "the documentation has \"\(lines[first].dropFirst(3).trimmed)\"; write the "
            + "default as \"- Default:\"")
      }
      // Another item of the documentation may follow.
      let end = lines[(first + 1)...].firstIndex { $0.hasPrefix("/// - ") } ?? lines.endIndex
      let text = lines[first..<end].map { $0.dropFirst(4).trimmed }.joined(separator: " ")
      defaultImplementation = try Self.read(text.dropFirst(Self.label.count - 4).trimmed, place)
      lines.removeSubrange(first..<end)
    } else {
      defaultImplementation = nil
    }
    documentation = lines
  }

  private static let label = "/// - Default:"

  private static func read(_ text: String, _ place: Place) throws -> Default {
    if text == "nothing" { return .nothing }
    let parts = text.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, !parts[1].isEmpty else {
      throw SurfaceError(
        place, "the default is \"\(text)\"; write an expression in backquotes, or \"nothing\"")
    }
    return .expression(String(parts[1]), comment: String(parts[2]))
  }

  /// Whether it is a property whose type is optional.
  var isOptionalProperty: Bool {
    declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
      .is(OptionalTypeSyntax.self) == true
  }

  /// Whether the default implementation returns what its expression is.
  var returnsValue: Bool {
    declaration.as(FunctionDeclSyntax.self).map { $0.signature.returnClause != nil } ?? true
  }

  /// Returns the declaration of an implementation: with an access level, and a body.
  func implementation(_ access: String, _ implementation: Default) -> String {
    let body =
      switch implementation {
      case .nothing: "{}"
      case .expression(let text, _): "{ \(text) }"
      }
    if let method = declaration.as(FunctionDeclSyntax.self) {
      let plain = method.with(\.attributes, []).trimmedDescription
      return "\(method.attributes.trimmedDescription) \(access) \(plain) \(body)".onOneLine
    }
    guard let property = declaration.as(VariableDeclSyntax.self),
      let binding = property.bindings.first, let type = binding.typeAnnotation
    else { return "" }
    let plain = "var \(binding.pattern.trimmedDescription)\(type.trimmedDescription)"
    return
      "\(property.attributes.trimmedDescription) \(property.modifiers) \(access) \(plain) \(body)"
      .onOneLine
  }
}

extension String {
  /// The text with one space in place of each run of white space; the formatter breaks the line.
  fileprivate var onOneLine: String {
    split { $0.isWhitespace }.joined(separator: " ")
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
