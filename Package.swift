// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "flowsh",
  targets: [
    // Floor 0: UIKit's navigation surface, without pixels.
    .target(name: "HeadlessUIKit"),
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
