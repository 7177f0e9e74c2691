import Foundation
import TestSupport
import Testing

@testable import Adoption

@Suite struct `The record of what is written` {
  private let fixture: ProjectFixture
  private var package: AdoptedPackage

  init() throws {
    fixture = try ProjectFixture(["App/AppDelegate.swift": "", "App/AppTests/T.swift": ""])
    package = try AdoptedPackage(
      fixture.read("App"), in: fixture.path + "/App-flowsh", version: "1.2.3")
  }

  private func write(_ package: AdoptedPackage) throws -> WrittenFiles.Outcome {
    var written = try WrittenFiles(package.folder)
    return try written.write(package, force: false)
  }

  private func files() throws -> [String: String] {
    let found = FileManager.default.enumerator(atPath: package.folder)?.compactMap { $0 as? String }
    var files: [String: String] = [:]
    for name in found ?? [] {
      files[name] = Contents.text(package.folder + "/" + name)
    }
    return files
  }

  @Test mutating func `isn't needed after a run that couldn't write, which leaves nothing`() throws
  {
    var project = package.project
    project.tests[0] = AppTarget(
      name: "T", module: String(repeating: "x", count: 300), kind: .tests)
    let failing = try AdoptedPackage(project, in: package.folder, version: package.version)
    #expect(throws: AdoptionError.self) { try write(failing) }
    #expect(try files() == [:])
    #expect(try write(package).hasWritten)
    let before = try files()
    #expect(throws: AdoptionError.self) { try write(failing) }
    #expect(try files() == before)
    #expect(try write(package) == WrittenFiles.Outcome())
  }

  @Test mutating func `knows what a run has written that was killed`() throws {
    _ = try write(package)
    let whole = try files()
    // As if the first run had been killed before its second file.
    let data = Data((whole[WrittenRecord.name] ?? "").utf8)
    var record = try JSONDecoder().decode(WrittenRecord.self, from: data)
    record.pending = record.files
    record.files = [:]
    try fixture.write("App-flowsh/" + WrittenRecord.name, JSONText.of(record))
    try FileManager.default.removeItem(atPath: package.folder + "/flowsh.json")
    package.leftOut = [fixture.path + "/App/AppDelegate.swift"]
    package.droppedTests = ["AppTests"]
    #expect(try write(package) == WrittenFiles.Outcome(hasWritten: true, kept: []))
    #expect(try files()["Tests/AppTests/Adopted.swift"] == nil)
    #expect(try files()[WrittenRecord.name]?.contains("pending") == false)
  }

  @Test(arguments: ["../out", "/etc/passwd", "a/../../out", "", ".", "a//b"])
  func `names only files in the folder`(name: String) throws {
    let text =
      "{\"version\": 1, \"project\": \"../App\", \"target\": \"App\", \"files\": {\"\(name)\": \"0\"}}"
    try fixture.write("App-flowsh/" + WrittenRecord.name, text)
    #expect(throws: AdoptionError.self) { try WrittenFiles(package.folder) }
  }

  @Test func `of another version isn't understood`() throws {
    let text = "{\"version\": 2, \"project\": \"../App\", \"target\": \"App\", \"files\": {}}"
    try fixture.write("App-flowsh/" + WrittenRecord.name, text)
    #expect(throws: AdoptionError.self) { try WrittenFiles(package.folder) }
  }

  @Test func `belongs to one run at a time`() throws {
    var one = try WrittenFiles(package.folder)
    var other = try WrittenFiles(package.folder)
    #expect(try one.write(package, force: false).hasWritten)
    #expect(throws: AdoptionError.busy(package.folder)) {
      try other.write(package, force: false)
    }
    one = try WrittenFiles(fixture.path)
    // The files of the first run aren't taken for a person's.
    #expect(try other.write(package, force: false) == WrittenFiles.Outcome())
  }
}
