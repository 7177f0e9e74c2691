/// The facts about a Swift file that other files need to know.
package struct SourceFacts: Codable, Equatable, Sendable {
  /// The types that the file declares or extends, in the order of their declarations.
  package var types: [TypeFacts] = []
  /// The access levels with which the file imports modules, such as `internal`, where it says so.
  package var importAccess: [String: String] = [:]
}

/// A type's declaration, or an extension of a type.
package struct TypeFacts: Codable, Equatable, Sendable {
  /// The word that declares a type, or extends it.
  package enum Kind: String, Codable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
  }

  package var kind: Kind
  /// The name with the names of the enclosing types, such as `List.Cell`.
  package var name: String
  /// The superclass and the protocols, as the declaration names them.
  package var inherits: [String] = []
  /// Whether the declaration has generic parameters, or the extension has a `where` clause.
  package var isGeneric = false
  /// The Objective-C name, if `@objc(name)` gives one.
  package var objCName: String?
  /// Whether it says `private` or `fileprivate`.
  package var isPrivate = false
  /// Whether it says `public` or `open`.
  package var isPublic = false
  /// Whether it says `@MainActor`.
  package var isMainActor = false
  package var members: [MemberFacts] = []
}

/// A method, property or initializer that other files, storyboards or selectors may name.
package struct MemberFacts: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable { case method, property, initializer }

  package var kind: Kind
  /// The base name.
  package var name: String
  /// The argument labels of a method; `_` for none.
  package var labels: [String] = []
  /// The types of a method's parameters, or the type of a property if it is declared.
  package var types: [String] = []
  /// The Objective-C name, if `@objc(name)` gives one.
  package var objCName: String?
  package var isStatic = false
  package var isOverride = false
  /// Whether it says `open`, so that other modules may override it.
  package var isOpen = false
  /// Whether other modules can see it.
  package var isPublic = false
  /// Whether other files can't see it, although no storyboard connects it.
  package var isPrivate = false
  /// Whether it is an optional requirement of a protocol.
  package var isOptional = false
  /// Whether it is `@objc`, so that key-value coding finds it on iOS.
  package var isObjC = false
  package var isOutlet = false
  package var isAction = false

  /// The name with its labels, such as `tapped(_:)`.
  package var fullName: String {
    kind == .property ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// The name with labels and types, such as `tapped(_:UIButton)`, which tells overloads apart.
  var typedName: String {
    kind == .property
      ? name : name + "(" + zip(labels, types).map { "\($0):\($1)" }.joined(separator: ",") + ")"
  }

  /// The types without the modules and types that qualify them, as two files may write them.
  var plainTypes: [String] {
    types.map { $0.replacing(/\bany\s+|\w+\.|\s+/, with: "") }
  }

  /// Whether another member has the same name and labels, and other types.
  func overloads(_ other: MemberFacts) -> Bool {
    fullName == other.fullName && plainTypes != other.plainTypes
  }

  /// The name of the method's selector in Objective-C, such as `tapped:`, as Swift derives it.
  package var selector: String {
    objCName ?? SelectorName.objCName(of: name, labels: labels)
  }
}
