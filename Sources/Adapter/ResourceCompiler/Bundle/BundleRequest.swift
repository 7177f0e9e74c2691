/// The files and settings of which a target's bundle is made.
///
/// Public, because the build plugin is compiled with this file, too, and a plugin has no package
/// access.
public struct BundleRequest: Codable, Sendable {
  /// `app`, `framework`, or `tests`.
  public var kind: String
  /// The name of the target's module.
  public var module: String
  /// The files and folders of the target: absolute paths.
  public var files: [String]
  /// The file with the information property list; `nil` if it is generated.
  public var infoPlist: String?
  /// The target's build settings.
  public var settings: [String: String]
  /// The development language.
  public var region: String
  /// The bundle's path, relative to the folder with the program.
  public var place: String

  /// Creates a request, by default for a bundle with a generated information property list.
  public init(
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
