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
      \(moduleList)guard \(check)else {
        print("\\(folder): no SDK of flowsh \(version); this command makes the link to it again:")
        let parts = folder.split(separator: "'", omittingEmptySubsequences: false)
        let quoted = "'" + parts.joined(separator: "'\\\\''") + "'"
        print(\(adoption))
        exit(1)
      }
      let variables = Context.environment
      let caches =
        variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        ?? variables["HOME"].map { $0 + "/.cache" }
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
      \(targets.map(text).joined())  ]\(moduleTargets)
      )

      """
  }

  /// The declaration of the modules of packages of others, with the words before it.
  private var moduleList: String {
    guard !modules.isEmpty else { return "" }
    let names = modules.map { SwiftLiteral.text($0.folderName) }
    return """
      /// The modules of packages of others, by links beside the one to the SDK.
      let packageModules: [String] = [
      \(Self.lines(names, indent: 2))]

      """
  }

  /// The condition that all links are there.
  private var check: String {
    let file = "/\(SDK.bundleFile)\", F_OK) == 0"
    let sdk = "access(\"\\(folder)/\\(sdk)\(file)"
    guard !modules.isEmpty else { return sdk + " " }
    return sdk + ",\n  packageModules.allSatisfy({ access(\"\\(folder)/\(ModuleLinks.folder)/\\($0)"
      + ".artifactbundle\(file) })\n"
  }

  /// The targets of the modules of packages of others.
  private var moduleTargets: String {
    guard !modules.isEmpty else { return "" }
    let path = "\"\(ModuleLinks.folder)/\\($0).artifactbundle\""
    return " + packageModules.map { .binaryTarget(name: $0, path: \(path)) }"
  }

  /// The command that makes the package again, as a literal in which the manifest puts its quoted
  /// folder.
  private var adoption: String {
    let path = Path.relative(project.file, to: folder)
    // A path outside of the folder's own tree is absolute.
    let project = (path.hasPrefix("/") ? "" : "\u{0}/") + AdoptionReport.quoted(path)
    return SwiftLiteral.text("flowsh adopt \(project) --into \u{0}")
      .replacing("\\u{0}", with: "\\(quoted)")
  }

  static func dependency(_ package: PackageReference) -> String {
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
    let linked = modules.isEmpty ? "" : " + packageModules.map { .byName(name: $0) }"
    return """
          .\(kind)(
            name: \(SwiftLiteral.text(targetName(of: target.module))),
            dependencies: \(Self.list(["\"\(Self.sdkTarget)\""] + own + others))\(linked),
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
    target.compilerOptions(defining: ["SWIFT_PACKAGE", "DEBUG"])
  }

  private func settings(of target: AppTarget) -> [String] {
    let compiler = target.compiler
    var settings = [".swiftLanguageMode(\(compiler.languageMode))"]
    if compiler.isIsolatedToMainActor { settings.append(".defaultIsolation(MainActor.self)") }
    for condition in compiler.conditions {
      settings.append(
        condition == "DEBUG"
          ? ".define(\"DEBUG\", .when(configuration: .debug))"
          : ".define(\(SwiftLiteral.text(condition)))")
    }
    settings += compiler.upcomingFeatures.map { ".enableUpcomingFeature(\(SwiftLiteral.text($0)))" }
    settings += compiler.experimentalFeatures.map {
      ".enableExperimentalFeature(\(SwiftLiteral.text($0)))"
    }
    return settings
  }

  private static func lines(_ items: [String], indent: Int) -> String {
    items.map { String(repeating: " ", count: indent) + $0 + ",\n" }.joined()
  }

  /// Returns a list, which is empty without items.
  private static func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n" + lines(items, indent: 8) + "      ]"
  }
}
