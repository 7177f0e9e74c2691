import Glibc
import PseudoTerminal
import Testing

@testable import Files

@Suite struct `A temporary file` {
  private let directory: Directory
  private let path: String

  init() throws {
    directory = try Directory()
    path = directory.file("report.html")
  }

  /// A folder whose status is known stands for one that appears between the check and the exchange.
  @Test func `never takes the name of a folder, which keeps its contents`() throws {
    mkdir(path, 0o700)
    directory.write("mine", to: "report.html/notes")
    let original = try #require(FileStatus(at: path))
    #expect(throws: FileError(.write, path, .changed)) {
      var file = try TemporaryFile(replacing: path, permissions: 0o600, as: path)
      try file.place(over: original, isFlushed: false)
    }
    #expect(directory.names == ["report.html"])
    #expect(directory.read("report.html/notes") == "mine")
  }

  @Test func `says where a folder is that can't get its name back`() throws {
    mkdir(path, 0o700)
    directory.write("mine", to: "report.html/notes")
    let original = try #require(FileStatus(at: path))
    let error = #expect(throws: FileError.self) {
      var file = try TemporaryFile(replacing: path, permissions: 0o600, as: path)
      try file.file.writeAll(Array("new".utf8))
      var isFirst = true
      try file.place(over: original, isFlushed: false) { one, other in
        defer { isFirst = false }
        return isFirst && TemporaryFile.exchangeNames(one, other)
      }
    }
    let names = directory.names
    let name = try #require(names.first)
    #expect(names == [name, "report.html"])
    #expect(error?.problem == .displaced(to: directory.file(name)))
    #expect(directory.read("report.html") == "new")
    #expect(directory.read("\(name)/notes") == "mine")
    let message = error.map { "\($0)" }
    #expect(
      message
        == "the new file is in place, but what another program had put there is at \(directory.file(name)) now"
    )
    let shown = error?.descriptionWithoutFolder
    #expect(
      shown
        == "the new file is in place, but what another program had put there is beside it now, as \(name)"
    )
  }

  @Test func `isn't written over a file that has become a folder`() throws {
    directory.write("old", to: "report.html")
    let file = WholeFile(path)
    unlink(path)
    mkdir(path, 0o700)
    #expect(throws: FileError(.write, path, .changed)) {
      try file.write(isFlushed: false) { file throws(FileError) in try file.writeAll([1]) }
    }
    #expect(throws: FileError(.write, path, .folder)) {
      try WholeFile.write([1], to: path)
    }
    #expect(directory.names == ["report.html"])
  }
}
