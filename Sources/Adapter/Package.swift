// swift-tools-version: 6.2
import PackageDescription

// A package of its own, because it needs swift-syntax: iOS source code made to compile on Linux,
// storyboards and nibs as Swift code, resources as a bundle, and the build plugin over them. It is
// part of a build, never of a running app.

/// AppBundle, Files and ToolSupport.
let parts = Target.Dependency.product(name: "AdapterParts", package: "flowsh")
let swiftSyntax: [Target.Dependency] = [
  .product(name: "SwiftParser", package: "swift-syntax"),
  .product(name: "SwiftSyntax", package: "swift-syntax"),
]

let package = Package(
  name: "Adapter",
  products: [.plugin(name: "AppSources", targets: ["AppSources"])],
  dependencies: [
    .package(name: "flowsh", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    // The classes of UIKit, their outlets, and the optional requirements of its protocols, as
    // tables; derived from HeadlessUIKit's declarations.
    library("UIKitSurface", []),
    // The formats in which these, the tool and "flowsh adopt" tell each other what has been done.
    library("BuildFormats", []),
    library("SourceAdapter", ["BuildFormats", "UIKitSurface"] + swiftSyntax),
    tests("SourceAdapterTests", [parts, "BuildFormats", "SourceAdapter", "UIKitSurface"]),
    library("StoryboardCompiler", ["BuildFormats", "UIKitSurface"]),
    tests(
      "StoryboardCompilerTests",
      [
        parts, "BuildFormats", "StoryboardCompiler",
        .product(name: "HeadlessUIKit", package: "flowsh"),
      ]),
    library("ResourceCompiler", [parts, "BuildFormats"]),
    tests("ResourceCompilerTests", [parts, "BuildFormats", "ResourceCompiler"]),

    // The tool and the build plugin over them.
    program(
      "flowsh-adapt", in: "AdaptTool",
      [parts, "BuildFormats", "ResourceCompiler", "SourceAdapter", "StoryboardCompiler"],
      // Files that the plugin and Adoption have as well import the tool's modules only here.
      defining: ["ADAPT_TOOL"]),
    tests(
      "AdaptToolTests",
      [parts, "BuildFormats", "ResourceCompiler", "SourceAdapter", "flowsh-adapt"]),
    .plugin(
      name: "AppSources", capability: .buildTool(), dependencies: ["flowsh-adapt"],
      path: "AppSources"),

    // Derives from HeadlessUIKit's declarations what else must know them; `.ci/surface` runs it.
    program("flowsh-surface", in: "SurfaceTool", ["SourceAdapter"] + swiftSyntax),
    tests("SurfaceToolTests", ["flowsh-surface"]),
  ],
  swiftLanguageModes: [.v6]
)

func library(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: name, packageAccess: false,
    swiftSettings: settings())
}

func program(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency],
  defining conditions: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: folder, packageAccess: false,
    swiftSettings: settings() + conditions.map { .define($0) })
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/\(name)", packageAccess: false,
    swiftSettings: settings())
}

/// The settings of flowsh's own parts, and the name by which those know each other.
///
/// With that name, which SwiftPM takes from the folder, this package sees what they declare for
/// each other.
func settings() -> [SwiftSetting] {
  let folder = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""
  let name = String(folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
  return [
    .unsafeFlags(["-package-name", name]),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
