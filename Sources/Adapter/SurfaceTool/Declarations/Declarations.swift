import SwiftSyntax

/// A public protocol.
struct ProtocolDeclaration {
  let name: String
  /// The protocols from which it inherits.
  let parents: [String]
  let requirements: [Requirement]
  /// Whether apps never name it, because it stands for what the compiler or a build generates.
  let isHidden: Bool
}

/// A public class.
struct ClassDeclaration {
  /// The name, with those of the types around it.
  let name: String
  /// The class's superclass and protocols, without generic arguments.
  let inherited: [String]
  let isOpen: Bool
  let file: SourceFile
  let node: ClassDeclSyntax

  var members: [DeclSyntax] { node.memberBlock.members.declarations }

  /// The name of the type around it; empty if there is none.
  var scope: String { name.split(separator: ".").dropLast().joined(separator: ".") }
}

/// An extension.
struct ExtensionDeclaration {
  let extended: String
  /// The protocols that it adopts.
  let inherited: [String]
  let file: SourceFile
  let node: ExtensionDeclSyntax

  var members: [DeclSyntax] { node.memberBlock.members.declarations }
  var isPublic: Bool { node.modifiers.contains(keyword: "public") }

  /// The type that has the members: that of `where Self: Type`, or else the extended one.
  var owner: String {
    for requirement in node.genericWhereClause?.requirements ?? [] {
      if case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == "Self"
      {
        return conformance.rightType.trimmedDescription
      }
    }
    return extended
  }
}

extension DeclModifierListSyntax {
  func contains(keyword: String) -> Bool {
    contains { $0.name.text == keyword && $0.detail == nil }
  }
}
