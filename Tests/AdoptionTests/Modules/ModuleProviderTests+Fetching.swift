import Foundation
import TestSupport
import Testing

@testable import Adoption

// Modules of packages that have to be fetched.
extension `A module of a package` {
  @Test func `that isn't here is fetched once, with the packages that it imports`() throws {
    try project.writeProject(
      targets: "A", fields: "packageReferences = (R, S);",
      ProjectFixture.target("A", "App")
        + """
          R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.y/Kit";
            requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0;};};
          S = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.y/Gone";
            requirement = {kind = exactVersion; version = 1.0.0;};};
        """)
    try fixture.writeRemote("Kit", "Kit/Package.swift", "")
    try fixture.writeRemote("Kit", "Kit/manifest.json", manifest(target("Kit")))
    try fixture.writeRemote("Kit", "Kit/Sources/Kit/A.swift", "import Base\n")
    try fixture.writeRemote("Kit", "Base/Package.swift", "")
    try fixture.writeRemote("Kit", "Base/manifest.json", manifest(target("Base")))
    try fixture.writeRemote("Kit", "Base/Sources/Base/A.swift", "")
    let provided = try fixture.provide("Kit", "Gone")
    #expect(provided.modules.map(\.name) == ["Base", "Kit"])
    #expect(
      provided.problems.map { "\($0.name) \($0.reason)" } == [
        "https://x.y/Gone can't be fetched: Failed to clone repository https://x.y/Gone"
      ])
    #expect(provided.servedPackages == ["https://x.y/Kit", "https://x.y/Gone"])
    #expect(try fixture.commands().filter { $0.hasPrefix("fetch") } == ["fetch Kit", "fetch Gone"])
    _ = try fixture.provide("Kit")
    #expect(try fixture.commands() == [])
  }

  @Test func `of which two packages need two versions has the first, and a sentence`() throws {
    try project.writeProject(
      targets: "A", fields: "packageReferences = (R, S);",
      ProjectFixture.target("A", "App")
        + """
          R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.y/Kit";
            requirement = {kind = exactVersion; version = 1.0.0;};};
          S = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.y/Tool";
            requirement = {kind = exactVersion; version = 1.0.0;};};
        """)
    for (name, version) in [("Kit", "1.0.0"), ("Tool", "2.0.0")] {
      try fixture.writeRemote(name, "\(name)/Package.swift", "")
      try fixture.writeRemote(name, "\(name)/manifest.json", manifest(target(name)))
      try fixture.writeRemote(name, "\(name)/Sources/\(name)/A.swift", "import Base\n")
      try fixture.writeRemote(name, "Base/Package.swift", "")
      try fixture.writeRemote(name, "Base/manifest.json", manifest(target("Base")))
      try fixture.writeRemote(name, "Base/Sources/Base/A.swift", "// \(version)\n")
      try fixture.writeRemote(
        name, "workspace-state.json",
        """
        {"object": {"dependencies": [{"packageRef": {"identity": "base"},
          "state": {"checkoutState": {"version": "\(version)"}}}]}}
        """)
    }
    let provided = try fixture.provide("Kit", "Tool")
    #expect(provided.modules.map(\.name) == ["Base", "Kit", "Tool"])
    #expect(
      provided.problems.map { "\($0.name) \($0.reason)" } == [
        "Base 2.0.0, for tool, isn't used; Base 1.0.0 is here"
      ])
  }

  @Test func `of a file outside of its package is copied into the cache, not beside it`() throws {
    try project.write("Cartfile.resolved", "git \"https://x.y/Kit\" \"1.0\"\n")
    let folder = "Carthage/Checkouts/Kit"
    try project.write("Elsewhere/B.swift", "let b = 1\n")
    try project.writeProject(
      folder + "/Kit", targets: "K",
      ProjectFixture.target("K", "Kit", type: "framework", fields: "buildPhases = (K1);")
        + """
          K1 = {isa = PBXSourcesBuildPhase; files = (KB);};
          KB = {isa = PBXBuildFile; fileRef = KF;};
          KF = {isa = PBXFileReference; path = "../../../Elsewhere/B.swift"; sourceTree = SOURCE_ROOT;};
        """)
    let module = try #require(try fixture.provide("Kit").modules.first)
    let sources = module.description.sources
    #expect(sources.count == 1 && sources.allSatisfy { Path.isInside($0, fixture.cache.sources) })
    #expect(fixture.library(module)?.contains("let b = 1") == true)
  }
}
