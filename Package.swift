// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "flowsh",
  targets: [
    // Floor 0: UIKit's navigation surface, without pixels.
    .target(name: "HeadlessUIKit"),

    // Floor 1: the coordinator pattern.
    .target(name: "Coordinators", dependencies: ["HeadlessUIKit"]),

    // Floor 2: launch an app, look at it, act on it.
    .target(name: "AppDriver", dependencies: ["Coordinators", "HeadlessUIKit"]),

    // Floor 2: the demo apps, which don't know that they are driven.
    .target(name: "Contacts", dependencies: ["Coordinators", "HeadlessUIKit"]),

    // Floor 3: the command language.
    .target(name: "Shell", dependencies: ["AppDriver"]),

    .testTarget(
      name: "AppDriverTests",
      dependencies: ["AppDriver", "Contacts", "Coordinators", "HeadlessUIKit"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
  ],
  swiftLanguageModes: [.v6]
)

// UI objects live on the main actor, and so does whatever handles them.
for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .defaultIsolation(MainActor.self),
  ]
}
