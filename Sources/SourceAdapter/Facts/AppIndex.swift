#if AppSources
  /// The facts about all files of a target, by the names of types.
  package struct AppIndex: Sendable {
    /// A declaration of a type, or an extension, and the file in which it stands.
    package struct Part: Sendable {
      package let file: String
      package let facts: TypeFacts
    }

    /// The parts of each type.
    private var parts: [String: [Part]] = [:]
    /// The optional requirements of the target's own protocols, by base name.
    private(set) var optionalMembers: [String: [OptionalMember]] = [:]
    /// The names of the properties of all types, and of methods that aren't optional requirements.
    private(set) var plainMembers: Set<String> = []

    /// The members that a subclass overrides, as `Class.member(_:)`.
    private var overridden: Set<String> = []

    /// An optional requirement of a protocol.
    struct OptionalMember: Equatable, Sendable {
      let owner: String
      let facts: MemberFacts
    }

    /// Creates the index of a target.
    ///
    /// - Parameter files: The facts about each file, in a fixed order.
    package init(_ files: [(path: String, facts: SourceFacts)]) {
      for file in files {
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
      for name in parts.keys {
        let overrides = parts(of: name).flatMap { $0.facts.members.filter(\.isOverride) }
        guard !overrides.isEmpty else { continue }
        for owner in superclasses(of: name) {
          overridden.formUnion(overrides.map { owner + "." + $0.fullName })
        }
      }
    }

    /// Returns whether a member of an extension must stand in the class itself, because it overrides
    /// another one or is overridden.
    func belongsInClass(_ member: MemberFacts, of type: String) -> Bool {
      isClass(type) && (member.isOverride || overridden.contains(type + "." + member.fullName))
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

    /// Returns the declaration of a type and its extensions.
    package func parts(of type: String) -> [Part] { parts[type] ?? [] }

    /// Returns whether a name is that of a class of this target.
    package func isClass(_ name: String) -> Bool { declaration(of: name)?.facts.kind == .class }

    /// Returns the declaration of a type.
    package func declaration(of type: String) -> Part? {
      parts(of: type).first { $0.facts.kind != .extension }
    }

    /// Returns a class's superclasses, nearest first; the last one isn't of this target.
    ///
    /// A class with no superclass has none.
    package func superclasses(of type: String) -> [String] {
      var names: [String] = []
      var current = type
      while let next = declaration(of: current)?.facts.inherits.first.map({
        resolved($0, in: current)
      }), next != type, !names.contains(next), declaration(of: next)?.facts.kind != .protocol {
        names.append(next)
        current = next
      }
      return names
    }

    /// Returns the full name of a type that is named inside another type.
    package func resolved(_ name: String, in enclosing: String) -> String {
      let plain = String(name.prefix { $0 != "<" })
      var scope = enclosing.split(separator: ".")
      while !scope.isEmpty {
        let candidate = scope.joined(separator: ".") + "." + plain
        if parts[candidate] != nil { return candidate }
        scope.removeLast()
      }
      return plain
    }

    /// Returns the members of a type and of its superclasses that have the given base name, nearest
    /// first.
    package func members(_ name: String, of type: String) -> [MemberFacts] {
      ([type] + superclasses(of: type)).flatMap { owner in
        parts(of: owner).flatMap { $0.facts.members.filter { $0.name == name } }
      }
    }

    /// Returns whether a type conforms to a protocol of this target, itself or by a superclass.
    func conforms(_ type: String, to name: String) -> Bool {
      var pending = [type] + superclasses(of: type)
      var seen: Set<String> = []
      while let next = pending.popLast() {
        guard seen.insert(next).inserted else { continue }
        if next == name { return true }
        for part in parts(of: next) {
          pending += part.facts.inherits.flatMap { $0.split(separator: "&") }
            .map { resolved($0.trimmedSpaces, in: next) }
        }
      }
      return false
    }

    /// All types that have a declaration or an extension here, sorted by name.
    package var typeNames: [String] { parts.keys.sorted() }
  }

  extension Substring {
    /// The text without the spaces at its ends.
    fileprivate var trimmedSpaces: String {
      String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
#endif
