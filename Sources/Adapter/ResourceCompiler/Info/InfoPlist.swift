import BuildFormats
import Foundation

/// The information property list of a bundle, as Xcode makes it from a file and the build settings.
struct InfoPlist {
  private(set) var values: [String: Any] = [:]

  /// Makes the list.
  ///
  /// - Parameters:
  ///   - file: The path and contents of the target's file; `nil` if all is generated.
  ///   - settings: The build settings.
  ///   - region: The development language.
  /// - Throws: A `Diagnostic` if the file isn't a property list.
  init(_ file: (path: String, data: Data)?, _ settings: BuildSettings, region: String) throws {
    if let file {
      values = try PropertyLists.dictionary(file.path, file.data)
        .mapValues { Self.expanded($0, settings) }
    }
    if file == nil || settings["GENERATE_INFOPLIST_FILE"] == "YES" {
      values.merge(Self.generated(settings)) { own, _ in own }
    }
    // Values that Xcode adds.
    setDefault("CFBundleDevelopmentRegion", region)
    setDefault("CFBundleInfoDictionaryVersion", "6.0")
    setDefault("CFBundleSupportedPlatforms", ["iPhoneSimulator"])
    setDefault("DTPlatformName", "iphonesimulator")
    if let version = settings["IPHONEOS_DEPLOYMENT_TARGET"] {
      setDefault("MinimumOSVersion", version)
    }
    let families = (settings["TARGETED_DEVICE_FAMILY"] ?? "1,2").split(separator: ",")
      .compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    setDefault("UIDeviceFamily", families)
  }

  private mutating func setDefault(_ key: String, _ value: Any) {
    if values[key] == nil || (values[key] as? String)?.isEmpty == true { values[key] = value }
  }

  /// Replaces the references to settings in all texts.
  private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expanded(text)
    case let list as [Any]: list.map { expanded($0, settings) }
    case let dictionary as [String: Any]: dictionary.mapValues { expanded($0, settings) }
    default: value
    }
  }

  /// The list that Xcode generates.
  private static func generated(_ settings: BuildSettings) -> [String: Any] {
    var values: [String: Any] = [:]
    let standard = [
      "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
      "CFBundleExecutable": "$(EXECUTABLE_NAME)",
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
      "CFBundleName": "$(PRODUCT_NAME)",
      "CFBundlePackageType": "$(PRODUCT_BUNDLE_PACKAGE_TYPE)",
      "CFBundleShortVersionString": "$(MARKETING_VERSION)",
      "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
    ]
    for (key, text) in standard {
      let value = settings.expanded(text)
      if !value.isEmpty { values[key] = value }
    }
    for name in settings.names where name.hasPrefix("INFOPLIST_KEY_") {
      // A condition, such as `[sdk=iphoneos*]`, holds here, too.
      let key = String(name.dropFirst(14).prefix { $0 != "[" })
      guard let value = settings[name] else { continue }
      add(key, value, &values)
    }
    return values
  }

  private static let lists: Set = [
    "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes",
  ]

  private static func add(_ key: String, _ value: String, _ values: inout [String: Any]) {
    switch key {
    case "UIApplicationSceneManifest_Generation":
      guard value == "YES" else { return }
      values["UIApplicationSceneManifest"] = [
        "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any](),
      ]
    case "UILaunchScreen_Generation":
      if value == "YES" { values["UILaunchScreen"] = [String: Any]() }
    default:
      var name = key
      for (suffix, device) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")]
      where key.hasSuffix(suffix) {
        name = key.dropLast(suffix.count) + device
      }
      if lists.contains(String(name.prefix { $0 != "~" })) {
        values[name] = value.split(separator: " ").map(String.init)
      } else {
        values[name] = ["YES": true, "NO": false][value] ?? value as Any
      }
    }
  }
}
