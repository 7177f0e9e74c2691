extension ProjectFile {
  /// Returns the build settings of a target in the configuration that counts.
  func settings(of target: ProjectObject) -> BuildSettings {
    let name = target.string("name") ?? ""
    let region = root.string("developmentRegion") ?? "en"
    return BuildSettings(
      [
        [
          "CONFIGURATION": configuration, "DEVELOPMENT_LANGUAGE": region,
          "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
          "PLATFORM_NAME": "iphonesimulator",
          "PRODUCT_BUNDLE_PACKAGE_TYPE": Self.packageType(of: target),
          "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
          "PRODUCT_NAME": "$(TARGET_NAME)", "PROJECT": self.name, "PROJECT_DIR": folder,
          "PROJECT_NAME": self.name, "SOURCE_ROOT": folder, "SRCROOT": folder, "TARGETNAME": name,
          "TARGET_NAME": name,
        ]
      ] + layers(of: root) + layers(of: target))
  }

  private static func packageType(of target: ProjectObject) -> String {
    switch ProductType(target) {
    case .app: "APPL"
    case .framework: "FMWK"
    case .unitTests, .other: "BNDL"
    }
  }

  /// Returns the settings of the project's or a target's configuration, after those of its file.
  private func layers(of owner: ProjectObject) -> [[String: String]] {
    guard let list = object("buildConfigurationList", of: owner) else { return [] }
    let all = objects("buildConfigurations", of: list)
    let standard = list.string("defaultConfigurationName")
    guard
      let configuration = all.first(where: { $0.string("name") == configuration })
        ?? all.first(where: {
          $0.string("name")?.lowercased().contains(configuration.lowercased()) == true
        })
        ?? all.first(where: { $0.string("name") == standard }) ?? all.first
    else { return [] }
    var file = object("baseConfigurationReference", of: configuration).flatMap { path(of: $0) }
    if let anchor = object("baseConfigurationReferenceAnchor", of: configuration),
      let folder = path(of: anchor),
      let name = configuration.string("baseConfigurationReferenceRelativePath")
    {
      file = Path.joined(folder, name)
    }
    let settings = configuration.texts("buildSettings")
    return [file.flatMap(Path.onDisk).map(SettingsFile.read) ?? [:], settings]
  }
}
