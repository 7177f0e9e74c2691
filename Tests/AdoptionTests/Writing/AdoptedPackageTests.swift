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
      project, in: fixture.path + "/My App-flowsh", flowsh: try writeCheckout(fixture),
      options: AdoptionOptions(exclude: ["Gen/**"]))
  }

  private func fixture() throws -> ProjectFixture {
    try ProjectFixture([
      "My App/AppDelegate.swift": "", "My App/A \"b\"\n\u{E9}.swift": "", "My App/Info.plist": "",
      "My App/Gen/G.swift": "", "My App/AppTests/T.swift": "",
    ])
  }

  @Test func `has a manifest with flowsh, the plugin and the project's settings`() throws {
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
        import PackageDescription

        // Written by "flowsh adopt". flowsh.json says where the sources are.

        let flowsh: [Target.Dependency] = [
          .product(name: "UIKit", package: "flowsh"),
          .product(name: "CoreGraphics", package: "flowsh"),
          .product(name: "KeychainServices", package: "flowsh"),
          .product(name: "ObjectiveC", package: "flowsh"),
          .product(name: "QuartzCore", package: "flowsh"),
          .product(name: "SafariServices", package: "flowsh"),
          .product(name: "UnifiedLogging", package: "flowsh"),
        ]

        let package = Package(
          name: "My App",
          dependencies: [
            .package(name: "flowsh", path: "../flowsh"),
            .package(name: "Adapter", path: "../flowsh/Sources/Adapter"),
            .package(url: "https://x.y/RxSwift.git", exact: "6.5.0"),
            .package(url: "https://x.y/alone", branch: "main"),
          ],
          targets: [
            .executableTarget(
              name: "My_App",
              dependencies: flowsh + [
                .product(name: "RxSwift", package: "rxswift"),
                .product(name: "Alone", package: "alone"),
              ],
              swiftSettings: [
                .swiftLanguageMode(.v6),
                .defaultIsolation(MainActor.self),
                .define("DEBUG", .when(configuration: .debug)),
                .define("BETA"),
                .enableUpcomingFeature("ExistentialAny"),
              ],
              plugins: [.plugin(name: "AppSources", package: "Adapter")]),
            .testTarget(
              name: "AppTests",
              dependencies: flowsh + [
                "My_App",
              ],
              swiftSettings: [
                .swiftLanguageMode(.v5),
              ],
              plugins: [.plugin(name: "AppSources", package: "Adapter")]),
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

  @Test(arguments: [("Contacts", 3), ("Files", 1)])
  func `renames a module that flowsh has, and lets the code call it by its name if no app loads it`(
    name: String, count: Int
  ) throws {
    let package = try package(fixture()) { project in
      project.main = AppTarget(name: name, module: name, kind: .app)
      project.tests[0].dependencies = [name]
    }
    let manifest = package.manifest
    #expect(
      manifest.contains("name: \"\(name)_App\",") && manifest.contains("\"\(name)_App\",\n"))
    let alias = ".unsafeFlags([\"-module-alias\", \"\(name)=\(name)_App\"]),"
    #expect(manifest.split(separator: alias).count == count)
    #expect(package.contents.keys.contains("Sources/\(name)_App/Adopted.swift"))
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

  @Test func `goes without a product that the flowsh in use doesn't have`() throws {
    var package = try package(fixture())
    package.droppedProducts = ["UnifiedLogging"]
    #expect(!package.manifest.contains("UnifiedLogging"))
    #expect(package.manifest.contains(".product(name: \"UIKit\", package: \"flowsh\"),"))
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
