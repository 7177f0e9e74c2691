// swift-tools-version: 6.2
import PackageDescription

// An app of one's own, as a shell: its coordinators unchanged, short screens beside them.
let package = Package(
  name: "BringYourOwnApp",
  dependencies: [.package(name: "flowsh", path: "../..")],
  targets: [
    .executableTarget(
      name: "Recipes",
      dependencies: [.product(name: "UIKit", package: "flowsh")],
      // As in most iOS projects: the coordinators carry no isolation annotations.
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "RecipesTests",
      dependencies: [
        "Recipes", .product(name: "AppDriver", package: "flowsh"),
        .product(name: "Walkthroughs", package: "flowsh"),
      ]),
  ]
)
