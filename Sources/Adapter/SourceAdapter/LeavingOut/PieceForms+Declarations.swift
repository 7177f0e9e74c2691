import BuildFormats
import SwiftSyntax

// Values of properties and parameters, and whole declarations.
extension PieceForms {
  /// The first value of a property, or the default value of a parameter.
  mutating func initializer(_ clause: InitializerClauseSyntax) {
    if clause.parent?.is(FunctionParameterSyntax.self) == true {
      return add(PieceForm(.value, clause.value, with: ReachedPiece.value))
    }
    guard let binding = clause.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return }
    if binding.typeAnnotation?.type.isOptional == true {
      return add(PieceForm(.value, clause.value, with: ReachedPiece.value))
    }
    if variable.parent?.is(MemberBlockItemSyntax.self) == true || variable.isGlobal {
      add(Self.faultingProperty(variable))
    }
  }

  /// A stored property as one that ends the app when it is read.
  static func faultingProperty(_ variable: VariableDeclSyntax) -> PieceForm? {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let type = binding.typeAnnotation?.type
    else { return nil }
    if case .getter = binding.accessorBlock?.accessors { return nil }
    var edits: [PieceForm.Edit] = []
    if type.isOptional {
      guard binding.initializer == nil else { return nil }
      let end = type.trimmedBytes.upperBound
      return PieceForm(.value, variable, [(end..<end, { " = \(ReachedPiece.value($0))" })])
    }
    if let lazy = variable.modifiers.first(where: { $0.name.text == "lazy" }) {
      edits.append((lazy.trimmedBytes, { _ in "" }))
    }
    if variable.bindingSpecifier.text == "let" {
      edits.append((variable.bindingSpecifier.trimmedBytes, { _ in "var" }))
    }
    let end =
      binding.accessorBlock?.trimmedBytes.upperBound
      ?? binding.initializer?.trimmedBytes.upperBound ?? type.trimmedBytes.upperBound
    edits.append(
      (type.trimmedBytes.upperBound..<end, { " { get { \(ReachedPiece.value($0)) } set {} }" }))
    return PieceForm(.value, variable, edits)
  }

  static func member(_ item: MemberBlockItemSyntax) -> PieceForm? {
    item.decl.is(IfConfigDeclSyntax.self) ? nil : declaration(item.decl)
  }

  /// A whole declaration, but the one with which the app begins.
  static func declaration(_ declaration: DeclSyntax) -> PieceForm? {
    if declaration.isEntry { return nil }
    let isType = declaration.kind.isType && !declaration.is(ExtensionDeclSyntax.self)
    var form = PieceForm(removing: declaration, isType ? .type : .member)
    form.names = declaration.declaredNames
    if isType || declaration.is(TypeAliasDeclSyntax.self), declaration.isGlobal {
      form.types = form.names
    }
    return form
  }

  /// A whole file, but the one with which the app begins.
  static func file(_ file: SourceFileSyntax) -> PieceForm? {
    let declarations = file.statements.compactMap { $0.item.as(DeclSyntax.self) }
    if declarations.contains(where: \.isEntry) { return nil }
    var form = PieceForm(.file, file, [(file.trimmedBytes, { _ in "" })])
    form.types = declarations.flatMap { Self.declaration($0)?.types ?? [] }
    return form
  }
}
