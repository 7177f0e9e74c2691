#if AppSources
  /// The facts about all files of a target, by the names of types.
  package struct AppIndex: Sendable {
    /// A declaration of a type, or an extension, and the file in which it stands.
    package struct Part: Sendable {
      package let file: String
      package let facts: TypeFacts
    }

    /// An optional requirement of a protocol.
    struct OptionalMember: Equatable, Sendable {
      let owner: String
      let facts: MemberFacts
    }

    /// The parts of each type.
    private var parts: [String: [Part]] = [:]
    /// The optional requirements of the target's own protocols, by base name.
    private(set) var optionalMembers: [String: [OptionalMember]] = [:]
    /// The names of the properties of all types, and of methods that aren't optional requirements.
    private(set) var plainMembers: Set<String> = []
    /// The access levels with which files import modules, by module, where one says so.
    private(set) var importAccess: [String: String] = [:]
    /// The members that a subclass overrides, as `Class.member(_:)`.
    private var overridden: Set<String> = []
    /// All types that have a declaration or an extension here, sorted by name.
    package private(set) var typeNames: [String] = []

    /// Creates the index of a target.
    ///
    /// - Parameter files: The facts about each file, in a fixed order.
    package init(_ files: [(path: String, facts: SourceFacts)]) {
      for file in files {
        importAccess.merge(file.facts.importAccess) { first, _ in first }
        for type in file.facts.types {
          parts[type.name, default: []].append(Part(file: file.path, facts: type))
          for member in type.members where member.isOptional {
            optionalMembers[member.name, default: []].append(
              OptionalMember(owner: type.name, facts: member))
          }
          plainMembers.formUnion(
            type.members.filter { $0.kind == .property && !$0.isOptional }.map(\.name))
        }
      }
      typeNames = parts.keys.sorted()
      for name in typeNames {
        let overrides = parts(of: name).flatMap { $0.facts.members.filter(\.isOverride) }
        guard !overrides.isEmpty else { continue }
        for owner in superclasses(of: name) {
          overridden.formUnion(overrides.map { owner + "." + $0.fullName })
        }
      }
    }

    /// Returns the declaration of a type and its extensions.
    package func parts(of type: String) -> [Part] { parts[type] ?? [] }

    /// Returns whether a name is that of a class of this target.
    package func isClass(_ name: String) -> Bool { declaration(of: name)?.facts.kind == .class }

    /// Returns the declaration of a type.
    package func declaration(of type: String) -> Part? {
      parts(of: type).first { $0.facts.kind != .extension }
    }

    /// Returns whether a member of an extension must stand in the class itself, because it overrides
    /// another one or is overridden.
    func belongsInClass(_ member: MemberFacts, of type: String) -> Bool {
      isClass(type)
        && (member.isOverride || member.isOpen
          || overridden.contains(type + "." + member.fullName))
    }

    /// Returns the files with extensions of a class that have members which must stand in the class.
    package func filesWithMoves(into type: String) -> [String] {
      guard isClass(type) else { return [] }
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
#endif
