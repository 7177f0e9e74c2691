extension AppIndex {
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
      if !parts(of: candidate).isEmpty { return candidate }
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

  /// A method and the type that has it.
  struct Method: Equatable {
    let owner: String
    let facts: MemberFacts
  }

  /// Returns the method with a selector that a type has, inherits, or is enclosed by.
  func method(selector: String, near type: String) -> Method? {
    var scope = type.split(separator: ".")
    while !scope.isEmpty {
      let name = scope.joined(separator: ".")
      for owner in [name] + superclasses(of: name) {
        for part in parts(of: owner) {
          if let found = part.facts.members.first(where: {
            $0.kind == .method && $0.selector == selector
          }) {
            return Method(owner: owner, facts: found)
          }
        }
      }
      scope.removeLast()
    }
    return nil
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
          .map { name in resolved(name.filter { $0 != " " }, in: next) }
      }
    }
    return false
  }

  /// Returns whether a class conforms to a protocol, or has a subclass that does.
  func conformsBelow(_ type: String, to name: String) -> Bool {
    if conforms(type, to: name) { return true }
    return typeNames.contains { superclasses(of: $0).contains(type) && conforms($0, to: name) }
  }
}
