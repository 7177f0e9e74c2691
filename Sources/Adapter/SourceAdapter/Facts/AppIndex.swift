import UIKitSurface

/// The facts about all files of a target, by the names of types.
package struct AppIndex: Sendable {
  /// A declaration of a type, or an extension, and the file in which it stands.
  package struct Part: Sendable {
    package let file: String
    /// The module that the target imports; `nil` for the target's own.
    package let module: String?
    package let facts: TypeFacts
  }

  /// The declarations of a module that the target imports.
  package struct Import: Sendable {
    package let module: String
    package let facts: SourceFacts

    package init(module: String, facts: SourceFacts) {
      self.module = module
      self.facts = facts
    }
  }

  /// An optional requirement of a protocol.
  struct OptionalMember: Equatable, Sendable {
    let owner: String
    /// The module that declares the protocol; `nil` for the target's own.
    let module: String?
    let facts: MemberFacts
  }

  /// The parts of each type.
  private var parts: [String: [Part]] = [:]
  private var optionalMembers: [String: [OptionalMember]] = [:]
  private var plainProperties: Set<String> = []
  /// The access levels with which files import modules, by module, where one says so.
  package private(set) var importAccess: [String: String] = [:]
  private let modules: Set<String>
  /// The members that a subclass overrides, as `Class.member(_:)`.
  private var overridden: Set<String> = []
  /// The classes of other modules whose extensions have a member that a class of the target, or an
  /// extension of a subclass there, overrides, by that class and the member's full name.
  private var outside: [String: [String: String]] = [:]
  /// The overridden members of such extensions, as `Class.member(_:)`.
  private var overriddenOutside: Set<String> = []
  /// All types that have a declaration or an extension here, sorted by name.
  package private(set) var typeNames: [String] = []

  /// Creates the index of a target.
  ///
  /// - Parameters:
  ///   - files: The facts about each file, in a fixed order.
  ///   - imports: The facts about the files of modules that are adapted, too, and that it
  ///     imports.
  package init(
    _ files: [(path: String, facts: SourceFacts)], imports: [Import] = []
  ) {
    modules = Set(imports.map(\.module))
    for file in files {
      importAccess.merge(file.facts.importAccess) { first, _ in first }
      for type in file.facts.types { add(Part(file: file.path, module: nil, facts: type)) }
    }
    for file in imports {
      for type in file.facts.types { add(Part(file: "", module: file.module, facts: type)) }
    }
    typeNames = parts.keys.sorted()
    for name in typeNames {
      let overrides = parts(of: name).flatMap { $0.facts.members.filter(\.isOverride) }
      guard !overrides.isEmpty else { continue }
      for owner in superclasses(of: name) {
        overridden.formUnion(overrides.map { owner + "." + $0.fullName })
      }
      findOutsideOwners(of: overrides, in: name)
    }
  }

  /// Finds the members that a class overrides and that only extensions of other modules' classes
  /// have.
  private mutating func findOutsideOwners(of overrides: [MemberFacts], in name: String) {
    let base = isOwnClass(name) ? superclasses(of: name).last : name
    guard let base, !isClass(base) else { return }
    // An extension of UIKit's class can override what one of its superclass declares, too.
    let owners = (base == name ? [] : [base]) + UIKitSurface.superclasses(of: base) + ["NSObject"]
    for member in overrides where member.kind != .initializer && !member.isStatic {
      let owner = owners.first { owner in
        parts(of: owner).contains { part in
          part.module == nil && part.facts.kind == .extension
            && part.facts.members.contains {
              $0.fullName == member.fullName && !$0.isOverride && !$0.isStatic
            }
        }
      }
      guard let owner else { continue }
      outside[name, default: [:]][member.fullName] = owner
      overriddenOutside.insert(owner + "." + member.fullName)
    }
  }

  /// Returns whether a class of the target overrides a member of an extension of another module's
  /// class.
  func isOverriddenOutside(_ member: MemberFacts, of type: String) -> Bool {
    overriddenOutside.contains(type + "." + member.fullName)
  }

  /// Returns the class of another module whose extension has the member that a class overrides,
  /// and whether no superclass overrides it, too.
  func outsideOwner(
    of member: MemberFacts, in type: String
  ) -> (owner: String, isFirst: Bool)? {
    guard let owner = outside[type]?[member.fullName] else { return nil }
    let classes = superclasses(of: type) + UIKitSurface.superclasses(of: type)
    return (owner, !classes.contains { outside[$0]?[member.fullName] != nil })
  }

  private mutating func add(_ part: Part) {
    parts[part.facts.name, default: []].append(part)
    for member in part.facts.members where member.isOptional {
      optionalMembers[member.name, default: []].append(
        OptionalMember(owner: part.facts.name, module: part.module, facts: member))
    }
    plainProperties.formUnion(
      part.facts.members.filter { $0.kind == .property && !$0.isOptional }.map(\.name))
  }

  /// Returns the optional requirements of the project's protocols with a base name.
  func optionalMembers(_ name: String) -> [OptionalMember] { optionalMembers[name] ?? [] }

  /// Returns whether a type has a property of this name that isn't an optional requirement.
  func isPlainProperty(_ name: String) -> Bool { plainProperties.contains(name) }

  /// Returns whether a module that the target imports is adapted, too.
  func isOwnModule(_ name: String) -> Bool { modules.contains(name) }

  /// Returns the declaration of a type and its extensions.
  package func parts(of type: String) -> [Part] { parts[type] ?? [] }

  /// Returns what declares a type of this target, or of a module that it imports.
  func kind(of type: String) -> TypeFacts.Kind? { declaration(of: type)?.facts.kind }

  /// Returns whether a name is that of a class of this target, or of a module that it imports.
  package func isClass(_ name: String) -> Bool { kind(of: name) == .class }

  /// Returns the file that declares a class of this target.
  func file(of type: String) -> String? {
    isOwnClass(type) ? declaration(of: type)?.file : nil
  }

  /// Returns whether a name is that of a class of this target.
  func isOwnClass(_ name: String) -> Bool {
    declaration(of: name).map { $0.facts.kind == .class && $0.module == nil } ?? false
  }

  /// Returns the declaration of a type.
  package func declaration(of type: String) -> Part? {
    parts(of: type).first { $0.facts.kind != .extension && $0.module == nil }
      ?? parts(of: type).first { $0.facts.kind != .extension }
  }

  /// Returns whether a type is declared so that all files of the target see it.
  func isSeen(_ type: String) -> Bool {
    parts(of: type).contains { part in
      part.facts.kind != .extension
        && (part.module == nil ? !part.facts.isPrivate : part.facts.isPublic)
    }
  }

  /// Returns whether a member of an extension must stand in the class itself, because it
  /// overrides another one or is overridden.
  func belongsInClass(_ member: MemberFacts, of type: String) -> Bool {
    isOwnClass(type)
      && (member.isOverride || member.isOpen
        || overridden.contains(type + "." + member.fullName))
  }

  /// Returns the files with extensions of a class that have members which must stand in the
  /// class.
  package func filesWithMoves(into type: String) -> [String] {
    guard isOwnClass(type) else { return [] }
    var files: [String] = []
    for part in parts(of: type) where part.facts.kind == .extension && !part.facts.isGeneric {
      guard !files.contains(part.file),
        part.facts.members.contains(where: { belongsInClass($0, of: type) })
      else { continue }
      files.append(part.file)
    }
    return files
  }
}
