import Foundation

extension XcodeTarget {
  /// The StoreKit configuration file with which Xcode runs the app; `nil` if no shared scheme of
  /// the app names one that exists.
  ///
  /// Xcode versions write its path from different folders of the project's.
  var storeConfiguration: String? {
    guard case .app = type else { return nil }
    let folder = project.bundle + "/xcshareddata"
    let names = (try? Path.names(in: folder + "/xcschemes")) ?? []
    for name in names where Path.suffix(of: name) == "xcscheme" {
      let reference = /<StoreKitConfigurationFileReference\s+identifier\s*=\s*"([^"]+)"/
      guard
        let scheme = try? String(contentsOfFile: folder + "/xcschemes/" + name, encoding: .utf8),
        scheme.contains("BlueprintIdentifier = \"\(object.id)\""),
        let path = scheme.firstMatch(of: reference)?.output.1
      else { continue }
      for start in [folder, project.bundle, folder + "/xcschemes"] {
        if let file = Path.onDisk(Path.joined(start, String(path))), Path.isFile(file) {
          return file
        }
      }
    }
    return nil
  }
}
