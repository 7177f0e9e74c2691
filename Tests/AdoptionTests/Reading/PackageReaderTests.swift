import Foundation
import TestSupport
import Testing

@testable import Adoption

/// The output of `swift package dump-package`, reduced to the keys that are read.
private enum Dump {
  static func package(
    _ name: String, products: String, targets: String, dependencies: String = "",
    versions: String = "null"
  ) -> String {
    """
    {"name": "\(name)", "defaultLocalization": "en", "dependencies": [\(dependencies)],
     "products": [\(products)], "targets": [\(targets)], "swiftLanguageVersions": \(versions),
     "toolsVersion": {"_version": "5.9.0", "experimentalFeatures": []}, "traits": []}
    """
  }

  static func target(
    _ name: String, _ type: String = "regular", dependencies: String = "", more: String = "",
    settings: String = ""
  ) -> String {
    """
    {"name": "\(name)", "type": "\(type)", "dependencies": [\(dependencies)], "exclude": [],
     "packageAccess": true, "resources": [], "settings": [\(settings)]\(more)}
    """
  }

  static func product(_ name: String, _ targets: String, _ type: String = "library") -> String {
    """
    {"name": "\(name)", "settings": [], "targets": [\(targets)],
     "type": {"\(type)": \(type == "library" ? "[\"automatic\"]" : "null")}}
    """
  }
}

@Suite struct `A Swift package` {
  private func read(
    _ fixture: ProjectFixture, _ manifests: [String: String], target: String? = nil,
    path: String = ""
  ) throws -> AppProject {
    func manifest(_ folder: String) throws(AdoptionError) -> PackageManifest {
      let name = Path.relative(folder, to: fixture.path)
      guard let text = manifests[name],
        let manifest = try? JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
      else { throw .broken(path: folder, .manifest("no manifest")) }
      return manifest
    }
    return try ProjectReader.read(
      Path.joined(fixture.path, path), target: target, manifest: manifest)
  }

  private static let remote = """
    {"sourceControl": [{"identity": "rxswift", "location": {"remote": [
      {"urlString": "https://github.com/ReactiveX/RxSwift.git"}]}, "productFilter": null,
      "requirement": {"range": [{"lowerBound": "6.0.0", "upperBound": "7.0.0"}]}}]}
    """

  private static let app = Dump.package(
    "App", products: Dump.product("Kit", "\"Kit\""),
    targets: [
      Dump.target(
        "App", "executable",
        dependencies: """
          {"byName": ["Kit", null]}, {"product": ["Theme", "Theme", null, null]},
          {"product": ["RxSwift", "RxSwift", null, {"platformNames": ["ios"]}]}
          """,
        settings: """
          {"tool": "swift", "kind": {"define": {"_0": "DEMO"}}},
          {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-x"]}}},
          {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}},
          {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "6"}}},
          {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}},
          {"tool": "c", "kind": {"define": {"_0": "C"}}}
          """),
      Dump.target("Kit", more: ", \"path\": \"Code/Kit\", \"sources\": [\"a\"]"),
      Dump.target("AppTests", "test", dependencies: "{\"target\": [\"App\", null]}"),
      Dump.target("OtherTests", "test", dependencies: "{\"byName\": [\"Gone\", null]}"),
      Dump.target("Lint", "plugin"),
    ].joined(separator: ", "),
    dependencies: "{\"fileSystem\": [{\"identity\": \"theme\", \"path\": \"THEME\"}]}, \(remote)",
    versions: "[\"5\"]")

  private static let theme = Dump.package(
    "Theme", products: Dump.product("Theme", "\"ThemeUI\""),
    targets: [
      Dump.target("ThemeUI", dependencies: "{\"byName\": [\"Colors\", null]}"),
      Dump.target("Colors"),
      Dump.target("Unused"),
    ].joined(separator: ", "))

  private func fixture() throws -> (ProjectFixture, [String: String]) {
    let fixture = try ProjectFixture([
      "App/Package.swift": "", "App/Sources/App/main.swift": "", "App/Sources/App/B.m": "",
      "App/Code/Kit/a/K.swift": "", "App/Tests/AppTests/T.swift": "",
      "App/Tests/OtherTests/O.swift": "",
      "Theme/Package.swift": "", "Theme/Sources/ThemeUI/T.swift": "",
      "Theme/Sources/Colors/C.swift": "",
    ])
    return (
      fixture,
      [
        "App": Self.app.replacing("THEME", with: fixture.path + "/Theme"), "Theme": Self.theme,
      ]
    )
  }

