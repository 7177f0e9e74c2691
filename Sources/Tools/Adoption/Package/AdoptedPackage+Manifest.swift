extension AdoptedPackage {
  /// flowsh's products that an app may import; the adapter writes the names of KeychainServices and
  /// UnifiedLogging where an app imports Security, os or OSLog.
  package static let products = [
    "UIKit", "CoreGraphics", "KeychainServices", "ObjectiveC", "QuartzCore", "SafariServices",
    "UnifiedLogging",
  ]

  /// The text of Package.swift.
  var manifest: String {
    let name = project.main.name
    let dependencies = flowshDependencies + packages.map(Self.dependency)
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      // Written by "flowsh adopt". flowsh.json says where the sources are.

      let flowsh: [Target.Dependency] = [
      \(Self.lines(flowshProducts.map { product($0, "flowsh") }, indent: 2))]

      let package = Package(
        name: \(SwiftLiteral.text(name)),
        dependencies: [
      \(Self.lines(dependencies, indent: 4))  ],
        targets: [
      \(targets.map(text).joined())  ]
      )

      """
  }

  /// The products that the flowsh in use has.
  private var flowshProducts: [String] { Self.products.filter { !droppedProducts.contains($0) } }

  /// flowsh, and the adapter with its build plugin, a package of its own.
  private var flowshDependencies: [String] {
    let path = Path.relative(flowsh.path, to: folder)
    return [("flowsh", path), ("Adapter", path + "/" + FlowshSource.adapter)].map {
      ".package(name: \"\($0)\", path: \(SwiftLiteral.text($1)))"
    }
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
            dependencies: flowsh\(Self.list(own + others, after: " + ")),
            swiftSettings: \(Self.list(settings(of: target))),
            plugins: [.plugin(name: "AppSources", package: "Adapter")]),

      """
  }

  private func product(_ name: String, _ package: String) -> String {
    ".product(name: \(SwiftLiteral.text(name)), package: \(SwiftLiteral.text(package)))"
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
    // Code goes on calling a module by its own name if its target has another one. That can't be so
    // for a module that each app loads: flowsh's would then be taken for the app's.
    let aliases = targets.map(\.module).filter {
      targetName(of: $0) != $0 && FlowshSource.demoApps.contains($0)
    }
    for module in aliases {
      settings.append(
        ".unsafeFlags([\"-module-alias\", \(SwiftLiteral.text("\(module)=\(targetName(of: module))"))])"
      )
    }
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
  private static func list(_ items: [String], after text: String = "") -> String {
    items.isEmpty ? "" : text + "[\n" + lines(items, indent: 8) + "      ]"
  }
}
