// swift-tools-version: 6.2
import PackageDescription

// An app with flowsh's shell. Its coordinators and view controllers are written as for a phone.
let package = Package(
  name: "BringYourOwnApp",
  dependencies: [.package(name: "flowsh", path: "../..")],
  targets: [
    .executableTarget(
      name: "Recipes",
      dependencies: [.product(name: "UIKit", package: "flowsh")],
      // As in most iOS projects, the coordinators have no isolation annotations.
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "RecipesTests",
      dependencies: [
        "Recipes", .product(name: "AppDriver", package: "flowsh"),
        .product(name: "Walkthroughs", package: "flowsh"),
        .product(name: "UIKit", package: "flowsh"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
