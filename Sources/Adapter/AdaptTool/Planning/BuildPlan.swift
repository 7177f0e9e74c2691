import Foundation

#if ADAPT_TOOL
  import ResourceCompiler
#endif

/// The plan of the work for one target, as JSON.
///
/// Adoption is compiled with this file, too.
struct BuildPlan: Codable {
  /// A file, and where its result belongs.
  struct File: Codable {
    let input: String
    let output: String
  }

  /// The sources of a module that is adapted, too, and that the target imports.
  struct Import: Codable {
    let module: String
    let sources: [String]
  }

  /// flowsh.json, from which the plan was made.
  struct Origin: Codable {
    let path: String
    private let modified: Date

    init(_ path: String) throws {
      self.path = path
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      modified = attributes[.modificationDate] as? Date ?? .distantPast
    }

    /// Whether the file has changed since.
    var hasChanged: Bool { (try? Origin(path))?.modified != modified }
  }

  var origin: Origin?
  /// The folder for the results.
  let folder: String
  /// The Swift sources.
  var sources: [File] = []
  /// The modules that the target imports.
  var imports: [Import] = []
  /// The storyboards and nibs.
  var documents: [File] = []
  /// The models of Core Data.
  var dataModels: [File] = []
  /// Whether outlets and actions of documents that the app doesn't have are skipped with a warning;
  /// if not, they are errors.
  var skipsBrokenConnections = false
  /// Whether the sources know Linux, and are compiled as they stand.
  var isForLinux = false
  /// The file with the pieces that don't compile here; `nil` if the target has none.
  var leftOut: String?
  /// The files and settings of the target's bundle.
  let resources: BundleRequest

  /// The file by which the program finds its storyboards and nibs; `nil` if it has none.
  var registry: String? { documents.isEmpty ? nil : folder + "/InterfaceDocuments.swift" }
  /// The folder of the bundle.
  var bundle: String { folder + "/" + URL(fileURLWithPath: resources.place).lastPathComponent }
  /// The file by which the module finds its resources.
  var support: String { folder + "/BuiltBundle.swift" }
  /// The file in which the tool keeps what it knows of the last build.
  var cache: String { folder + "/cache.json" }
}
