import Foundation
import TestSupport
import Testing

@testable import Adoption

@Suite struct `Paths` {
  @Test(arguments: [
    ("/a/./b//c/", "/a/b/c"), ("/a/../../b", "/b"), ("a/..", "."), ("../a/../b", "../b"),
    ("/", "/"),
    ("/a b\u{301}/c", "/a b\u{301}/c"), ("/x/\u{301}y", "/x/\u{301}y"),
  ])
  func `are normalized without following links`(path: String, normalized: String) {
    #expect(Path.normalized(path) == normalized)
  }

  @Test(arguments: [
    ("/w/App", "/w/App-flowsh", "../App"), ("/w/a/b", "/w/a", "b"), ("/w", "/w", "."),
    ("/w/a", "/tmp/x", "/w/a"), ("/w/\u{301}a", "/w/b", "../\u{301}a"),
  ])
  func `are relative unless they share nothing`(path: String, folder: String, relative: String) {
    #expect(Path.relative(path, to: folder) == relative)
  }

  @Test func `have a name, a suffix and a base`() {
    #expect(Path.name(of: "/a/b.tar.GZ") == "b.tar.GZ")
    #expect(Path.suffix(of: "/a/b.tar.GZ") == "gz")
    #expect(Path.base(of: "/a/b.tar.GZ") == "b.tar")
    #expect(Path.suffix(of: "/a/.hidden") == "")
    #expect(Path.folder(of: "/a/b") == "/a")
    #expect(Path.isInside("/a/b/c", "/a/b") && !Path.isInside("/a/bc", "/a/b"))
  }

  @Test func `are found in another case and with accents encoded otherwise`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Views/Cafe\u{301}.swift", "")
    #expect(
      Path.onDisk(folder.file("views/CAF\u{E9}.swift"))?.utf8.elementsEqual(
        folder.file("Views/Cafe\u{301}.swift").utf8) == true)
    #expect(Path.onDisk(folder.file("views/Bar.swift")) == nil)
  }
}

@Suite struct `Patterns of files` {
  @Test(arguments: [
    ("Models", "Models/User.swift", true), ("Models", "App/Models/User.swift", false),
    ("**/*.pb.swift", "a/b/c.pb.swift", true), ("**/*.pb.swift", "c.pb.swift", true),
    ("*.swift", "a/b.swift", false), ("A/*/C.swift", "A/B/C.swift", true),
    ("A/?.swift", "A/\u{E9}.swift", true), ("A/**", "A/B/C", true),
    ("**", "A/B", true), ("**/B/**/D", "A/B/C/B/D/E", true), ("**/B/**/D", "A/B/C", false),
    ("**/Gen", "x/Gen/y.swift", true),
    ("", "a", false), ("A\\?\\*.swift", "A?*.swift", true), ("A\\?.swift", "AB.swift", false),
  ])
  func `match files and what is in folders`(pattern: String, path: String, matches: Bool) {
    #expect(GlobPattern(pattern).matches(path) == matches)
  }

  @Test(.timeLimit(.minutes(30))) func `with many stars take no exponential time`() {
    let stars = String(repeating: "*a", count: 60) + "*b"
    #expect(!GlobPattern("**/" + stars).matches(String(repeating: "a", count: 200)))
    let folders = String(repeating: "**/a/", count: 30) + "b"
    #expect(!GlobPattern(folders).matches(String(repeating: "a/", count: 60)))
  }

  @Test(arguments: ["We?ird.swift", "a*/b\\c.swift", "**", "plain/Name.swift"])
  func `can be made of a path, and then match no other`(path: String) {
    let pattern = GlobPattern(GlobPattern.text(of: path))
    #expect(pattern.matches(path))
    for other in [path + "1", "We1ird.swift", "ax/b\\c.swift", "a*/b/c.swift", "x"] {
      #expect(!pattern.matches(other), "\(other)")
    }
  }
}

@Suite struct `The files of a folder` {
  @Test func `are found once, also where links form a circle`() throws {
    let fixture = try ProjectFixture([
      "App/A.swift": "", "App/Views/B.swift": "", "App/.hidden/C.swift": "", "App/Pods/D.swift": "",
      "App/Main.xcassets/Contents.json": "", "Shared/S.swift": "",
    ])
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: fixture.path + "/App/Views/Around", withDestinationPath: fixture.path + "/App")
    try manager.createSymbolicLink(
      atPath: fixture.path + "/App/AAA", withDestinationPath: "Views")
    try manager.createSymbolicLink(
      atPath: fixture.path + "/App/Linked", withDestinationPath: "../Shared")
    try manager.createSymbolicLink(
      atPath: fixture.path + "/App/Broken", withDestinationPath: "none")
    #expect(
      fixture.names(try SourceFolder.files(in: fixture.path + "/App"))
        == ["App/A.swift", "App/Linked/S.swift", "App/Main.xcassets", "App/Views/B.swift"])
  }
}
