import SwiftSyntax

extension EditCollector {
  /// Strikes Xcode's previews, which no app shows, and remembers which modules the rest doesn't
  /// use.
  func prepareImports(of tree: SourceFileSyntax) {
    let previews = tree.statements.topLevel.filter(\.isPreview)
    for preview in previews { edits.remove(preview, in: bytes) }
    let imported = tree.statements.topLevel.compactMap {
      $0.as(ImportDeclSyntax.self)?.path.first?.name.text
    }
    importsSwiftUI = imported.contains("SwiftUICore")
    let absent = Set(
      imported.filter { AbsentModules.contains($0) && !index.isOwnModule($0) })
    guard !absent.isEmpty else { return }
    strikeHelpers(of: previews, absent, in: tree)
    let names = NameCollector(of: tree, leavingOut: previews).foreign
    unusedModules.formUnion(absent.filter { !uses($0, names) })
    if absent.contains("SwiftUI"), !unusedModules.contains("SwiftUI") { importsSwiftUI = true }
  }

  /// Strikes what shows a screen of UIKit in previews, if nothing else of the file uses SwiftUI.
  private func strikeHelpers(
    of previews: [Syntax], _ absent: Set<String>, in tree: SourceFileSyntax
  ) {
    guard absent.contains("SwiftUI") else { return }
    let helpers = tree.statements.topLevel.flatMap(\.previewHelpers)
    guard !helpers.isEmpty else { return }
    let rest = NameCollector(of: tree, leavingOut: previews + helpers)
    let types = Set(helpers.compactMap(\.typeName))
    guard !uses("SwiftUI", rest.foreign), types.isDisjoint(with: rest.used) else { return }
    for helper in helpers { edits.remove(helper, in: bytes) }
    unusedModules.insert("SwiftUI")
  }

  /// Returns whether one of the names is a module's, and no type of the project that other files
  /// see has it.
  private func uses(_ module: String, _ names: Set<String>) -> Bool {
    names.filter { AbsentModules.has(module, $0) }.sorted().contains { !index.isSeen($0) }
  }
}

/// Collects the names that a file uses, and those of the types that it declares.
private final class NameCollector: SyntaxVisitor {
  private let leftOut: [Range<Int>]
  private(set) var used: Set<String> = []
  private(set) var declared: Set<String> = []

  /// The names that a file uses and doesn't declare as types.
  var foreign: Set<String> { used.subtracting(declared) }

  init(of tree: SourceFileSyntax, leavingOut nodes: [Syntax]) {
    leftOut = nodes.map(\.trimmedBytes)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier = token.tokenKind else { return .skipChildren }
    let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
    if !leftOut.contains(where: { $0.contains(place) }) { used.insert(token.identifierText) }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    // A part of a module is imported by its name, and so it is used.
    node.importKindSpecifier == nil ? .skipChildren : .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { declared.insert(node.name.identifierText) }
  override func visitPost(_ node: EnumDeclSyntax) { declared.insert(node.name.identifierText) }
  override func visitPost(_ node: StructDeclSyntax) { declared.insert(node.name.identifierText) }
  override func visitPost(_ node: ProtocolDeclSyntax) {
    declared.insert(node.name.identifierText)
  }
  override func visitPost(_ node: TypeAliasDeclSyntax) {
    declared.insert(node.name.identifierText)
  }
}

extension CodeBlockItemListSyntax {
  /// The file's declarations and expressions, also those inside `#if`.
  var topLevel: [Syntax] {
    flatMap { item -> [Syntax] in
      guard let config = item.item.as(IfConfigDeclSyntax.self) else { return [Syntax(item.item)] }
      return config.clauses.flatMap { clause -> [Syntax] in
        guard case .statements(let statements) = clause.elements else { return [] }
        return statements.topLevel
      }
    }
  }
}

extension Syntax {
  /// Whether a declaration is a preview: `#Preview`, or a type that is a `PreviewProvider`.
  fileprivate var isPreview: Bool {
    if let macro = self.as(MacroExpansionExprSyntax.self) {
      return macro.macroName.text == "Preview"
    }
    if let macro = self.as(MacroExpansionDeclSyntax.self) {
      return macro.macroName.text == "Preview"
    }
    return inherits(["PreviewProvider"])
  }

  /// The parts of a declaration that show a screen of UIKit in SwiftUI: the type itself, or members
  /// of an extension of a class of UIKit.
  fileprivate var previewHelpers: [Syntax] {
    if isRepresentable { return [self] }
    guard let node = self.as(ExtensionDeclSyntax.self),
      node.extendedType.trimmedDescription.hasPrefix("UI")
    else { return [] }
    return node.memberBlock.members.map { Syntax($0.decl) }
      .filter { $0.isRepresentable || $0.isViewOfSwiftUI }
  }

  /// The name of the type that a declaration declares or extends.
  fileprivate var typeName: String? {
    asProtocol((any DeclGroupSyntax).self)?.typeName
  }

  private var isRepresentable: Bool {
    inherits(["UIViewControllerRepresentable", "UIViewRepresentable"])
  }

  /// Whether a member returns a view of SwiftUI.
  private var isViewOfSwiftUI: Bool {
    let type =
      self.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? self.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    return ["some View", "any View", "AnyView"].contains(type?.trimmedDescription)
  }

  private func inherits(_ names: Set<String>) -> Bool {
    let inherited = asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
    return inherited?.contains { names.contains($0.type.trimmedDescription) } ?? false
  }
}
