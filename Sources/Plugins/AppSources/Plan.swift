import Foundation

/// What the tool `flowsh-adapt` does for one target; it reads this as JSON.
struct Plan: Encodable {
  struct File: Encodable {
    let input: String
    let output: String
  }

  let module: String
  var sources: [File] = []
  var documents: [File] = []
  let cache: String
  /// The file by which the program finds its storyboards and nibs; `nil` if it has none.
  var registry: String?

  init(module: String, _ entry: Configuration.Entry, _ files: [String], _ folder: URL) {
    self.module = module
    cache = folder.appending(path: "cache.json").path
    for input in files {
      let file = URL(fileURLWithPath: input)
      let name = file.deletingPathExtension().lastPathComponent
      switch file.pathExtension {
      case "swift":
        // Only main.swift may have statements outside declarations.
        let output = name == "main" ? "main.swift" : name + ".adapted.swift"
        sources.append(File(input: input, output: folder.appending(path: output).path))
      default: break
      }
    }
    let region = entry.developmentRegion ?? "en"
    for input in Self.documents(files, region) {
      let name = URL(fileURLWithPath: input).lastPathComponent + ".swift"
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

  var inputs: [String] { (sources + documents).map(\.input) }
  /// The outputs, each once; the tool reports files that have the same one.
  var outputs: [String] {
    Set((sources + documents).map(\.output) + [registry].compactMap { $0 }).sorted()
  }
}
