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
  }

  var inputs: [String] { (sources + documents).map(\.input) }
  /// The outputs, each once; the tool reports files that have the same one.
  var outputs: [String] { Set((sources + documents).map(\.output)).sorted() }
}
