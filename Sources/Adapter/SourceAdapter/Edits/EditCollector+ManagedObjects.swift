import SwiftSyntax

// Core Data's runtime makes accessors for `@NSManaged` on iOS, and key-value coding finds the
// properties of a class that say `@objc`. Here, both are Swift code.
extension EditCollector {
  /// The import of what the accessors call.
  static func importOfManagedProperties(_ index: AppIndex) -> String {
    let access = index.importAccess["CoreData"].map { $0 + " " } ?? ""
    return "@_spi(ManagedProperties) \(access)import ManagedObjects"
  }

  /// Gives an accessor to a property or a method that is `@NSManaged`.
  func adapt(managed attribute: AttributeSyntax) {
    let owner = attribute.parent?.parent
    if let property = owner?.as(VariableDeclSyntax.self), property.bindings.count == 1,
      let binding = property.bindings.first, binding.accessorBlock == nil,
      let type = binding.typeAnnotation,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    {
      edits.remove(attribute, in: bytes)
      edits.insert(
        " { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }",
        at: type.trimmedBytes.upperBound)
      hasManagedProperties = true
    }
    if let method = owner?.as(FunctionDeclSyntax.self), method.body == nil,
      let call = ManagedCall(method)
    {
      edits.remove(attribute, in: bytes)
      edits.insert(" { \(call.text) }", at: method.trimmedBytes.upperBound)
      hasManagedProperties = true
    }
  }

  /// Makes a class's request one for its own objects; Objective-C doesn't tell them apart.
  func adapt(cast node: UnresolvedAsExprSyntax) {
    let elements = node.parent?.as(ExprListSyntax.self).map(Array.init) ?? []
    guard let mark = node.questionOrExclamationMark,
      let place = elements.firstIndex(where: { $0.id == node.id }), place > 0,
      elements[place - 1].trimmedDescription.hasSuffix("fetchRequest()"),
      let type = elements.dropFirst(place + 1).first,
      type.firstToken(viewMode: .sourceAccurate)?.text == "NSFetchRequest"
    else { return }
    edits.insert(".managedRequest()", at: elements[place - 1].trimmedBytes.upperBound)
    edits.replace(mark, with: "")
    if mark.text == "?" { edits.insert("?", at: type.trimmedBytes.upperBound) }
    hasManagedProperties = true
  }

  /// The method by which key-value coding finds the properties of a class of managed objects; `nil`
  /// if the class has none.
  func ownValues(of type: String) -> String? {
    guard index.isOwnClass(type), index.superclasses(of: type).contains("NSManagedObject") else {
      return nil
    }
    let names = index.ownProperties(of: type)
    guard !names.isEmpty else { return nil }
    hasManagedProperties = true
    let cases = names.map { "case \"\($0)\": .some(self.\($0))" }.joined(separator: "; ")
    return "@_spi(ManagedProperties) public override func ownValue(forKey key: String) -> Any?? { "
      + "switch key { \(cases); default: super.ownValue(forKey: key) } }"
  }
}

/// The call behind a method that Core Data makes for a to-many relationship.
private struct ManagedCall {
  let text: String

  init?(_ method: FunctionDeclSyntax) {
    let name = method.name.identifierText
    let forms = ["addTo", "removeFrom", "insertInto", "replace"]
    guard let form = forms.first(where: { name.hasPrefix($0) && name.count > $0.count }) else {
      return nil
    }
    let title = name.dropFirst(form.count)
    let key = title.prefix(1).lowercased() + title.dropFirst()
    let parameters = method.signature.parameterClause.parameters.map { parameter in
      (
        label: parameter.firstName.text, name: (parameter.secondName ?? parameter.firstName).text
      )
    }
    let place = parameters.first { $0.label == "at" }?.name
    let value = parameters.first { $0.label != "at" }?.name
    switch (form, value, place) {
    case ("addTo", let value?, nil): text = "addManaged(\(value), \"\(key)\")"
    case ("removeFrom", let value?, nil): text = "removeManaged(\(value), \"\(key)\")"
    case ("insertInto", let value?, let place?):
      text = "addManaged(\(value), \"\(key)\", at: \(place))"
    case ("removeFrom", nil, let place?):
      text = "replaceManaged(\"\(key)\", at: \(place), with: nil)"
    case ("replace", let value?, let place?):
      text = "replaceManaged(\"\(key)\", at: \(place), with: \(value))"
    default: return nil
    }
  }
}

extension AppIndex {
  /// Returns the names of the properties of a class of managed objects that key-value coding finds
  /// besides the model's: those that say `@objc`.
  package func ownProperties(of type: String) -> [String] {
    let members = parts(of: type).filter { $0.module == nil }.flatMap(\.facts.members)
    let names = members.filter { member in
      member.kind == .property && member.isObjC && !member.isStatic && !member.isPrivate
    }.map(\.name)
    return Set(names).sorted()
  }
}
