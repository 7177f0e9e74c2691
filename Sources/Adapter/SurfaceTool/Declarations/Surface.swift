import Foundation
import SwiftSyntax

/// The declarations of UIKit's surface, in the order of the files' paths.
struct Surface {
  private(set) var protocols: [ProtocolDeclaration] = []
  private(set) var classes: [ClassDeclaration] = []
  private(set) var extensions: [ExtensionDeclaration] = []
  /// The full names of all types, also of those that apps can't see.
  private(set) var typeNames: Set<String> = []

  init(_ files: [SourceFile]) throws {
    for file in files {
      let reader = DeclarationReader(file)
      reader.walk(file.tree)
      if let error = reader.error { throw error }
      protocols += reader.protocols
      classes += reader.classes
      extensions += reader.extensions
      typeNames.formUnion(reader.typeNames)
    }
  }

  /// Returns a protocol and those from which it inherits, itself first; empty if it isn't known.
  func lineage(ofProtocol name: String) -> [ProtocolDeclaration] {
    guard let found = protocols.first(where: { $0.name == name }) else { return [] }
    return [found] + found.parents.flatMap(lineage(ofProtocol:))
  }

  /// The names of the classes.
  var classNames: Set<String> { Set(classes.map(\.name)) }

  /// Returns the full name of a type that is named inside another type.
  func resolved(_ name: String, in scope: String) -> String {
    var outer = scope.split(separator: ".")
    while !outer.isEmpty {
      let candidate = outer.joined(separator: ".") + "." + name
      if typeNames.contains(candidate) { return candidate }
      outer.removeLast()
    }
    return name
  }

  /// Returns the superclasses of a class that are UIKit's, nearest first.
  func superclasses(of declaration: ClassDeclaration) -> [ClassDeclaration] {
    guard let first = declaration.inherited.first else { return [] }
    let name = resolved(first, in: declaration.scope)
    guard let found = classes.first(where: { $0.name == name }) else { return [] }
    return [found] + superclasses(of: found)
  }

  /// Returns the protocols that a class adopts, with those from which they inherit, without those
  /// that a superclass adopts, or that apps never name.
  func protocols(adoptedBy declaration: ClassDeclaration) -> [ProtocolDeclaration] {
    func adopted(_ declaration: ClassDeclaration) -> [ProtocolDeclaration] {
      let parts = extensions.filter { $0.extended == declaration.name }
      return (declaration.inherited + parts.flatMap(\.inherited))
        .flatMap(lineage(ofProtocol:))
    }
    let known = Set(superclasses(of: declaration).flatMap(adopted).map(\.name))
    return adopted(declaration).filter { !$0.isHidden && !known.contains($0.name) }
  }

  /// Returns whether an object may leave a requirement of a protocol out.
  func isOptional(_ requirement: Requirement, of name: String) -> Bool {
    !requirement.declaration.modifiers.contains(keyword: "static")
      && (requirement.defaultImplementation != nil
        || extensions.contains { part in
          part.extended == name && part.members.contains { MemberKey($0) == requirement.key }
        })
  }
}

/// Collects the public declarations of a file.
private final class DeclarationReader: SyntaxAnyVisitor {
  private let file: SourceFile
  /// The names of the types around a declaration.
  private var names: [String] = []
  private(set) var protocols: [ProtocolDeclaration] = []
  private(set) var classes: [ClassDeclaration] = []
  private(set) var extensions: [ExtensionDeclaration] = []
  private(set) var typeNames: Set<String> = []
  private(set) var error: (any Error)?

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.as(SyntaxEnum.self) {
    case .classDecl(let node):
      begin(node.name)
      add(node)
    case .structDecl(let node): begin(node.name)
    case .enumDecl(let node): begin(node.name)
    case .extensionDecl(let node):
      names.append(node.typeName)
      extensions.append(
        ExtensionDeclaration(
          extended: node.typeName, inherited: node.inheritanceClause.names, file: file, node: node))
    case .protocolDecl(let node):
      typeNames.insert((names + [node.name.text]).joined(separator: "."))
      add(node)
      return .skipChildren
    case .typeAliasDecl(let node):
      typeNames.insert((names + [node.name.text]).joined(separator: "."))
      return .skipChildren
    case .functionDecl, .variableDecl: return .skipChildren
    default: break
    }
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .extensionDecl: names.removeLast()
    default: break
    }
  }

  private func begin(_ name: TokenSyntax) {
    names.append(name.text)
    typeNames.insert(names.joined(separator: "."))
  }

  private func add(_ node: ProtocolDeclSyntax) {
    guard node.modifiers.contains(keyword: "public") else { return }
    do {
      protocols.append(
        ProtocolDeclaration(
          name: node.name.text, parents: node.inheritanceClause.names,
          requirements: try node.memberBlock.members.declarations.compactMap {
            try Requirement($0, at: file.place(of: $0))
          },
          isHidden: node.name.text.hasPrefix("_") || node.attributes.contains(named: "_spi")))
    } catch {
      self.error = self.error ?? error
    }
  }

  private func add(_ node: ClassDeclSyntax) {
    let isOpen = node.modifiers.contains(keyword: "open")
    let isPublic = isOpen || node.modifiers.contains(keyword: "public")
    guard isPublic, !node.attributes.contains(named: "_spi") else { return }
    classes.append(
      ClassDeclaration(
        name: names.joined(separator: "."), inherited: node.inheritanceClause.names,
        isOpen: isOpen, file: file, node: node))
  }
}

extension InheritanceClauseSyntax? {
  /// The types after the colon, without attributes and generic arguments.
  fileprivate var names: [String] {
    (self?.inheritedTypes ?? []).map { inherited in
      let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
      return type.as(IdentifierTypeSyntax.self)?.name.text ?? type.trimmedDescription
    }
  }
}
