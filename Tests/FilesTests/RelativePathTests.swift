import Files
import Foundation
import PseudoTerminal
import Testing

@Suite struct `A relative path` {
  private let folder: Directory

  init() throws {
    folder = try Directory()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/data/deep", withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: folder.path + "/data/shop.json"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "data/deep")
  }

  @Test(arguments: [
    ("walks/findings", "../../data/shop.json"), ("data", "shop.json"),
    ("data/deep/", "../shop.json"),
    ("./walks/.", "../data/shop.json"),
    // What a link leads to has another parent.
    ("link/walks", "../../shop.json"),
  ])
  func `leads from a folder, which need not exist, to a file`(start: String, path: String) throws {
    let from = folder.path + "/" + start
    #expect(RelativePath.path(to: folder.path + "/data/shop.json", from: from) == path)
    try FileManager.default.createDirectory(atPath: from, withIntermediateDirectories: true)
    #expect(FileStatus(at: from + "/" + path) == FileStatus(at: folder.path + "/data/shop.json"))
  }

  @Test func `leads past folders whose names are other bytes of the same text`() throws {
    for name in ["e\u{301}", "\u{E9}"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/" + name, withIntermediateDirectories: true)
    }
    let (file, from) = (folder.path + "/e\u{301}/a.json", folder.path + "/\u{E9}")
    try Data().write(to: URL(filePath: file))
    let path = RelativePath.path(to: file, from: from)
    #expect(Array(path.utf8) == Array("../e\u{301}/a.json".utf8))
  }

  @Test func `isn't used where only the root is common, or a new folder may be a link`() {
    let file = folder.path + "/data/shop.json"
    #expect(RelativePath.path(to: "/dev/null", from: folder.path) == "/dev/null")
    #expect(RelativePath.path(to: file, from: folder.path + "/new/../walks") == file)
    #expect(RelativePath.path(to: file + "/..", from: "/nowhere") == file + "/..")
  }
}

@Suite struct `A path without parents` {
  @Test func `leads to the same file also for a URL, where a link is before them`() throws {
    let folder = try Directory()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/data/deep", withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: URL(filePath: folder.path + "/data/shop.json"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "data/deep")
    let path = folder.path + "/link/../shop.json"
    let plain = StartFolder.withoutParents(path)
    #expect(!plain.contains("..") && FileStatus(at: plain) == FileStatus(at: path))
    #expect(StartFolder.withoutParents(folder.path + "/../nowhere") == folder.path + "/../nowhere")
    #expect(StartFolder.withoutParents("data/shop.json") == "data/shop.json")
  }
}
