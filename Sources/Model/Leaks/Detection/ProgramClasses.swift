import ObjectFiles

/// The classes of the program, by the names that findings of the leak check have.
package enum ProgramClasses {
  /// The names, without modules and enclosing types, sorted; empty if the program is stripped.
  ///
  /// - Complexity: The first access reads all symbols, which takes several milliseconds.
  package static let names: [String] = {
    let descriptors = LoadedImage.executable?.symbols?.objects(withPrefix: "$s", suffix: "CMn")
    let names = (descriptors ?? []).compactMap { symbol in
      demangled(symbol.name).flatMap { name(in: $0) }
    }
    return Set(names).sorted()
  }()

  /// Returns whether the program has a class with this name, or may have one because it is
  /// stripped.
  ///
  /// The arguments of a generic class don't count.
  package static func mayContain(_ name: String) -> Bool {
    names.isEmpty || names.contains(String(name.prefix { $0 != "<" }))
  }

  /// Returns the class's own name in a text such as
  /// `nominal type descriptor for App.(Page in _C1)`.
  private static func name(in description: String) -> String? {
    var scanner = DemangledNameScanner(description)
    guard scanner.scan(upTo: " for ") != nil else { return nil }
    return DemangledNameScanner.path(scanner.remainder).last
  }
}
