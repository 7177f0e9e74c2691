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

  var name: String { object.string("name") ?? object.id }
  var module: String {
    ModuleName.identifier(settings["PRODUCT_MODULE_NAME"] ?? name)
  }
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

/// The features of later language modes that Xcode has settings for.
private enum UpcomingFeature {
  static let names: [String: (name: String, isApproachable: Bool)] = [
    "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": ("ConciseMagicFile", false),
    "SWIFT_UPCOMING_FEATURE_DEPRECATE_APPLICATION_MAIN": ("DeprecateApplicationMain", false),
    "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": (
      "DisableOutwardActorInference", true
    ),
    "SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION": ("DynamicActorIsolation", false),
    "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": ("ExistentialAny", false),
    "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES": ("ForwardTrailingClosures", false),
    "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": (
      "GlobalActorIsolatedTypesUsability", true
    ),
    "SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY": ("GlobalConcurrency", false),
    "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS": ("ImplicitOpenExistentials", false),
    "SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS": ("ImportObjcForwardDeclarations", false),
    "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": ("InferIsolatedConformances", true),
    "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": ("InferSendableFromCaptures", true),
    "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": ("InternalImportsByDefault", false),
    "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES": ("IsolatedDefaultValues", false),
    "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": ("MemberImportVisibility", false),
    "SWIFT_UPCOMING_FEATURE_NONFROZEN_ENUM_EXHAUSTIVITY": ("NonfrozenEnumExhaustivity", false),
    "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": (
      "NonisolatedNonsendingByDefault", true
    ),
    "SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION": ("RegionBasedIsolation", false),
  ]
}
