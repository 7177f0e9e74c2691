import Foundation
import ResourceCompiler

/// What the build plugin asks the tool to do for one target.
struct BuildPlan: Decodable {
  /// A file, and where its result belongs.
  struct File: Decodable {
    let input: String
    let output: String
  }

  /// flowsh.json, from which the plan was made.
  struct Origin: Decodable {
    let path: String
    let modified: Date

    /// Whether the file has changed since.
    var hasChanged: Bool {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.modificationDate] as? Date != modified
    }
  }

  var origin: Origin?
  /// The name of the target, which is its module's name.
  let module: String
  /// The Swift sources.
  let sources: [File]
  /// The sources of a module that is adapted, too, and that the target imports.
  struct Import: Decodable {
    let module: String
    let sources: [String]
  }

  /// The modules that the target imports.
  var imports: [Import]?
  /// The storyboards and nibs.
  let documents: [File]
  /// The file by which the program finds its storyboards and nibs.
  let registry: String?
  /// What the target's bundle is made of.
  let resources: BundleRequest
  /// The folder of the bundle.
  let bundle: String
  /// The file by which the module finds its resources.
  let support: String
  /// Whether outlets and actions of documents that the app doesn't have are skipped with a warning;
  /// if not, they are errors.
  var skipsBrokenConnections = false
  /// Where the tool keeps what it knows of the last build.
  let cache: String

  /// Reads a plan.
  ///
  /// - Throws: A `Diagnostic` if it can't be read, or isn't one.
  static func read(_ path: String) throws -> BuildPlan {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Diagnostic(path: path, message: "the plan can't be read; build again")
    }
    do {
      return try JSONDecoder().decode(BuildPlan.self, from: data)
    } catch {
      throw Diagnostic(
        path: path,
        message: "it isn't a plan of this version of flowsh; remove the build folder: \(error)")
    }
  }
}
