import TestSupport
import Testing

@testable import Adoption

@Suite struct `What a project has twice` {
  private static let kit = "fileSystemSynchronizedGroups = (S);"
  private static let folder =
    "S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = SOURCE_ROOT;};\n"

  @Test func `a target that is listed twice is one`() throws {
    let fixture = try ProjectFixture(["App/A.swift": ""])
    try fixture.writeProject(
      targets: "A, A", ProjectFixture.target("A", "App", fields: Self.kit) + Self.folder)
    #expect(try fixture.read().main.name == "App")
  }

  @Test func `targets of one name aren't chosen among by --target`() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject("One", targets: "A", ProjectFixture.target("A", "App"))
    try fixture.writeProject("Two", targets: "A", ProjectFixture.target("A", "App"))
    #expect(
      fixture.error(target: "App").map { fixture.short("\($0)") }
        == "\(fixture.path): it has several targets \"App\"; name one of the projects, One.xcodeproj,"
        + " Two.xcodeproj")
    #expect(try fixture.read("Two.xcodeproj", target: "App").main.name == "App")
    try fixture.writeProject(
      "Two", targets: "A, B", ProjectFixture.target("A", "App") + ProjectFixture.target("B", "App"))
    #expect(
      fixture.error("Two.xcodeproj", target: "App").map { fixture.short("\($0)") }
        == "Two.xcodeproj: it has several targets \"App\"; give them different names in Xcode")
  }

  @Test func `a module is built once`() throws {
    let fixture = try ProjectFixture(["App/A.swift": ""])
    try fixture.writeProject(
      targets: "A, K, T",
      ProjectFixture.target("A", "My App", fields: Self.kit + "dependencies = (D);")
        + ProjectFixture.target("K", "My-App", type: "framework", fields: Self.kit)
        + ProjectFixture.target(
          "T", "Tests", type: "bundle.unit-test",
          settings: "PRODUCT_MODULE_NAME = My_App; TEST_TARGET_NAME = \"My App\";",
          fields: Self.kit)
        + Self.folder + "D = {isa = PBXTargetDependency; target = K;};")
    let project = try fixture.read()
    #expect(project.targets.map(\.name) == ["My App"])
    #expect(
      project.skippedItems.map { "\($0.name) \($0.reason)" } == [
        "My-App has the same module as another target, My_App",
        "Tests has the same module as another target, My_App",
      ])
  }

  @Test func `a package of others is asked for once, if its version is one`() throws {
    let fixture = try ProjectFixture(["App/A.swift": ""])
    func package(_ id: String, _ url: String, _ requirement: String) -> String {
      "\(id) = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(url)\";"
        + " requirement = {\(requirement)};};\n"
    }
    try fixture.writeProject(
      targets: "A", fields: "packageReferences = (R, R, R2, V, E, B);",
      ProjectFixture.target("A", "App", fields: Self.kit) + Self.folder
        + package("R", "https://x.y/R", "kind = exactVersion; version = 1.0.0;")
        + package("R2", "https://x.y/r.git", "kind = exactVersion; version = 2.0.0;")
        + package("V", "https://x.y/V", "kind = upToNextMajorVersion; minimumVersion = 1.x;")
        + package("E", "", "kind = branch; branch = main;")
        + package(
          "B", "https://x.y/B",
          "kind = versionRange; minimumVersion = 2.0.0; maximumVersion = 1.9.10;"))
    let project = try fixture.read()
    #expect(
      project.packages == [PackageReference(url: "https://x.y/R", requirement: .exact("1.0.0"))])
    #expect(
      project.skippedItems.map { "\($0.name) \($0.reason)" } == [
        "https://x.y/V is a package of which the version \"1.x\" is asked for, which is none",
        " is a package without an address",
        "https://x.y/B is a package of which the versions from 2.0.0 to 1.9.10 are asked for; none is",
      ])
  }
}
