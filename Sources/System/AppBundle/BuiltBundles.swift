import CAppBundle
package import Foundation

/// The bundles that flowsh has built for the modules of this program.
package enum BuiltBundles {
  /// The records of the bundles, whose files may be missing, sorted by their modules' names.
  package static let records: [BundleRecord] = {
    var found: [BundleRecord] = []
    withUnsafeMutablePointer(to: &found) { found in
      flowsh_forEachBundle(
        { text, found in
          guard let record = BundleRecord(String(cString: text)) else { return }
          found?.assumingMemoryBound(to: [BundleRecord].self).pointee.append(record)
        }, found)
    }
    return found.sorted { $0.module < $1.module }
  }()

  /// Whether the program has an app with a bundle.
  package static let hasApp = records.contains { $0.kind == .app }

  /// The app's bundle, if its folder isn't beside the program.
  package static let missing: String? = {
    // Without an app's bundle, nothing asks for the main one, which needs /proc.
    guard let app = records.first(where: { $0.kind == .app }) else { return nil }
    let main = Bundle.main.bundlePath
    guard
      !records.contains(where: { $0.kind == .app && main.hasSuffix("/" + $0.path) })
    else { return nil }
    return path(of: app)
  }()

  /// Returns the path of the bundle with the resources of a class's module: that of the main bundle
  /// if the module has none.
  package static func path(for type: AnyClass) -> String {
    let module = String(reflecting: type).prefix { $0 != "." }
    return path(of: String(module))
  }

  /// Returns the place of the bundle with the resources of a module: that of the main bundle if it
  /// has none.
  package static func url(of module: String) -> URL {
    URL(filePath: path(of: module), directoryHint: .isDirectory)
  }

  private static func path(of module: String) -> String {
    records.first { $0.module == module }.map { path(of: $0) } ?? Bundle.main.bundlePath
  }

  /// Returns the path of a bundle, which isn't beside the program if its module was compiled for
  /// several programs.
  static func path(of record: BundleRecord) -> String {
    guard !record.path.hasPrefix("/") else { return record.path }
    let folder = String(cString: flowsh_programFolder())
    return (folder == "/" ? "" : folder) + "/" + record.path
  }

  /// Returns whether a path leads to a bundle that flowsh has built, or into one.
  static func contains(_ path: String) -> Bool {
    records.contains { (path + "/").hasPrefix(self.path(of: $0) + "/") }
  }
}
