import AppBundle

/// What a target's bundle is made of.
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
  /// The bundle's path, relative to the folder with the program.
  package var place: String

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

  /// The record by which the program finds the bundle.
  var record: BundleRecord {
    BundleRecord(kind: .init(rawValue: kind) ?? .framework, module: module, path: place)
  }

  /// The build settings, with those that Xcode derives.
  var completeSettings: BuildSettings {
    var result = BuildSettings(settings)
    let types = ["app": "APPL", "framework": "FMWK", "tests": "BNDL"]
    result.setDefault("TARGET_NAME", module)
    result.setDefault("PRODUCT_NAME", "$(TARGET_NAME)")
    result.setDefault("PRODUCT_BUNDLE_IDENTIFIER", "$(PRODUCT_NAME:rfc1034identifier)")
    result.setDefault("PRODUCT_BUNDLE_PACKAGE_TYPE", types[kind] ?? "BNDL")
    result.setDefault("MARKETING_VERSION", "1.0")
    result.setDefault("CURRENT_PROJECT_VERSION", "1")
    result.setDefault("EXECUTABLE_NAME", "$(PRODUCT_NAME)")
    result.setDefault("DEVELOPMENT_LANGUAGE", region)
    // Classes are found by the name of the module that is built here.
    result.set("PRODUCT_MODULE_NAME", module)
    return result
  }
}
