import Foundation
import TestSupport
import Testing

@testable import Adoption

/// A checkout of flowsh, as far as adoption looks at one.
func writeCheckout(_ fixture: ProjectFixture) throws -> FlowshSource {
  try fixture.write(
    "flowsh/Package.swift",
    """
    let package = Package(
      name: "flowsh",
      targets: [offMain("Files"), onMain("Contacts"), tests(
        "FilesTests")])
    """)
  try fixture.write("flowsh/Sources/Adapter/AppSources/AppSources.swift", "")
  try fixture.write(
    "flowsh/Sources/Adapter/Package.swift", ".executableTarget(name: \"flowsh-adapt\")")
  return try FlowshSource(fixture.path + "/flowsh")
}

@Suite struct `The package of an app` {
  private func package(
    _ fixture: ProjectFixture, _ edit: (inout AppProject) -> Void = { _ in }
  ) throws -> AdoptedPackage {
    var project = try fixture.read("My App")
    edit(&project)
    return try AdoptedPackage(
      project, in: fixture.path + "/My App-flowsh", version: "1.2.3",
      options: AdoptionOptions(exclude: ["Gen/**"]))
  }

  private func fixture() throws -> ProjectFixture {
    try ProjectFixture([
      "My App/AppDelegate.swift": "", "My App/A \"b\"\n\u{E9}.swift": "", "My App/Info.plist": "",
      "My App/Gen/G.swift": "", "My App/AppTests/T.swift": "",
    ])
  }

  @Test func `has a manifest with the SDK, the plugin and the project's settings`() throws {
    let package = try package(fixture()) { project in
      project.main.compiler = CompilerSettings(
        swiftVersion: "6.0", conditions: ["DEBUG", "BETA"], isIsolatedToMainActor: true,
        upcomingFeatures: ["ExistentialAny"])
      project.main.products = [
        PackageProduct(name: "RxSwift", package: "rxswift"), PackageProduct(name: "Unknown"),
        PackageProduct(name: "Alone"),
      ]
      project.packages = [
        PackageReference(url: "https://x.y/RxSwift.git", requirement: .exact("6.5.0")),
        PackageReference(url: "https://x.y/alone", requirement: .branch("main")),
      ]
    }
    #expect(
      package.manifest == """
        // swift-tools-version: 6.2
        import Glibc
        import PackageDescription

        // Written by "flowsh adopt". flowsh.json says where the sources are.

        let folder = Context.packageDirectory
        /// A link to flowsh's SDK on this machine, which isn't committed.
        let sdk = ".flowsh/sdk-1.2.3.artifactbundle"
        guard access("\\(folder)/\\(sdk)/info.json", F_OK) == 0 else {
          print("\\(folder): no SDK of flowsh 1.2.3; this command makes the link to it again:")
          let parts = folder.split(separator: "'", omittingEmptySubsequences: false)
          let quoted = "'" + parts.joined(separator: "'\\\\''") + "'"
          print("flowsh adopt \\(quoted)/'../My App' --into \\(quoted)")
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
          .linkedLibrary(":libedit.so.2"),
          .linkedLibrary("FoundationNetworking"),
          .linkedLibrary("swiftObservation"),
          .linkedLibrary("swiftSynchronization"),
        ]

        let package = Package(
          name: "My App",
          dependencies: [
            .package(url: "https://x.y/RxSwift.git", exact: "6.5.0"),
            .package(url: "https://x.y/alone", branch: "main"),
          ],
          targets: [
            .binaryTarget(name: "FlowshSDK", path: sdk),
            .plugin(
              name: "AppSources", capability: .buildTool(), dependencies: ["FlowshSDK"],
              path: sdk + "/plugin/AppSources"),
            .executableTarget(
              name: "My_App",
              dependencies: [
                "FlowshSDK",
                .product(name: "RxSwift", package: "rxswift"),
                .product(name: "Alone", package: "alone"),
              ],
              swiftSettings: compiler + [
                .swiftLanguageMode(.v6),
                .defaultIsolation(MainActor.self),
                .define("DEBUG", .when(configuration: .debug)),
                .define("BETA"),
                .enableUpcomingFeature("ExistentialAny"),
              ],
              linkerSettings: linker,
              plugins: ["AppSources"]),
            .testTarget(
              name: "AppTests",
              dependencies: [
                "FlowshSDK",
                "My_App",
              ],
              swiftSettings: compiler + [
                .swiftLanguageMode(.v5),
              ],
              linkerSettings: linker,
              plugins: ["AppSources"]),
          ]
        )

        """)
  }

  @Test(arguments: [
    ("3.0", ".v4"), ("4", ".v4"), ("4.2", ".v4_2"), ("5.7", ".v5"), ("6", ".v6"), ("7", ".v6"),
    (nil, ".v5"), ("odd", ".v4"),
  ])
  func `has the nearest language mode`(version: String?, mode: String) throws {
    let package = try package(fixture()) { $0.main.compiler.swiftVersion = version }
    #expect(package.manifest.contains(".swiftLanguageMode(\(mode)),\n"))
  }

  @Test func `has a flowsh.json with relative paths`() throws {
    let fixture = try fixture()
    var package = try package(fixture)
    package.leftOut = [package.project.folder + "/AppDelegate.swift"]
    let value = try JSONSerialization.jsonObject(with: Data(package.configuration.utf8))
    let file = try #require(value as? [String: Any])
    #expect(file["version"] as? Int == 1)
    let targets = try #require(file["targets"] as? [[String: Any]])
    #expect(targets.map { $0["name"] as? String } == ["My_App", "AppTests"])
    #expect(targets.map { $0["root"] as? String } == ["../My App", "../My App"])
    #expect(
      targets[0]["files"] as? [String] == [
        "A \"b\"\n\u{E9}.swift", "AppDelegate.swift", "Gen/G.swift",
      ])
    #expect(targets[0]["exclude"] as? [String] == ["Gen/**", "AppDelegate.swift"])
    #expect(targets[1]["exclude"] as? [String] == ["Gen/**"])
    #expect(targets[0]["infoPlist"] as? String == "Info.plist")
  }

  @Test func `renames a module that flowsh has, and no other`() throws {
    let package = try package(fixture()) { project in
      project.main = AppTarget(name: "Files", module: "Files", kind: .app)
      project.tests[0].dependencies = ["Files"]
    }
    #expect(package.manifest.contains("name: \"Files_App\","))
    #expect(package.manifest.contains("        \"Files_App\",\n"))
    #expect(package.contents.keys.contains("Sources/Files_App/Adopted.swift"))
    #expect(
      ["Contacts", "flowsh", "AppSources"].map(package.targetName) == [
        "Contacts", "flowsh", "AppSources_App",
      ])
  }

  @Test func `has a stub for each target`() throws {
    let package = try package(fixture()) { _ in }
    #expect(
      package.contents.keys.sorted() == [
        ".gitignore", "Package.swift", "Sources/My_App/Adopted.swift",
        "Tests/AppTests/Adopted.swift",
        "flowsh.json",
      ])
    #expect(
      package.contents["Tests/AppTests/Adopted.swift"]
        == "// The project's sources, which flowsh.json lists, are compiled with those in this folder.\n"
    )
  }
}

