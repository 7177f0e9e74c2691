import Foundation
import Script
import TestSupport
import Testing

@testable import FlowshCommand

@Suite("The files that a run depends on")
struct WatchedFilesTests {
  private let folder: TemporaryFolder
  /// The path of the folder without symbolic links.
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try #require(WatchedFiles.resolved(folder.path))
    for name in ["walks/a.walk", "walks/deep/b.walk", "walks/own/Package.swift", "data/n.csv"] {
      try folder.write(name, "")
    }
  }

  private func watched(_ inputs: String...) -> WatchedFiles {
    WatchedFiles(
      arguments: [folder.file("walks")], inputs: Set(inputs.map { folder.file($0) }))
  }

  private func effect(
    of names: [String], isFolder: Bool = false, on files: WatchedFiles
  ) -> WatchedFiles.Effect {
    files.effect(
      of: Set(names.map { FileWatch.Change(path: "\(path)/\($0)", isFolder: isFolder) }))
  }

  @Test("are those that it reads, by the paths that it uses")
  func inputs() {
    let files = watched("walks/a.walk", "walks/../data/n.csv")
    let effect = effect(of: ["walks/a.walk", "data/n.csv", "data/other.csv"], on: files)
    #expect(effect.files == [folder.file("walks/a.walk"), folder.file("walks/../data/n.csv")])
    #expect(effect.others.isEmpty)
    #expect(files.folders.isSuperset(of: [path + "/walks", path + "/walks/deep", path + "/data"]))
  }

  @Test("include walkthroughs and folders that appear, but no others")
  func newFiles() {
    let files = watched("walks/a.walk")
    for name in ["walks/new.walk", "walks/deep/b.walk"] {
      #expect(effect(of: [name], on: files).others == ["\(path)/\(name)"], "\(name)")
    }
    #expect(effect(of: ["walks/more"], isFolder: true, on: files).others == [path + "/walks/more"])
    for name in [
      "walks/.a.walk.swp", "walks/.new.walk", "walks/report.html", "walks/own/c.walk",
      "data/c.walk",
    ] {
      #expect(effect(of: [name], on: files).isEmpty, "\(name)")
    }
    #expect(!files.folders.contains(path + "/walks/own"))
    let gone = effect(of: ["walks"], isFolder: true, on: files)
    #expect(gone.files == [folder.file("walks/a.walk")] && gone.others == [path + "/walks"])
  }

  @Test("are named with what has happened to them")
  func summary() {
    var effect = WatchedFiles.Effect(
      files: ["walks/a.walk", "data/n.csv", "gone.walk"].reduce(into: []) {
        $0.insert(folder.file($1))
      })
    effect.others = [folder.file("walks/deep"), folder.file("b.walk")]
    for number in 1...3 { effect.others.insert(folder.file("x\(number).walk")) }
    let root = folder.file("")
    #expect(
      effect.summary.replacing(root, with: "")
        == "data/n.csv, walks/a.walk changed; walks/deep created;"
        + " b.walk, gone.walk, x1.walk, … deleted")
  }

  @Test("include a file or folder that doesn't exist, and that may appear with its folders")
  func missing() {
    let files = WatchedFiles(arguments: [folder.file("later/walks")], inputs: [])
    #expect(files.folders == [path])
    #expect(effect(of: ["later"], isFolder: true, on: files).others == [path + "/later"])
    #expect(effect(of: ["other"], isFolder: true, on: files).isEmpty)
    #expect(effect(of: ["walks"], isFolder: true, on: watched()).others == [path + "/walks"])
  }

  @Test("include the file to which a link points, and the link")
  func links() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("walks/link.walk"), withDestinationPath: "../data/n.csv")
    let files = watched("walks/link.walk")
    for name in ["walks/link.walk", "data/n.csv"] {
      #expect(effect(of: [name], on: files).files == [folder.file("walks/link.walk")], "\(name)")
    }
  }

  @Test("are noticed when they have changed or vanished before they were watched")
  func earlyChanges() throws {
    let names = ["walks/a.walk", "walks/deep/b.walk", "data/n.csv"]
    let files = ScriptFiles()
    for name in names { try files.readOnce(folder.file(name)) {} }
    #expect(files.changed.isEmpty)
    try folder.write(names[0], "screen")
    try FileManager.default.removeItem(atPath: folder.file(names[1]))
    #expect(files.changed == [folder.file(names[0]), folder.file(names[1])])
  }

  @Test("are noticed when they are written, replaced or deleted")
  func changes() throws {
    let watch = try FileWatch()
    for folder in watched("walks/a.walk").folders { try watch.add(folder) }
    #expect(watch.changes(within: 0).isEmpty)
    try folder.write("walks/a.walk", "x")
    func paths() -> Set<String> { Set(watch.changes(within: 10_000).map(\.path)) }
    #expect(paths().contains(path + "/walks/a.walk"))
    try FileManager.default.moveItem(
      atPath: folder.file("data/n.csv"), toPath: folder.file("walks/deep/c.walk"))
    #expect(paths().contains(path + "/walks/deep/c.walk"))
    try FileManager.default.removeItem(atPath: folder.file("walks/deep"))
    #expect(paths().contains(path + "/walks/deep"))
  }
}
