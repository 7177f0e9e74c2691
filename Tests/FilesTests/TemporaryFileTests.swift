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

  /// A folder whose status is known stands for one that appears between the check and the renaming.
  @Test func `never takes the name of a folder, which keeps its contents`() throws {
    mkdir(path, 0o700)
    directory.write("mine", to: "report.html/notes")
    let original = try #require(FileStatus(at: path))
    #expect(throws: FileError(.write, path, .system(EISDIR))) {
      var file = try TemporaryFile(replacing: path, permissions: 0o600, as: path)
      try file.place(over: original, isFlushed: false)
    }
    #expect(directory.names == ["report.html"])
    #expect(directory.read("report.html/notes") == "mine")
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