@Suite struct `The checkout of flowsh` {
  @Test func `is found from the program, else from its sources`() throws {
    let fixture = try ProjectFixture()
    let expected = try writeCheckout(fixture)
    let program = "flowsh/.build/debug/flowsh"
    try fixture.write(program, "")
    let source = fixture.path + "/flowsh/Sources/Tools/FlowshCommand/Commands/A.swift"
    #expect(try FlowshSource(program: fixture.path + "/" + program, source: "/none") == expected)
    #expect(try FlowshSource(program: "/usr/bin/env", source: source) == expected)
    #expect(try FlowshSource(program: nil, source: source) == expected)
  }

  @Test func `is also found where a release has its sources`() throws {
    let fixture = try ProjectFixture()
    let checkout = try writeCheckout(fixture)
    try fixture.write("usr/bin/flowsh", "")
    try FileManager.default.createDirectory(
      atPath: fixture.path + "/usr/share/flowsh", withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: checkout.path, toPath: fixture.path + "/usr/share/flowsh/source")
    let found = try FlowshSource(program: fixture.path + "/usr/bin/flowsh", source: "/none")
    #expect(found.path == fixture.path + "/usr/share/flowsh/source")
    #expect(found.buildFolder == nil)
  }

  @Test func `has a build folder of its own, and a digest of what an SDK is built from`() throws {
    let fixture = try ProjectFixture()
    let checkout = try writeCheckout(fixture)
    for part in ["Apple", "Model", "Shell", "System", "Tools"] {
      try fixture.write("flowsh/Sources/\(part)/A.swift", "let a = 1")
    }
    #expect(checkout.buildFolder == nil)
    try fixture.write("flowsh/.git/HEAD", "")
    #expect(checkout.buildFolder == checkout.path + "/.build")
    let digest = try checkout.digest()
    for name in [
      "Sources/Model/A.md", "Sources/Tools/Adoption/A.swift", "README.md",
      "Sources/Adapter/Package.resolved",
    ] {
      try fixture.write("flowsh/" + name, "x")
      #expect(try checkout.digest() == digest, "\(name)")
    }
    try fixture.write("flowsh/Sources/Model/A.swift", "let a = 2")
    let changed = try checkout.digest()
    #expect(changed != digest)
    try fixture.write("flowsh/Package.swift", "let package = Package(name: \"flowsh\")")
    #expect(try checkout.digest() != changed)
  }

  @Test func `that is gone is an error that names the option`() throws {
    let fixture = try ProjectFixture(["flowsh/Package.swift": "let package"])
    for path in ["flowsh", "none"] {
      #expect(throws: AdoptionError.noFlowsh(fixture.path + "/" + path)) {
        try FlowshSource(fixture.path + "/" + path)
      }
    }
    do throws(AdoptionError) {
      _ = try FlowshSource(
        program: nil, source: "/gone/flowsh/Sources/Tools/FlowshCommand/Commands/Adopt/A.swift")
      Issue.record("it is found")
    } catch {
      #expect(
        "\(error)"
          == "/gone/flowsh: there is no checkout of flowsh; name one with --flowsh PATH")
    }
  }
}
