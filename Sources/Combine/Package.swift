// swift-tools-version: 6.2
import PackageDescription

// A package of its own, because it needs OpenCombine: what an app imports as Combine. It is part of
// the SDK, and never of `flowsh`.

let package = Package(
  name: "Combine",
  products: [
    .library(name: "CombinePublishers", targets: ["CombinePublishers"]),
    // In one archive, which "flowsh sdk build" adds to an SDK.
    .library(name: "CombineSDK", type: .static, targets: ["CombinePublishers"]),
  ],
  dependencies: [
    .package(name: "flowsh", path: "../.."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
  ],
  targets: [
    .target(
      name: "CombinePublishers",
      dependencies: [
        "PatchedOpenCombine", .product(name: "SwiftUIState", package: "flowsh"),
        .product(name: "UIKit", package: "flowsh"),
      ],
      path: "CombinePublishers", packageAccess: false, swiftSettings: settings()),
    // OpenCombine's sources from its package, with our mends, as one module.
    .target(
      name: "PatchedOpenCombine",
      dependencies: [
        // Its own modules are never built; SwiftPM warns of a package that no target needs.
        .product(
          name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.wasi]))
      ],
      path: "PatchedOpenCombine",
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])],
      plugins: ["OpenCombineSources"]),
    .plugin(
      name: "OpenCombineSources", capability: .buildTool(), dependencies: ["patch-opencombine"],
      path: "OpenCombineSources"),
    .executableTarget(name: "patch-opencombine", path: "PatchTool", swiftSettings: settings()),
    // An app as it is written for Swift 5.
    .target(
      name: "SearchApp",
      dependencies: ["CombinePublishers", .product(name: "UIKit", package: "flowsh")],
      path: "Tests/SearchApp", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CombinePublishersTests",
      dependencies: [
        "CombinePublishers", "SearchApp",
        .product(name: "AppDriver", package: "flowsh"),
        .product(name: "SwiftUIState", package: "flowsh"),
        .product(name: "UIKit", package: "flowsh"),
      ],
      path: "Tests/CombinePublishersTests", packageAccess: false, swiftSettings: settings()),
  ],
  swiftLanguageModes: [.v6]
)

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
