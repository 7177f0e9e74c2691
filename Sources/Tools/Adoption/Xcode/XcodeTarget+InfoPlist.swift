extension XcodeTarget {
  /// Whether the target is an app for iOS.
  var isApp: Bool { if case .app = type { isForIOS } else { false } }

  /// The settings that an Info.plist refers to most often, and those by which resources are
  /// compiled.
  private static let settingsOfResources = [
    "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS", "CURRENT_PROJECT_VERSION",
    "DEVELOPMENT_LANGUAGE", "EXECUTABLE_NAME", "GENERATE_INFOPLIST_FILE", "MARKETING_VERSION",
    "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_BUNDLE_PACKAGE_TYPE",
    "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "STRING_CATALOG_GENERATE_SYMBOLS", "TARGET_NAME",
  ]

  /// Adds the Info.plist, and the values of the settings that it may refer to.
  func addInfoPlist(to target: inout AppTarget) {
    var names = Set(Self.settingsOfResources)
    names.formUnion(settings.names.filter { $0.hasPrefix("INFOPLIST_KEY_") })
    if let place = settings["INFOPLIST_FILE"], !place.isEmpty {
      let path = Path.joined(project.folder, place)
      if let file = Path.onDisk(path) {
        target.infoPlist = file
        for match in (Contents.text(file) ?? "").matches(of: /\$[({](\w+)/) {
          names.insert(String(match.1))
        }
      } else if let text = object.string("generatedInfoPlist") {
        target.generatedInfoPlist = text
      } else {
        target.missingFiles.append(path)
      }
    }
    for name in names { target.buildSettings[name] = settings[name] }
  }
}
