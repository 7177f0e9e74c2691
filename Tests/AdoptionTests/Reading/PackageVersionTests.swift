import Foundation
import TestSupport
import Testing

@testable import Adoption

@Suite struct `The versions of packages` {
  @Test func `are read from all versions of Package.resolved`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "v1",
      """
      {"version": 1, "object": {"pins": [{"package": "A", "repositoryURL": "https://x.y/A.git",
        "state": {"branch": null, "revision": "r", "version": "1.2.3"}}]}}
      """)
    try folder.write("broken", "{\"pins\": 3}")
    let package = PackageReference(url: "https://x.y/a", requirement: .from("1.0.0"))
    let resolved = ResolvedPackages([folder.file("none"), folder.file("v1")])
    #expect(resolved.pinned(package).requirement == .exact("1.2.3"))
    #expect(ResolvedPackages([]).pinned(package) == package)
    let broken = ResolvedPackages([folder.file("broken")])
    #expect(broken.pinned(package) == package)
    #expect(
      broken.skippedItems == [
        SkippedItem(
          name: folder.file("broken"), reason: "isn't the JSON of a Package.resolved; restore it")
      ])
  }

  @Test func `are read from a project in all kinds`() throws {
    let kinds = [
      "kind = upToNextMinorVersion; minimumVersion = 1.1.0;",
      "kind = exactVersion; version = 2.0.0;",
      "kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 3.0.0;",
      "kind = revision; revision = abc;", "kind = unknown;",
    ]
    let objects = kinds.enumerated().map {
      "R\($0) = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://x.y/p\($0)\";"
        + " requirement = {\($1)};};\n"
    }
    let fixture = try ProjectFixture()
    try fixture.writeProject(
      targets: "A", fields: "packageReferences = (R0, R1, R2, R3, R4);",
      ProjectFixture.target("A", "App") + objects.joined())
    #expect(
      try fixture.read().packages.map(\.requirement) == [
        .upToNextMinor("1.1.0"), .exact("2.0.0"), .range("1.0.0", "3.0.0"), .revision("abc"),
      ])
  }
}
