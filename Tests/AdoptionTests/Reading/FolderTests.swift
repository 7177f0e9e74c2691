import Foundation
import Glibc
import TestSupport
import Testing

@testable import Adoption

@Suite struct `The folders of a project` {
  @Test func `are searched up to a bound, which is said`() throws {
    let fixture = try ProjectFixture(["a/b/c/Package.swift": "", "a/b/d/e/A.swift": ""])
    #expect(try ProjectFinder.find(fixture.path) == .package(fixture.path + "/a/b/c"))
    do throws(AdoptionError) {
      _ = try ProjectFinder.find(fixture.path, mostFolders: 3)
      Issue.record("it is found")
    } catch {
      #expect(
        "\(error)" == "\(fixture.path): it has more than 3 folders, and the rest isn't searched;"
          + " name the project's own folder")
    }
    let place = fixture.path + "/a/b/d"
    #expect(try SourceFolder.files(in: place, mostFolders: 2) == [place + "/e/A.swift"])
    #expect(throws: FolderError.tooManyFolders(place, bound: 1)) {
      try SourceFolder.files(in: place, mostFolders: 1)
    }
  }

  @Test func `may have several projects, of which the others are named`() throws {
    let fixture = try ProjectFixture(["x/A/Package.swift": "", "x/D/e/F.xcodeproj/x": ""])
    for name in ["B", "C"] {
      try fixture.writeProject(
        "x/\(name)/App", targets: "T", fields: "", ProjectFixture.target("T", name))
    }
    let places = ["B/App.xcodeproj", "C/App.xcodeproj", "A"].map { fixture.path + "/x/" + $0 }
    let found = try ProjectFinder.findAll(fixture.path)
    #expect(found.first == .xcode([places[0]]))
    #expect(found.others == [.xcode([places[1]]), .package(places[2])])
    let project = try fixture.read()
    #expect(project.main.name == "B")
    #expect(project.shownOthers(foundAt: "x/", in: fixture.path) == ["x/C/App.xcodeproj", "x/A"])
    // A workspace or a project mostly contains the package beside it.
    try fixture.write("x/B/Package.swift", "")
    #expect(try fixture.read("x/B").others == [])
    try fixture.write("x/B/Two.xcworkspace/x", "")
    try fixture.write("x/B/One.xcworkspace/x", "")
    #expect(
      try ProjectFinder.findAll(fixture.path + "/x/B").others
        == [.xcode([fixture.path + "/x/B/Two.xcworkspace"])])
  }

  @Test func `aren't left by a link to a folder around them, and only files are sources`() throws {
    let fixture = try ProjectFixture(["App/A.swift": "", "Other/B.swift": "", "Shared/C.swift": ""])
    let app = fixture.path + "/App"
    for (name, target) in [("up", ".."), ("shared", "../Shared"), ("Zero.swift", "/dev/zero")] {
      try FileManager.default.createSymbolicLink(
        atPath: app + "/" + name, withDestinationPath: target)
    }
    #expect(mkfifo(app + "/Pipe.swift", 0o600) == 0)
    #expect(
      try fixture.names(SourceFolder.files(in: app)) == ["App/A.swift", "App/shared/C.swift"])
  }

  @Test func `name what can't be a file of a target`() throws {
    let fixture = try ProjectFixture(["App/A.swift": "", "App/B/C.swift": ""])
    let app = fixture.path + "/App"
    for (name, target) in [("Gone.swift", "none"), ("Null.swift", "/dev/null"), ("L", "L")] {
      try FileManager.default.createSymbolicLink(
        atPath: app + "/" + name, withDestinationPath: target)
    }
    #expect(mkfifo(app + "/B/Pipe.swift", 0o600) == 0 && mkfifo(app + "/Out.swift", 0o600) == 0)
    var bytes = Array((app + "/B/").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
    #expect(mkdir(&bytes, 0o700) == 0)
    let named = [
      "App/B/Pipe.swift is a named pipe, a socket or a device",
      "App/B/\u{FFFD} has a name that isn't UTF-8; rename it",
      "App/Gone.swift is a link that leads nowhere", "App/L is a link that leads nowhere",
      "App/Null.swift is a named pipe, a socket or a device",
    ]
    let folder = try fixture.read("App", excluding: ["Out*"])
    #expect(folder.skippedItems.map { fixture.short("\($0.name) \($0.reason)") } == named)
    #expect(folder.unusedExclusions.isEmpty)
    try fixture.writeProject(
      targets: "A",
      ProjectFixture.target("A", "App", fields: "fileSystemSynchronizedGroups = (S);")
        + "S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = SOURCE_ROOT;};")
    let project = try fixture.read(excluding: ["App/Out.swift"])
    #expect(project.skippedItems.map { fixture.short("\($0.name) \($0.reason)") } == named)
  }

  @Test func `with a named pipe for the project's file have a broken project`() throws {
    let fixture = try ProjectFixture(["P.xcodeproj/x": ""])
    let file = fixture.path + "/P.xcodeproj/project.pbxproj"
    #expect(mkfifo(file, 0o600) == 0)
    #expect(
      fixture.error()
        == .unreadable(
          path: file,
          reason: "it is not a regular file; a file that can be read is needed there"))
  }

  @Test func `name the patterns that match none of their files`() throws {
    let fixture = try ProjectFixture(["App/A.swift": "", "App/B.swift": "", "App/X/C.swift": ""])
    let project = try fixture.read("App", excluding: ["./B.swift", "B.swift", "X", "gone/**"])
    #expect(project.unusedExclusions == ["./B.swift", "gone/**"])
    let report = AdoptionReport.quoted("a'b\nc\u{1B}é")
    #expect(report == "$'a\\'b\\nc\\x1bé'")
    #expect(fixture.error("App", excluding: ["**"]) == .noProject(fixture.path + "/App"))
  }
}
