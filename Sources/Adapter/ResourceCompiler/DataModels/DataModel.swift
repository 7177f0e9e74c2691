import BuildFormats
import Foundation

/// A model of Core Data, as Xcode's editor writes it: one version, or a folder of versions.
package struct DataModel {
  /// The path of the `.xcdatamodeld` or `.xcdatamodel`.
  package let path: String
  /// The name by which the app finds the model.
  package let name: String
  /// The model for the running app.
  let file: DataModelFile
  /// The entities, as the current version has them.
  private let entities: [ModelEntity]
  private let module: String

  /// The suffixes of models.
  static let suffixes: Set = ["xcdatamodeld", "xcdatamodel"]

  /// Reads a model's current version.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - module: The module with the model's classes.
  /// - Throws: A `Diagnostic` with the line of a mistake.
  package init(_ path: String, module: String) throws {
    self.path = path
    self.module = module
    name = URL(filePath: path).deletingPathExtension().lastPathComponent
    let version = try Self.currentVersion(of: path)
    let contents = version + "/contents"
    guard let data = FileManager.default.contents(atPath: contents) else {
      throw Diagnostic(version, "the model has no file \"contents\"; open and save it in Xcode")
    }
    let reader = try DataModelReader(contents, data, module: module)
    (file, entities) = (reader.file, reader.entities)
  }

  /// The current version of a folder of versions, as `.xccurrentversion` says, or else the last.
  private static func currentVersion(of path: String) throws -> String {
    guard path.hasSuffix(".xcdatamodeld") else { return path }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    guard let last = versions.last else {
      throw Diagnostic(path, "the model has no version; open and save it in Xcode")
    }
    let current = path + "/.xccurrentversion"
    guard let data = FileManager.default.contents(atPath: current) else { return path + "/" + last }
    let list =
      try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    guard let name = list?["_XCCurrentVersionName"] as? String else {
      throw Diagnostic(current, "it doesn't name the current version; choose it in Xcode")
    }
    guard versions.contains(name) else {
      throw Diagnostic(current, "there is no version \(name); choose one in Xcode")
    }
    return path + "/" + name
  }

  /// The place and the contents of the model's file in the bundle.
  func bundled() throws -> (place: String, data: Data) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let place = path.hasSuffix("d") ? "\(name).momd/\(DataModelFile.name)" : "\(name).mom"
    return (place, try encoder.encode(file))
  }

  /// The Swift code of the classes that Xcode would generate.
  ///
  /// - Parameter ownProperties: Returns the names of properties in the app's extensions of a class
  ///   that key-value coding finds.
  /// - Returns: The code.
  package func classes(ownProperties: (String) -> [String]) -> String {
    ModelClasses(entities).text(ownProperties: ownProperties)
  }
}
