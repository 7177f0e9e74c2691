/// A target in one of the project files that are read together.
struct XcodeTarget {
  let project: ProjectFile
  let object: ProjectObject
  let type: ProductType
  let settings: BuildSettings

  init(_ object: ProjectObject, _ project: ProjectFile) {
    self.project = project
    self.object = object
    type = ProductType(object)
    settings = project.settings(of: object)
  }

  var name: String { Self.full(object.string("name")) ?? object.id }
  var module: String {
    ModuleName.identifier(Self.full(settings["PRODUCT_MODULE_NAME"]) ?? name)
  }

  private static func full(_ text: String?) -> String? { text == "" ? nil : text }

  /// The file name of the product, such as `Core.framework`.
  var product: String? {
    project.object("productReference", of: object).flatMap { $0.string("path") }
  }

  /// Whether the target is built for iPhone or iPad.
  var isForIOS: Bool {
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? ""
    let kit = settings["SDKROOT"] ?? "iphoneos"
    return kit.hasPrefix("iphone") || platforms.contains("iphone")
      || kit == "auto" && platforms.isEmpty
  }

  /// The settings of the compiler that change what the code means.
  var compiler: CompilerSettings {
    var compiler = CompilerSettings()
    compiler.swiftVersion = settings["SWIFT_VERSION"]
    let flags = (settings["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ").map(String.init)
    var conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
      .map(String.init)
    for (place, flag) in flags.enumerated() where flag.hasPrefix("-D") {
      conditions.append(
        flag == "-D" ? flags.dropFirst(place + 1).first ?? "" : String(flag.dropFirst(2)))
    }
    for name in conditions where name == ModuleName.identifier(name) {
      if !compiler.conditions.contains(name) { compiler.conditions.append(name) }
    }
    compiler.isIsolatedToMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    compiler.upcomingFeatures = UpcomingFeature.names.filter {
      settings[$0.key] == "YES"
        || $0.value.isApproachable && settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
          && settings[$0.key] != "NO"
    }.map(\.value.name).sorted()
    return compiler
  }
}
