// swift-tools-version: 6.2
import PackageDescription

// A package of its own, because nobody who uses flowsh needs it: the benchmark, the
// fuzzer, and the list of the field.

/// The program, which lies beside those of this package, and its parts.
let parts: [Target.Dependency] = [
  .product(name: "WorkbenchParts", package: "flowsh"),
  .product(name: "flowsh", package: "flowsh"),
  .product(name: "ArgumentParser", package: "swift-argument-parser"),
]

let package = Package(
  name: "Workbench",
  dependencies: [
    .package(name: "flowsh", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    // Measures flowsh, and the driver in its own process.
    program("flowsh-benchmark", in: "Benchmark", parts),
    tests("BenchmarkTests", ["flowsh-benchmark"] + parts),

    // Looks for inputs that break flowsh.
    program("flowsh-fuzz", in: "Fuzz", parts),
    tests("FuzzTests", ["flowsh-fuzz"] + parts),

    // Adopts many projects, and says how far each one gets.
    program("flowsh-field", in: "Field", parts),
    tests("FieldTests", ["flowsh-field"] + parts),
  ],
  swiftLanguageModes: [.v6]
)

func program(_ name: String, in folder: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: folder, packageAccess: false,
    swiftSettings: settings())
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
    .defaultIsolation(MainActor.self),
  ]
}
