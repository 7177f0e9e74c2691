/// The files and settings of which a target's bundle is made.
///
/// Adoption is compiled with this file, too.
package struct BundleRequest: Codable, Sendable {
  /// `app`, `framework`, or `tests`.
  package var kind: String
  /// The name of the target's module.
  package var module: String
  /// The files and folders of the target: absolute paths.
  package var files: [String]
  /// The file with the information property list; `nil` if it is generated.
  package var infoPlist: String?
  /// The target's build settings.
  package var settings: [String: String]
  /// The development language.
  package var region: String
  /// The bundle's path, absolute or relative to the folder with the program.
  package var place: String

  /// Creates a request, by default for a bundle with a generated information property list.
  package init(
    kind: String, module: String, files: [String], infoPlist: String? = nil,
    settings: [String: String] = [:], region: String = "en", place: String = ""
  ) {
    self.kind = kind
    self.module = module
    self.files = files
    self.infoPlist = infoPlist
    self.settings = settings
    self.region = region
    self.place = place
  }
}
