import Foundation
import TestSupport
import Testing

@testable import Adoption

@Suite struct `A project file of Xcode` {
  private func error(_ bytes: [UInt8]) throws -> String? {
    let folder = try TemporaryFolder()
    try folder.write("A.xcodeproj/project.pbxproj", bytes)
    do throws(AdoptionError) {
      _ = try ProjectFile(folder.file("A.xcodeproj"))
      return nil
    } catch {
      return folder.relative("\(error)")
    }
  }

  private static let remedy =
    "restore the file from version control, or save the project in Xcode again"
  private static let whole = ProjectFixture.project("", "", "")

  @Test func `is read in each form that Xcode reads`() throws {
    #expect(try error(Array(Self.whole.utf8)) == nil)
    let list = try PropertyListSerialization.propertyList(
      from: Data(Self.whole.utf8), format: nil)
    let xml = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    #expect(try error([UInt8](xml)) == nil)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    #expect(try error([UInt8](binary)) == nil)
    #expect(try error([UInt8](try JSONSerialization.data(withJSONObject: list))) == nil)
    #expect(try error(Array(Self.whole.replacing("\n", with: "\r\n").utf8)) == nil)
    #expect(try error([0xEF, 0xBB, 0xBF] + Array(Self.whole.utf8)) == nil)
    #expect(try error([UInt8](Self.whole.data(using: .utf16)!)) == nil)
  }

  @Test(arguments: [
    ("", "A.xcodeproj/project.pbxproj: it is empty"),
    ("{ a = { b = 1\n", "A.xcodeproj/project.pbxproj:2: it is no property list: Missing ';'"),
    ("{\"objects\": {}, ", "A.xcodeproj/project.pbxproj:1: it is no property list"),
    ("{\"objects\": {}}", "A.xcodeproj/project.pbxproj: its rootObject doesn't exist"),
    ("(a, b)", "A.xcodeproj/project.pbxproj: it is no project file of Xcode"),
    ("{rootObject = P; objects = {P = (1);};}", "A.xcodeproj/project.pbxproj: its rootObject"),
    (
      String(repeating: "{a=", count: 50_000),
      "A.xcodeproj/project.pbxproj:1: it is no property list: Too many nested"
    ),
    ("{ a = 1", "A.xcodeproj/project.pbxproj:1: it is no property list: "),
    (
      whole.replacing("archiveVersion = 1;", with: "archiveVersion = 1;\n  x = (1, 2"),
      "A.xcodeproj/project.pbxproj:4: it is no property list: Expected terminating ')'"
    ),
    ("hello", "A.xcodeproj/project.pbxproj: it is no project file of Xcode"),
    ("{ rootObject = P; }", "A.xcodeproj/project.pbxproj: it has no objects"),
    ("{ objects = { Q = { isa = X; }; }; }", "A.xcodeproj/project.pbxproj: its rootObject"),
    (
      "{ objects = {};\n<<<<<<< HEAD\n}",
      "A.xcodeproj/project.pbxproj:2: a merge has left a conflict there; resolve it"
    ),
    ("{ a = \"\u{0}\u{1}\"", "A.xcodeproj/project.pbxproj:1: it is no property list"),
  ])
  func `that is broken is reported with its line`(text: String, message: String) throws {
    let error = try #require(try error(Array(text.utf8)))
    #expect(error.hasPrefix(message), "\(error)")
    #expect(error.hasSuffix(Self.remedy) || error.hasSuffix("resolve it"), "\(error)")
  }

