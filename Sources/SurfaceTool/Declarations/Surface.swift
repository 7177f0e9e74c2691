#if AppSources
  import Foundation
  import SwiftSyntax

  /// The declarations of UIKit's surface, in the order of the files' paths.
  struct Surface {
    private(set) var protocols: [ProtocolDeclaration] = []
    private(set) var classes: [ClassDeclaration] = []
    private(set) var extensions: [ExtensionDeclaration] = []

    init(_ files: [SourceFile]) throws {
      for file in files {
        let reader = DeclarationReader(file)
        reader.walk(file.tree)
        if let error = reader.error { throw error }
        protocols += reader.protocols
        classes += reader.classes
        extensions += reader.extensions
      }
    }

    /// Returns a protocol and those from which it inherits, itself first; empty if it isn't known.
    func lineage(ofProtocol name: String) -> [ProtocolDeclaration] {
      guard let found = protocols.first(where: { $0.name == name }) else { return [] }
      return [found] + found.parents.flatMap(lineage(ofProtocol:))
    }

    /// The names of the classes.
    var classNames: Set<String> { Set(classes.map(\.name)) }

    /// Returns whether an extension of a protocol implements a requirement.
    func isImplementedByExtension(_ requirement: Requirement, of name: String) -> Bool {
      extensions.contains { part in
        part.extended == name && part.members.contains { MemberKey($0) == requirement.key }
      }
    }
  }

  /// Collects the public declarations of a file.
  private final class DeclarationReader: SyntaxVisitor {
    private let file: SourceFile
    /// The names of the types around a declaration.
    private var names: [String] = []
    private(set) var protocols: [ProtocolDeclaration] = []
    private(set) var classes: [ClassDeclaration] = []
    private(set) var extensions: [ExtensionDeclaration] = []
    private(set) var error: (any Error)?

    init(_ file: SourceFile) {
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.modifiers.contains(keyword: "public") else { return .skipChildren }
      do {
        protocols.append(
          ProtocolDeclaration(
            name: node.name.text, parents: node.inheritanceClause.names,
            requirements: try node.memberBlock.members.compactMap {
              try Requirement($0.decl, at: file.place(of: $0.decl))
            },
            isHidden: node.name.text.hasPrefix("_") || node.attributes.contains(named: "_spi")))
      } catch {
        self.error = self.error ?? error
      }
      return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      names.append(node.name.text)
      let isOpen = node.modifiers.contains(keyword: "open")
      let isPublic = isOpen || node.modifiers.contains(keyword: "public")
      if isPublic, !node.attributes.contains(named: "_spi") {
        classes.append(
          ClassDeclaration(
            name: names.joined(separator: "."), inherited: node.inheritanceClause.names,
            isOpen: isOpen, file: file, node: node))
      }
      return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { names.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      names.append(node.extendedType.trimmedDescription)
      extensions.append(
        ExtensionDeclaration(
          extended: node.extendedType.trimmedDescription, file: file, node: node))
      return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { names.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      names.append(node.name.text)
      return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { names.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      names.append(node.name.text)
      return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { names.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
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

  extension AttributeListSyntax {
    fileprivate func contains(named name: String) -> Bool {
      contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
    }
  }
#endif
