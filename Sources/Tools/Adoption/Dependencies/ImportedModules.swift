/// The modules that files import.
enum ImportedModules {
  /// Returns the modules that the targets of a package import, and that are neither the project's
  /// own nor flowsh's, sorted.
  static func foreign(of package: AdoptedPackage) -> [String] {
    let files = package.targets.flatMap(package.files)
    return foreign(in: files, except: package.project.targets.map(\.module))
  }

  /// Returns the modules that Swift files import, except some and flowsh's own.
  static func foreign(in files: [String], except own: [String]) -> [String] {
    var modules: Set<String> = []
    for file in files where FileKind(file) == .source {
      modules.formUnion(SourceText(path: file).possibleImports)
    }
    return modules.subtracting(own).subtracting(SDK.moduleNames).sorted()
  }
}

extension SourceText {
  /// The modules that are imported on any platform, in any file of a package manager.
  ///
  /// In a text of several lines, there may be more, for which all packages may be fetched.
  var possibleImports: Set<String> {
    var modules: Set<String> = []
    for line in lines where line.contains("import") && !Self.isComment(line) {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
      for (place, word) in words.enumerated() where word == "import" {
        var rest = words[(place + 1)...]
        if let kind = rest.first, Self.kinds.contains(kind) { rest = rest.dropFirst() }
        guard let name = rest.first?.prefix(while: { $0 != "." }), !name.isEmpty,
          name.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber })
        else { continue }
        modules.insert(String(name))
      }
    }
    return modules
  }

  private static func isComment(_ line: some StringProtocol) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    return text.hasPrefix("//") || text.hasPrefix("* ")
  }

  private static let kinds: Set<Substring> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}
