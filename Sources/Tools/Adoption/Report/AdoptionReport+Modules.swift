extension AdoptionReport {
  /// The modules of packages of others that the app is built with.
  var builtModules: [(String, String)] {
    package.modules.map { module in
      let facts = module.description
      var text = "\(facts.package), \(facts.isAdapted ? "adapted" : "as it is")"
      if facts.pieces > 0 {
        text +=
          " without \(facts.pieces)"
          + (facts.pieces == 1 ? " piece that doesn't compile" : " pieces that don't compile")
        text += " here: \(module.path)/\(BuiltModule.pieces)"
      }
      if facts.filesInC > 0 {
        text += "; \(Self.files(facts.filesInC)) in C or Objective-C"
        text += facts.filesInC == 1 ? " isn't built" : " aren't built"
      }
      return (module.name, text)
    }
  }

  /// The modules of packages of others that the app imports and that nobody has, with the packages
  /// and the way to get them.
  var absentModules: [(String, String)] {
    let project = package.project
    let known = package.modules.map(\.name) + droppedPackages.map(\.name)
    var rows: [(modules: [String], text: String)] = []
    for module in ImportedModules.foreign(of: package) {
      let named = project.dependencies.first(with: module)
      guard let dependency = named ?? .known(for: module, in: project),
        dependency.folder == nil, !known.contains(module),
        !package.packages.contains(where: { $0.identity == dependency.identity })
      else { continue }
      let text = dependency.remedy(in: project)
      if let row = rows.firstIndex(where: { $0.text == text }) {
        rows[row].modules.append(module)
      } else {
        rows.append(([module], text))
      }
    }
    return rows.map { ($0.modules.joined(separator: ", "), $0.text) }
  }
}
