#if ADAPT_TOOL
  import ResourceCompiler
#endif

extension BuildPlan {
  /// Makes a plan for the files of a target.
  ///
  /// - Parameters:
  ///   - resources: What the target's bundle is made of, with all files.
  ///   - entry: What flowsh.json says of the target.
  ///   - folder: The folder for the results.
  init(_ resources: BundleRequest, _ entry: Configuration.Entry, in folder: String) {
    self.init(
      folder: folder, skipsBrokenConnections: entry.brokenConnections == .warn,
      resources: resources)
    sources = resources.files.filter { Path.suffix(of: $0) == "swift" }.map { input in
      // Only main.swift may have statements outside declarations.
      let name = Path.base(of: input)
      let output = name == "main" ? "main.swift" : OutputName.of(name) + ".adapted.swift"
      return File(input: input, output: folder + "/" + output)
    }
    let file = { (input: String) in
      File(input: input, output: folder + "/" + OutputName.of(Path.name(of: input)) + ".swift")
    }
    documents = Self.documents(resources.files, resources.region).map(file)
    dataModels = resources.files
      .filter { ["xcdatamodeld", "xcdatamodel"].contains(Path.suffix(of: $0)) }.map(file)
  }

  /// The storyboards and nibs, each in one language: the base one, else the development language.
  private static func documents(_ files: [String], _ region: String) -> [String] {
    func rank(_ file: String) -> Int {
      let folder = Path.name(of: Path.folder(of: file))
      return ["Base.lproj": 0, "\(region).lproj": 1][folder] ?? (folder.hasSuffix(".lproj") ? 3 : 2)
    }
    let all = files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    let groups = Dictionary(grouping: all, by: Path.name)
    return groups.values.compactMap { $0.min { rank($0) < rank($1) } }.sorted()
  }

  /// The outputs, each once; the tool reports files that have the same one.
  var outputs: [String] {
    Set(
      (sources + documents + dataModels).map(\.output)
        + [registry, bundle, support].compactMap { $0 }
    )
    .sorted()
  }
}
