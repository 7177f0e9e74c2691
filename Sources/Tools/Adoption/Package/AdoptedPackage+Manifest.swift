extension AdoptedPackage {
  /// The manifest's target for the SDK.
  static let sdkTarget = "FlowshSDK"
  /// The manifest's target for the plugin, whose sources the SDK has.
  static let pluginTarget = "AppSources"

  /// The text of Package.swift.
  var manifest: String {
    let name = project.main.name
    let libraries = SDK.dynamicLibraries.map { ".linkedLibrary(\(SwiftLiteral.text($0)))" }
    return """
      // swift-tools-version: 6.2
      import Glibc
      import PackageDescription

      // Written by "flowsh adopt". flowsh.json says where the sources are.

      let folder = Context.packageDirectory
      /// A link to flowsh's SDK on this machine, which isn't committed.
      let sdk = \(SwiftLiteral.text(SDKLink.name(version: version)))
      guard access("\\(folder)/\\(sdk)/\(SDK.bundleFile)", F_OK) == 0 else {
        print("\\(folder): no SDK of flowsh \(version); this command makes the link to it again:")
        print(\(adoption))
        exit(1)
      }
      let variables = Context.environment
      let caches = variables["XDG_CACHE_HOME"] ?? variables["HOME"].map { $0 + "/.cache" }
      /// Modules of C, compiled once for all packages; SwiftPM has each compile its own.
      let modules = caches.map { ["-module-cache-path", $0 + "/clang/ModuleCache"] } ?? []
      // The first build takes half of the time, and each link a third.
      let compiler: [SwiftSetting] = [.unsafeFlags(["-index-ignore-system-modules"] + modules)]
      let linker: [LinkerSetting] = [
        .unsafeFlags(["-use-ld=lld"]),
      \(Self.lines(libraries, indent: 2))]

      let package = Package(
        name: \(SwiftLiteral.text(name)),
        dependencies: [
      \(Self.lines(packages.map(Self.dependency), indent: 4))  ],
        targets: [
          .binaryTarget(name: "\(Self.sdkTarget)", path: sdk),
          .plugin(
            name: "\(Self.pluginTarget)", capability: .buildTool(), dependencies: ["\(Self.sdkTarget)"],
            path: sdk + "/\(SDK.plugin)"),
      \(targets.map(text).joined())  ]
      )

      """
  }

  /// The command that makes the package again, as a literal in which the manifest puts its folder.
  private var adoption: String {
    let path = Path.relative(project.file, to: folder)
    // A path outside of the folder's own tree is absolute.
    let project = path.hasPrefix("/") ? path : "\u{0}/" + path
    return SwiftLiteral.text("flowsh adopt \"\(project)\" --into \"\u{0}\"")
      .replacing("\\u{0}", with: "\\(folder)")
  }

  private static func dependency(_ package: PackageReference) -> String {
    ".package(url: \(SwiftLiteral.text(package.url)), \(text(of: package.requirement)))"
  }

  private static func text(of requirement: PackageReference.Requirement) -> String {
    switch requirement {
    case .exact(let version): "exact: \(SwiftLiteral.text(version))"
    case .from(let version): "from: \(SwiftLiteral.text(version))"
    case .upToNextMinor(let version): ".upToNextMinor(from: \(SwiftLiteral.text(version)))"
    case .range(let least, let end): "\(SwiftLiteral.text(least))..<\(SwiftLiteral.text(end))"
    case .branch(let branch): "branch: \(SwiftLiteral.text(branch))"
    case .revision(let revision): "revision: \(SwiftLiteral.text(revision))"
    }
  }

  private func text(of target: AppTarget) -> String {
    let kind =
      switch target.kind {
      case .app: "executableTarget"
      case .library: "target"
      case .tests: "testTarget"
      }
    let own = target.dependencies.filter { module in targets.contains { $0.module == module } }
      .map { SwiftLiteral.text(targetName(of: $0)) }
    let others = target.products.compactMap { item in
      package(of: item).map { product(item.name, $0.identity) }
    }
    return """
          .\(kind)(
            name: \(SwiftLiteral.text(targetName(of: target.module))),
            dependencies: \(Self.list(["\"\(Self.sdkTarget)\""] + own + others)),
            swiftSettings: compiler + \(Self.list(settings(of: target))),
            linkerSettings: linker,
            plugins: ["\(Self.pluginTarget)"]),

      """
  }

  private func product(_ name: String, _ package: String) -> String {
    ".product(name: \(SwiftLiteral.text(name)), package: \(SwiftLiteral.text(package)))"
  }

  /// The compiler's options that the settings of a target come to.
  func compilerOptions(of target: AppTarget) -> [String] {
    let compiler = target.compiler
    let mode = String(Self.languageMode(compiler.swiftVersion).dropFirst(2))
      .replacing("_", with: ".")
    var options = ["-swift-version", mode, "-D", "SWIFT_PACKAGE"]
    if compiler.isIsolatedToMainActor { options += ["-default-isolation", "MainActor"] }
    options += Set(compiler.conditions + ["DEBUG"]).sorted().flatMap { ["-D", $0] }
    options += compiler.upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
    return options
  }

  private func settings(of target: AppTarget) -> [String] {
    let compiler = target.compiler
    var settings = [".swiftLanguageMode(\(Self.languageMode(compiler.swiftVersion)))"]
    if compiler.isIsolatedToMainActor { settings.append(".defaultIsolation(MainActor.self)") }
    for condition in compiler.conditions {
      settings.append(
        condition == "DEBUG"
          ? ".define(\"DEBUG\", .when(configuration: .debug))"
          : ".define(\(SwiftLiteral.text(condition)))")
    }
    settings += compiler.upcomingFeatures.map { ".enableUpcomingFeature(\(SwiftLiteral.text($0)))" }
    return settings
  }

  /// Returns the language mode for the version that a project sets; the nearest if it is gone.
  private static func languageMode(_ version: String?) -> String {
    let parts = (version ?? "5").split(separator: ".").map { Int($0) ?? 0 }
    switch parts.first ?? 5 {
    case ..<4: return ".v4"
    case 4: return parts.count > 1 && parts[1] >= 2 ? ".v4_2" : ".v4"
    case 5: return ".v5"
    default: return ".v6"
    }
  }

  private static func lines(_ items: [String], indent: Int) -> String {
    items.map { String(repeating: " ", count: indent) + $0 + ",\n" }.joined()
  }

  /// Returns a list, which is empty without items.
  private static func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n" + lines(items, indent: 8) + "      ]"
  }
}
