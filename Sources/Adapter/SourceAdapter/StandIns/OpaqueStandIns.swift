import SwiftSyntax

/// The declarations that stand in for names which neither the app nor a module declares.
///
/// They follow from what the app itself says of the names: where it writes them as types, which
/// initializers and static members it calls, what it does with the objects.
package struct OpaqueStandIns {
  /// A file of the target.
  package struct File {
    let source: ParsedSource
    /// The modules that the file imports and that don't exist here.
    let absentModules: Set<String>

    package init(_ source: ParsedSource, absentModules: Set<String>) {
      self.source = source
      self.absentModules = absentModules
    }
  }

  /// The text of a Swift file with the declarations; `nil` if there are none.
  package let text: String?
  /// The names that are declared.
  package let names: Set<String>

  /// The types that an earlier Swift had under other names.
  private static let renamed = ["IntMax": "Int64", "UIntMax": "UInt64"]

  /// Declares names.
  ///
  /// - Parameters:
  ///   - unresolved: The names that the compiler hasn't found. Those of types of the target are
  ///     skipped.
  ///   - files: The files of the target.
  ///   - index: The facts about the files.
  package init(for unresolved: Set<String>, in files: [File], _ index: AppIndex) {
    let all = unresolved.filter { index.declaration(of: $0) == nil }
    let renamed = Self.renamed.filter { all.contains($0.key) }
    let unresolved = all.subtracting(renamed.keys)
    let types = unresolved.filter { $0.first?.isUppercase == true }
    // Names of properties and functions are known in all files.
    var shared = unresolved.subtracting(types)
    var opaque: [OpaqueNames] = []
    for _ in 0..<3 {
      opaque = files.map { OpaqueNames(of: $0.source.tree, types: types, names: shared) }
      let next = shared.union(opaque.flatMap(\.declared))
      if next == shared { break }
      shared = next
    }
    // A name that has one type everywhere is taken to have it where nothing says so.
    var declared: [String: Set<String>] = [:]
    for file in opaque { declared.merge(file.declaredTypes) { $0.union($1) } }
    let takers = opaque.reduce(into: Set<String>()) { $0.formUnion($1.takers) }
    let unwrapped = opaque.reduce(into: Set<String>()) { $0.formUnion($1.unwrapped) }
    let inherited = Set(
      index.typeNames.flatMap { index.parts(of: $0).flatMap(\.facts.inherits) })
    let classes = types.filter { !inherited.contains($0) && StandInBase.of($0) == nil }
    let typed = declared.compactMapValues { $0.count == 1 ? $0.first : nil }
      .filter { classes.contains($0.value) }
    var names: [String: NameUses] = [:]
    var members = MemberUses()
    for (file, opaque) in zip(files, opaque) {
      let collector = UseCollector(
        of: file.source.tree, unresolved, modules: file.absentModules, index, opaque,
        takers: takers, unwrapped: unwrapped, typed, names, members)
      (names, members) = (collector.names, collector.members)
    }
    // The app declares types and members of its own in extensions.
    names = names.filter { index.declaration(of: $0.key) == nil }
    for name in names.keys {
      for member in index.parts(of: name).flatMap(\.facts.members) {
        names[name]?.remove(member)
        members.remove(member)
      }
    }
    for type in names.values.flatMap(\.associatedTypes) { names[type] = nil }
    let aliases = renamed.sorted { $0.key < $1.key }
      .map { "public typealias \($0.key) = \($0.value)\n" }.joined()
    let written = StandInWriter(names, members, types: typed).text
    text = aliases.isEmpty ? written : (written ?? "") + aliases
    self.names = unresolved.filter { names[$0] != nil || members.plain.contains($0) }
  }
}
