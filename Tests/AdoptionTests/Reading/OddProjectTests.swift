import Foundation
import TestSupport
import Testing

@testable import Adoption

@Suite struct `An Xcode project that is unlike most` {
  @Test func `several apps are listed`() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(
      targets: "A, B, C",
      ProjectFixture.target("A", "One") + ProjectFixture.target("B", "Two")
        + ProjectFixture.target("C", "Desk", settings: "SDKROOT = macosx;"))
    #expect(
      fixture.error().map { fixture.short("\($0)") }
        == "App.xcodeproj: it has several apps, One, Two; choose one with --target NAME")
    #expect(try fixture.read(target: "Two").main.name == "Two")
    #expect(
      try fixture.read(target: "Two").skippedItems.map { "\($0.name) \($0.reason)" }
        == ["One is another app", "Desk isn't for iOS"])
    #expect(
      fixture.error(target: "Three").map { fixture.short("\($0)") }
        == "App.xcodeproj: it has no target \"Three\" that can be adopted; it has One, Two")
  }

  @Test func `apps of several projects in a folder are listed together`() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject("One", targets: "A", ProjectFixture.target("A", "One"))
    try fixture.writeProject("Two", targets: "A", ProjectFixture.target("A", "Two"))
    #expect(fixture.error() == .severalApps(path: fixture.path, names: ["One", "Two"]))
    #expect(try fixture.read(target: "Two").file == fixture.path + "/Two.xcodeproj")
  }

  @Test func `without an app is an error that says what it has`() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(targets: "K", ProjectFixture.target("K", "Kit", type: "framework"))
    #expect(
      fixture.error().map { fixture.short("\($0)") }
        == "App.xcodeproj: it has no app for iOS; Kit is a framework; --target NAME adopts a framework"
    )
  }

  @Test func `without any target is an error that promises no framework`() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(targets: "", "")
    #expect(
      fixture.error().map { fixture.short("\($0)") }
        == "App.xcodeproj: it has no app for iOS; name another project, or the app's folder")
  }

  @Test func `with circles is read once around`() throws {
    let fixture = try ProjectFixture(["App/A.swift": ""])
    try fixture.writeProject(
      targets: "A, K, L",
      ProjectFixture.target(
        "A", "App",
        fields: "fileSystemSynchronizedGroups = (S); buildPhases = (B); dependencies = (DK);"
      ) + ProjectFixture.target("K", "Kit", type: "framework", fields: "dependencies = (DL);")
        + ProjectFixture.target("L", "Lib", type: "framework", fields: "dependencies = (DK, DA);")
          + """
              DK = {isa = PBXTargetDependency; target = K;};
              DL = {isa = PBXTargetDependency; target = L;};
              DA = {isa = PBXTargetDependency; target = A;};
              G = {isa = PBXGroup; children = (H, S); path = x; sourceTree = "<group>";};
              H = {isa = PBXGroup; children = (G, F, V); path = y; sourceTree = "<group>";};
              F = {isa = PBXFileReference; path = F.swift; sourceTree = "<group>";};
              V = {isa = PBXVariantGroup; children = (V); name = V; sourceTree = "<group>";};
              B = {isa = PBXSourcesBuildPhase; files = (BF, BV);};
              BF = {isa = PBXBuildFile; fileRef = F;};
              BV = {isa = PBXBuildFile; fileRef = V;};
              S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = SOURCE_ROOT;};
          """)
    try FileManager.default.createSymbolicLink(
      atPath: fixture.path + "/App/up", withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(
      atPath: fixture.path + "/App/self", withDestinationPath: "self")
    let project = try fixture.read()
    #expect(project.libraries.map(\.name) == ["Lib", "Kit"])
    let files = try project.main.allFiles(excluding: Exclusions(), in: project.folder)
    #expect(fixture.names(files).filter { $0.hasSuffix(".swift") } == ["App/A.swift"])
  }

  @Test func `names that are empty count as none`() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(
      targets: "A", ProjectFixture.target("A", "", settings: "PRODUCT_MODULE_NAME = \"\";"))
    let project = try fixture.read()
    #expect(project.main.name == "A" && project.main.module == "A")
  }

  @Test func `two files of one name in a module are an error`() throws {
    let fixture = try ProjectFixture([
      "App/A/V.swift": "", "App/B/V.swift": "", "App/C/W.swift": "",
    ])
    try fixture.writeProject(
      targets: "A",
      ProjectFixture.target("A", "App", fields: "fileSystemSynchronizedGroups = (S1);")
        + "    S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = SOURCE_ROOT;};\n"
    )
    #expect(
      fixture.error().map { fixture.short("\($0)") }
        == "App/B/V.swift: App has another file of this name, App/A/V.swift, and a module can have"
        + " only one; leave one out with --exclude")
    #expect(fixture.error(excluding: ["App/A/**"]) == nil)
  }
}