  @Test func `that isn't UTF-8, or is missing, is reported`() throws {
    let start = Array("{\n a = \"".utf8)
    #expect(
      try error(start + [0xE9] + Array("\"; }".utf8))
        == "A.xcodeproj/project.pbxproj:2: it is no text in UTF-8; \(Self.remedy)")
    let folder = try TemporaryFolder()
    try folder.write("A.xcodeproj/other", "")
    #expect(throws: AdoptionError.self) { try ProjectFile(folder.file("A.xcodeproj")) }
  }

  @Test func `says where files are, whatever their paths refer to`() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(
      targets: "",
      """
          G = {isa = PBXGroup; children = (G1, F3, F4, F5, F6); sourceTree = "<group>"; path = Top;};
          G1 = {isa = PBXGroup; children = (F1, F2, G2); name = Shown; path = "In side"; sourceTree = "<group>";};
          G2 = {isa = PBXGroup; children = (F7); name = Virtual; sourceTree = "<group>";};
          F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>";};
          F2 = {isa = PBXFileReference; path = ../B.swift; sourceTree = "<group>";};
          F3 = {isa = PBXFileReference; path = C.swift; sourceTree = SOURCE_ROOT;};
          F4 = {isa = PBXFileReference; path = /abs/D.swift; sourceTree = "<absolute>";};
          F5 = {isa = PBXFileReference; path = E.framework; sourceTree = SDKROOT;};
          F6 = {isa = PBXFileReference; path = "Caf\\U00e9.swift"; sourceTree = "<group>";};
          F7 = {isa = PBXFileReference; path = F.swift; sourceTree = "<group>";};
          L1 = {isa = PBXGroup; children = (L2); path = l1; sourceTree = "<group>";};
          L2 = {isa = PBXGroup; children = (L1); path = l2; sourceTree = "<group>";};
      """)
    let file = try ProjectFile(fixture.path + "/App.xcodeproj")
    let paths = file.objects(ofClass: "PBXFileReference").map { object in
      file.path(of: object).map { fixture.short($0) }
    }
    #expect(
      paths == [
        "Top/In side/A.swift", "Top/B.swift", "C.swift", "/abs/D.swift", nil, "Top/Caf\u{E9}.swift",
        "Top/In side/F.swift",
      ])
    let circle = try #require(file.objects(ofClass: "PBXGroup").first { $0.id == "L1" })
    #expect(file.path(of: circle) == nil)
  }

  @Test(.timeLimit(.minutes(30))) func `may have groups inside of groups without end`() throws {
    let fixture = try ProjectFixture()
    let groups = (0..<5_000).map {
      "G\($0) = {isa = PBXGroup; children = (G\($0 + 1)); path = d; sourceTree = \"<group>\";};\n"
    }
    let file = "G5000 = {isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\";};"
    try fixture.writeProject(targets: "", groups.joined() + file)
    let project = try ProjectFile(fixture.path + "/App.xcodeproj")
    let object = try #require(project.objects(ofClass: "PBXFileReference").first)
    let path = try #require(project.path(of: object))
    #expect(path.hasSuffix("/d/d/A.swift") && Path.onDisk(path) == nil)
  }

  @Test func `has the settings of the configuration that is asked for`() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(
      targets: "K",
      ProjectFixture.target(
        "K", "Kit", type: "framework",
        settings:
          "\"SWIFT_VERSION[config=Release]\" = 4.0; \"OTHER_SWIFT_FLAGS[config=Debug]\" = \"-D A\";"
      ))
    let place = fixture.path + "/App.xcodeproj"
    let debug = try XcodeReader([place]).framework(of: "Kit")?.compiler
    #expect(debug?.swiftVersion == "5.0" && debug?.conditions == ["DEBUG", "A"])
    let release = try XcodeReader([place], configuration: "Release").framework(of: "Kit")?.compiler
    #expect(release?.swiftVersion == "4.0" && release?.conditions == [])
  }
}

@Suite struct `A workspace` {
  @Test func `names projects and packages, in groups and with escapes`() throws {
    let fixture = try ProjectFixture(["Modules/Core/Package.swift": "", "R&D/x": ""])
    try fixture.write(
      "App.xcworkspace/contents.xcworkspacedata",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace
         version = "1.0">
         <FileRef
            location = "group:App.xcodeproj">
         </FileRef>
         <Group
            location = "group:R&amp;D"
            name = "Research">
            <FileRef
               location = "group:Lab.xcodeproj">
            </FileRef>
            <FileRef
               location = "container:Modules/Core">
            </FileRef>
         </Group>
         <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
         <FileRef location = "absolute:/x/Y.xcodeproj"></FileRef>
         <FileRef location = "group:Notes"></FileRef>
      </Workspace>
      """)
    let workspace = try Workspace(fixture.path + "/App.xcworkspace")
    #expect(
      workspace.projects.map(fixture.short)
        == ["App.xcodeproj", "R&D/Lab.xcodeproj", "Pods/Pods.xcodeproj", "/x/Y.xcodeproj"])
    #expect(fixture.names(workspace.packages) == ["Modules/Core"])
  }

  @Test func `of projects that are gone is an error`() throws {
    let fixture = try ProjectFixture([
      "W.xcworkspace/contents.xcworkspacedata":
        "<Workspace><FileRef location=\"group:Gone.xcodeproj\"></FileRef></Workspace>"
    ])
    #expect(
      fixture.error().map { fixture.short("\($0)") }
        == "W.xcworkspace: none of its projects exists, such as Gone.xcodeproj; name a"
        + " .xcodeproj that does")
  }

  @Test func `inside a project is the project`() throws {
    let fixture = try ProjectFixture([
      "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata":
        "<Workspace><FileRef location=\"self:\"></FileRef></Workspace>"
    ])
    try fixture.writeProject(targets: "A", ProjectFixture.target("A", "App"))
    #expect(try fixture.read("App.xcodeproj/project.xcworkspace").main.name == "App")
  }

  @Test func `that is broken is an error`() throws {
    let fixture = try ProjectFixture(["W.xcworkspace/contents.xcworkspacedata": "nothing"])
    #expect(
      fixture.error("W.xcworkspace").map { fixture.short("\($0)") }
        == "W.xcworkspace/contents.xcworkspacedata: it is no workspace of Xcode; restore the"
        + " file from version control, or name a .xcodeproj")
  }
}