  @Test func `has an executable with its libraries, those of local packages, and its tests`() throws
  {
    let (fixture, manifests) = try fixture()
    let project = try read(fixture, manifests, path: "App")
    #expect(project.format == .package && project.main.kind == .app && project.main.module == "App")
    #expect(fixture.names(project.main.files) == ["App/Sources/App"])
    #expect(fixture.names(project.main.filesInC) == ["App/Sources/App/B.m"])
    #expect(project.libraries.map(\.module) == ["Kit", "Colors", "ThemeUI"])
    #expect(fixture.names(project.libraries[0].files) == ["App/Code/Kit/a"])
    #expect(project.libraries[2].dependencies == ["Colors"])
    #expect(project.main.dependencies == ["Kit", "Colors", "ThemeUI"])
    #expect(project.main.products == [PackageProduct(name: "RxSwift", package: "rxswift")])
    #expect(
      project.packages == [
        PackageReference(
          url: "https://github.com/ReactiveX/RxSwift.git", requirement: .range("6.0.0", "7.0.0"))
      ])
    #expect(project.tests.map(\.module) == ["AppTests"])
    #expect(project.tests[0].dependencies == ["App", "Kit", "Colors", "ThemeUI"])
    #expect(
      project.skippedItems.map { "\($0.name) \($0.reason)" }
        == ["OtherTests tests another target", "Lint is a plugin"])
  }

  @Test func `has settings of the compiler`() throws {
    let (fixture, manifests) = try fixture()
    let project = try read(fixture, manifests, path: "App/Package.swift")
    #expect(
      project.main.compiler
        == CompilerSettings(
          swiftVersion: "6", conditions: ["DEMO"], isIsolatedToMainActor: true,
          upcomingFeatures: ["ExistentialAny"]))
    #expect(project.libraries[0].compiler.swiftVersion == "5")
  }

  @Test func `without an executable has its libraries`() throws {
    let (fixture, manifests) = try fixture()
    let project = try read(fixture, manifests, path: "Theme")
    #expect(project.main.kind == .library && project.main.module == "ThemeUI")
    #expect(project.libraries.map(\.module) == ["Colors"])
  }

  @Test func `with several executables is listed`() throws {
    let fixture = try ProjectFixture(["Package.swift": "", "Sources/B/b.swift": ""])
    let manifests = [
      ".": Dump.package(
        "P", products: Dump.product("B", "\"B\"", "executable"),
        targets: Dump.target("A", "executable") + ", " + Dump.target("B"))
    ]
    #expect(
      throws: AdoptionError.severalApps(path: fixture.path + "/Package.swift", names: ["A", "B"])
    ) {
      try read(fixture, manifests)
    }
    #expect(try read(fixture, manifests, target: "B").main.name == "B")
    #expect(throws: AdoptionError.self) { try read(fixture, manifests, target: "C") }
  }

  @Test func `of Swift Playgrounds is a folder of sources`() throws {
    let fixture = try ProjectFixture([
      "My.swiftpm/Package.swift": "import AppleProductTypes", "My.swiftpm/App.swift": "",
    ])
    let project = try read(fixture, [:], path: "My.swiftpm")
    #expect(
      project.format == .folder && fixture.names(project.main.files) == ["My.swiftpm/App.swift"])
  }

  @Test func `beside an Xcode project is adopted with it`() throws {
    let fixture = try ProjectFixture([
      "Theme/Package.swift": "", "Theme/Sources/ThemeUI/T.swift": "",
      "Theme/Sources/Colors/C.swift": "",
    ])
    try fixture.writeProject(
      targets: "A", fields: "packageReferences = (R);",
      ProjectFixture.target("A", "App", fields: "packageProductDependencies = (Q);")
        + """
            Q = {isa = XCSwiftPackageProductDependency; productName = Theme;};
            R = {isa = XCLocalSwiftPackageReference; relativePath = Theme;};
        """)
    let project = try read(fixture, ["Theme": Self.theme])
    #expect(project.libraries.map(\.module) == ["Colors", "ThemeUI"])
    #expect(project.main.dependencies == ["Colors", "ThemeUI"] && project.main.products.isEmpty)
  }
}

@Suite struct `A folder without a project` {
  @Test func `is an app with all its files, and tests in folders of tests`() throws {
    let fixture = try ProjectFixture([
      "My App/AppDelegate.swift": "", "My App/Info.plist": "", "My App/Sub/Info.plist": "",
      "My App/Main.storyboard": "", "My App/Old.m": "", "My App/AppTests/T.swift": "",
      "My App/AppUITests/U.swift": "", "My App/Gen/G.swift": "",
    ])
    let project = try fixture.read("My App", excluding: ["Gen"])
    #expect(project.main.module == "My_App")
    #expect(
      fixture.names(project.main.files) == [
        "My App/AppDelegate.swift", "My App/Main.storyboard", "My App/Sub/Info.plist",
      ])
    #expect(project.main.infoPlist.map { fixture.short($0) } == "My App/Info.plist")
    #expect(fixture.names(project.main.filesInC) == ["My App/Old.m"])
    #expect(project.tests.map(\.name) == ["AppTests"])
    #expect(project.tests[0].dependencies == ["My_App"])
  }

  @Test func `and without Swift is no project`() throws {
    let fixture = try ProjectFixture(["README.md": "", "a/b.txt": ""])
    #expect(fixture.error() == .noProject(fixture.path))
    #expect(
      fixture.error("README.md").map { fixture.short("\($0)") }
        == "README.md: it is no project; name the project's folder, its .xcodeproj or .xcworkspace,"
        + " or a Package.swift")
    #expect(fixture.error("none") == .noSuchPath(fixture.path + "/none"))
    #expect(
      fixture.error().map { "\($0)" }?.contains("no .xcodeproj, .xcworkspace or Package.swift")
        == true)
  }

  @Test func `may have 5,000 files, and names with spaces, newlines and accents`() throws {
    var files = ["App/a b\n\u{E9}.swift": ""]
    for number in 0..<50 { files["App/F\(number)/V\(number).swift"] = "" }
    let fixture = try ProjectFixture(files)
    // A link takes much less time than a new file.
    for number in 50..<5_000 {
      let folder = "\(fixture.path)/App/F\(number % 50)"
      try #require(link("\(folder)/V\(number % 50).swift", "\(folder)/V\(number).swift") == 0)
    }
    let project = try fixture.read("App")
    #expect(project.main.files.count == 5001)
    #expect(project.main.files.contains(fixture.path + "/App/a b\n\u{E9}.swift"))
  }
}
