import Foundation

/// What the tool `flowsh-adapt` does for one target; it reads this as JSON.
struct Plan: Encodable {
  struct File: Encodable {
    let input: String
    let output: String
  }

  /// What the target's bundle is made of.
  struct Resources: Encodable {
    let kind: String
    let module: String
    let files: [String]
    let infoPlist: String?
    let settings: [String: String]
    let region: String
    let place: String
  }

  /// The sources of a module that is adapted, too, and that the target imports.
  struct Import: Encodable {
    let module: String
    let sources: [String]
  }

  /// flowsh.json, and when it was changed.
  struct Origin: Encodable {
    let path: String
    let modified: Date

    init(_ file: URL) throws {
      path = file.path
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      modified = attributes[.modificationDate] as? Date ?? .distantPast
    }
  }

  var origin: Origin?
  let module: String
  var sources: [File] = []
  var imports: [Import] = []
  var documents: [File] = []
  /// Whether outlets and actions of documents that the app doesn't have are skipped with a warning.
  let skipsBrokenConnections: Bool
  let cache: String
  /// The file by which the program finds its storyboards and nibs; `nil` if it has none.
  var registry: String?
  let resources: Resources
  /// The folder of the bundle.
  let bundle: String
  /// The file by which the module finds its resources.
  let support: String

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - module: The name of the target's module.
  ///   - entry: What flowsh.json says of it.
  ///   - files: Its files.
  ///   - resources: What its bundle is made of.
  ///   - folder: The folder for the results.
  init(
    module: String, _ entry: Configuration.Entry, _ files: [String], _ resources: Resources,
    _ folder: URL
  ) {
    self.module = module
    self.resources = resources
    bundle =
      folder.appending(path: URL(fileURLWithPath: resources.place).lastPathComponent).path
    support = folder.appending(path: "BuiltBundle.swift").path
    skipsBrokenConnections = entry.brokenConnections == .warn
    cache = folder.appending(path: "cache.json").path
    for input in files {
      let file = URL(fileURLWithPath: input)
      let name = file.deletingPathExtension().lastPathComponent
      switch file.pathExtension.lowercased() {
      case "swift":
        // Only main.swift may have statements outside declarations.
        let output =
          name == "main" ? "main.swift" : OutputName.of(name) + ".adapted.swift"
        sources.append(File(input: input, output: folder.appending(path: output).path))
      default: break
      }
    }
    for input in Self.documents(files, entry.developmentRegion) {
      let name = OutputName.of(URL(fileURLWithPath: input).lastPathComponent) + ".swift"
      documents.append(File(input: input, output: folder.appending(path: name).path))
    }
    if !documents.isEmpty {
      registry = folder.appending(path: "InterfaceDocuments.swift").path
    }
  }

  /// The storyboards and nibs, each in one language: the base one, else the development language.
  private static func documents(_ files: [String], _ region: String) -> [String] {
    func rank(_ file: String) -> Int {
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent().lastPathComponent
      return ["Base.lproj": 0, "\(region).lproj": 1][folder] ?? (folder.hasSuffix(".lproj") ? 3 : 2)
    }
    let all = files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    let groups = Dictionary(grouping: all) { URL(fileURLWithPath: $0).lastPathComponent }
    return groups.values.compactMap { $0.min { rank($0) < rank($1) } }.sorted()
  }

  var inputs: [String] {
    let all =
      (sources + documents).map(\.input) + Configuration.Entry.files(in: resources.files)
      + [resources.infoPlist].compactMap { $0 } + imports.flatMap(\.sources)
    return Set(all).sorted()
  }
  /// The outputs, each once; the tool reports files that have the same one.
  var outputs: [String] {
    Set((sources + documents).map(\.output) + [registry, bundle, support].compactMap { $0 })
      .sorted()
  }
}
