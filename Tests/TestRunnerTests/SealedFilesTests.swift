import Foundation
import Glibc
import Script
import Testing

@testable import TestRunner

@Suite struct `A run's files` {
  private func all(in file: Int32) -> [String: [UInt8]]? {
    SealedFiles.files(in: file)?.all.mapValues { Array($0) }
  }

  @Test(
    arguments: [
      [:], ["a.walk": []],
      ["a.walk": [0], "": [1, 2], "Zoë/b.csv": Array(repeating: 7, count: 100_000)],
    ] as [[String: [UInt8]]])
  func `are read as they were written, by each worker`(files: [String: [UInt8]]) throws {
    let sealed = try SealedFiles(ScriptFiles(files.mapValues { $0[...] }))
    for _ in 0..<2 { #expect(all(in: dup(sealed.file)) == files) }
  }

  @Test func `can't be changed by a process that has the descriptor`() throws {
    let sealed = try SealedFiles(ScriptFiles(["a.walk": [1, 2, 3]]))
    #expect(pwrite(sealed.file, "x", 1, 0) == -1 && errno == EPERM)
    for size in [0, 1 << 20] { #expect(ftruncate(sealed.file, size) == -1 && errno == EPERM) }
    let shared = mmap(nil, 1, PROT_READ | PROT_WRITE, MAP_SHARED, sealed.file, 0)
    #expect(shared == MAP_FAILED && errno == EPERM)
    #expect(all(in: sealed.file) == ["a.walk": [1, 2, 3]])
  }

  @Test func `can't be read if the descriptor is closed or has other content`() throws {
    #expect(all(in: -1) == nil)
    let path = FileManager.default.temporaryDirectory.path + "/flowsh-\(UUID().uuidString)"
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(file) }
    unlink(path)
    #expect(write(file, "no frames at all", 16) == 16)
    #expect(all(in: file) == nil)
  }

  @Test func `a translated file keeps the numbers of its lines`() throws {
    var script = TranslatedScript()
    script.lines = [TranslatedScript.Line("back", number: 7)]
    let sealed = try SealedFiles(ScriptFiles(["a.yaml": script.bytes], translated: ["a.yaml"]))
    let files = try #require(SealedFiles.files(in: sealed.file))
    let lines = try files.lines(of: "a.yaml")
    #expect(try lines.next() == .text("back"))
    #expect(lines.number == 7 && files.translated == ["a.yaml"])
  }
}
