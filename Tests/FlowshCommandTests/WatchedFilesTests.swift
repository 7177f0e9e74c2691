import Foundation
import Script
import TestSupport
import Testing

@testable import FlowshCommand

@Suite struct `The files that a run depends on` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["walks/a.walk", "walks/deep/b.walk", "walks/own/Package.swift", "data/n.csv"] {
      try folder.write(name, "")
    }
  }

  private func look() -> WatchedFiles {
    WatchedFiles(
      arguments: [folder.file("walks")],
      inputs: [folder.file("walks/a.walk"), folder.file("data/n.csv"), folder.file("none.csv")])
  }

  private func paths(_ names: String...) -> Set<String> { Set(names.map { folder.file($0) }) }

  @Test func `are its inputs, and walkthroughs that appear in its folders`() throws {
    let before = look()
    #expect(look().changes(since: before).isEmpty)
    try folder.write("data/n.csv", "n")
    for name in ["walks/deep/c.walk", "walks/own/d.walk", "walks/e.txt", "data/f.walk"] {
      try folder.write(name, "")
    }
    try folder.write("none.csv", "")
    try FileManager.default.removeItem(atPath: folder.file("walks/a.walk"))
    let changes = look().changes(since: before)
    #expect(changes.changed == paths("data/n.csv"))
    #expect(changes.created == paths("walks/deep/c.walk", "none.csv"))
    #expect(changes.deleted == paths("walks/a.walk"))
  }

  @Test func `are compared with a look before the watch began, and with added files`() throws {
    var before = look()
    try folder.write("walks/a.walk", "x")
    try folder.write("walks/new.walk", "")
    before.add(look())
    try folder.write("walks/late.walk", "")
    var watch = FileWatch(since: before, look: look)
    #expect(watch.next() == nil)
    #expect(
      watch.next()
        == WatchedFiles.Changes(changed: paths("walks/a.walk"), created: paths("walks/late.walk")))
    #expect(watch.next() == nil)
  }

  @Test func `are named with what has happened to them in the end`() {
    var changes = WatchedFiles.Changes(changed: ["a"], created: ["b", "c"], deleted: ["d", "e"])
    changes.add(WatchedFiles.Changes(changed: ["b"], created: ["d"], deleted: ["a", "c"]))
    #expect(changes.summary == "d changed; b created; a, c, e deleted")
    let many = WatchedFiles.Changes(changed: ["1", "2", "3", "4"])
    #expect(many.summary == "1, 2, 3, … changed")
  }

  @Test func `are noticed when they have changed or vanished after they were read`() throws {
    let files = ScriptFiles()
    for name in ["walks/a.walk", "walks/deep/b.walk", "data/n.csv"] {
      try files.readOnce(folder.file(name)) {}
    }
    #expect(files.changes.isEmpty)
    try folder.write("walks/a.walk", "x")
    try FileManager.default.removeItem(atPath: folder.file("data/n.csv"))
    #expect(
      files.changes
        == WatchedFiles.Changes(changed: paths("walks/a.walk"), deleted: paths("data/n.csv")))
  }
}
