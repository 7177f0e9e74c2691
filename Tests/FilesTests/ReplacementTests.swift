import Files
import Glibc
import PseudoTerminal
import Testing

@Suite struct `A file that is replaced` {
  private let directory: Directory
  private let path: String
  private let new = Array("new".utf8)

  init() throws {
    directory = try Directory()
    path = directory.file("file")
    directory.write("old", to: "file")
  }

  private func problem(_ body: () throws(FileError) -> Void) -> FileError.Problem? {
    do throws(FileError) {
      try body()
      return nil
    } catch { return error.problem }
  }

  private func status(_ path: String) -> stat {
    var status = stat()
    lstat(path, &status)
    return status
  }

  @Test(arguments: [0o600, 0o644, 0o755, 0o666, 0o4711] as [mode_t])
  func `keeps its permissions except set-user-ID`(mode: mode_t) throws {
    chmod(path, mode)
    try WholeFile.write(new, to: path)
    #expect(directory.read("file") == "new")
    #expect(status(path).st_mode & 0o7777 == mode & 0o777)
  }

  @Test func `is the link's target, even if the link's name begins with a combining mark`() throws {
    let (target, link, other) = ("target", "\u{301}link", "\u{301}target")
    directory.write("old", to: target)
    directory.write("other", to: other)
    symlink(target, directory.file(link))
    try WholeFile.write(new, to: directory.file(link))
    #expect(directory.read(target) == "new")
    #expect(directory.read(other) == "other")
  }

  @Test func `is a new file, and readers of the old file are unaffected`() throws {
    let before = status(path).st_ino
    let reader = try OpenFile(path)
    try WholeFile.write(new, to: path)
    #expect(status(path).st_ino != before)
    #expect(try reader.readAll(atMost: 10) == Array("old".utf8))
  }

  @Test func `is replaced by a new one that isn't flushed, and leaves nothing behind`() throws {
    chmod(path, 0o640)
    let before = status(path).st_ino
    let reader = try OpenFile(path)
    try WholeFile.write(to: path, isFlushed: false) { file throws(FileError) in
      try file.writeAll(new)
    }
    #expect(directory.read("file") == "new" && directory.names == ["file"])
    #expect(status(path).st_ino != before && status(path).st_mode & 0o777 == 0o640)
    #expect(try reader.readAll(atMost: 10) == Array("old".utf8))
    try WholeFile.write(to: directory.file("other"), isFlushed: false) { file throws(FileError) in
      try file.writeAll(new)
    }
    #expect(directory.read("other") == "new" && directory.names.sorted() == ["file", "other"])
  }

  @Test(.bug(id: "D13"), .enabled(if: Self.allowsUnnamedFiles), arguments: ["file", "other"])
  func `has no other name while it is written, which would stay if the process were killed`(
    name: String
  ) throws {
    try WholeFile.write(to: directory.file(name)) { file throws(FileError) in
      try file.writeAll(new)
      #expect(directory.names == ["file"])
    }
    #expect(directory.read(name) == "new")
    #expect(directory.names == Set(["file", name]).sorted())
  }

  /// Whether the file system for temporary files knows files without a name.
  private static var allowsUnnamedFiles: Bool {
    // This is O_TMPFILE, which isn't imported.
    let file = open("/tmp", O_WRONLY | 0o20_000_000 | O_DIRECTORY | O_CLOEXEC, 0o600)
    defer { close(file) }
    return file >= 0
  }

  @Test func `is written in parts, and stays as it was if one can't be written`() throws {
    try WholeFile.write(to: path) { file throws(FileError) in
      for part in ["a", "b"] { try file.writeAll(Array(part.utf8)) }
    }
    #expect(directory.read("file") == "ab")
    let full = FileError(.write, path, .system(ENOSPC))
    #expect(throws: full) {
      try WholeFile.write(to: path) { file throws(FileError) in
        try file.writeAll(new)
        throw full
      }
    }
    #expect(directory.read("file") == "ab" && directory.names == ["file"])
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
  func `keeps its owner and group if root replaces it`() throws {
    chmod(path, 0o640)
    #expect(chown(path, 1234, 5678) == 0)
    try WholeFile.write(new, to: path)
    let status = status(path)
    #expect(status.st_uid == 1234 && status.st_gid == 5678 && status.st_mode & 0o777 == 0o640)
  }

  @Test(.enabled(if: geteuid() == 0, "only root becomes somebody else"))
  func `of another owner and group grants the new group only what all users have`() async throws {
    await #expect(processExitsWith: .success) {
      let directory = try Directory()
      let path = directory.file("file")
      directory.write("old", to: "file")
      chmod(path, 0o664)
      chmod(directory.path, 0o777)
      // Another user may write to the file only through its group.
      chown(path, 1234, 5678)
      var groups: [gid_t] = []
      setgroups(0, &groups)
      setegid(5678)
      seteuid(4321)
      try WholeFile.write(Array("new".utf8), to: path)
      var status = stat()
      stat(path, &status)
      #expect(status.st_uid == 4321 && status.st_gid == 5678 && status.st_mode & 0o777 == 0o664)

      seteuid(0)
      chown(path, 1234, 5678)
      chmod(path, 0o676)
      setegid(4321)
      seteuid(4321)
      try WholeFile.write(Array("new".utf8), to: path)
      stat(path, &status)
      #expect(status.st_uid == 4321 && status.st_gid == 4321 && status.st_mode & 0o777 == 0o666)
      seteuid(0)
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root becomes somebody else"))
  func `is rejected without write permission`() async throws {
    await #expect(processExitsWith: .success) {
      let directory = try Directory()
      let path = directory.file("file")
      directory.write("old", to: "file")
      chmod(path, 0o444)
      chmod(directory.path, 0o777)
      seteuid(4321)
      let error = FileError(.write, path, .system(EACCES))
      #expect(throws: error) { try WholeFile(path).requireWritable() }
      #expect(throws: error) { try WholeFile.write(Array("new".utf8), to: path) }
      seteuid(0)
      chmod(directory.path, 0o755)
      chmod(path, 0o666)
      seteuid(4321)
      let closed = FileError(.write, path, .closedFolder(directory.path))
      #expect(throws: closed) { try WholeFile.write(Array("new".utf8), to: path) }
      seteuid(0)
      #expect(directory.read("file") == "old" && directory.names == ["file"])
    }
  }

  @Test func `must be the file that was examined, unchanged`() throws {
    let changes: [(String, () -> Void)] = [
      (
        "replaced",
        { [path, directory] in
          directory.write("theirs", to: "other")
          rename(directory.file("other"), path)
        }
      ),
      ("written to", { [directory] in directory.write("theirs, too", to: "file") }),
      ("removed", { [path] in unlink(path) }),
      ("made", { [directory] in directory.write("theirs again", to: "file") }),
      (
        "a link",
        { [path, directory] in
          rename(path, directory.file("real"))
          symlink("real", path)
        }
      ),
    ]
    for (name, change) in changes {
      let file = WholeFile(path)
      change()
      let before = status(path).st_ino
      #expect(problem { () throws(FileError) in try file.write(new) } == .changed, "\(name)")
      #expect(status(path).st_ino == before, "\(name)")
      try WholeFile.write(new, to: path)
      #expect(directory.read("file") == "new")
    }
    #expect(directory.names == ["file", "real"], "no temporary file is left")
  }

  @Test func `must be the file that was read, unchanged`() throws {
    var file = WholeFile(path)
    directory.write("longer", to: "file")
    #expect(problem { () throws(FileError) in _ = try file.read(atMost: 5) } == .tooLarge(bound: 5))
    #expect(try file.read(atMost: 6) == Array("longer".utf8))
    try file.write(new)
    #expect(try file.read(atMost: 3) == new)
    directory.write("theirs", to: "file")
    #expect(problem { () throws(FileError) in try file.write(new) } == .changed)
    #expect(directory.read("file") == "theirs")
  }

  @Test func `must be a regular file or missing when it is read`() throws {
    var none = WholeFile(directory.file("none"))
    #expect(try none.read(atMost: 1) == nil)
    var file = WholeFile(path)
    rename(path, directory.file("real"))
    symlink("real", path)
    #expect(problem { () throws(FileError) in _ = try file.read(atMost: 9) } == .system(ELOOP))
    for (path, expected) in [
      (directory.path, FileError.Problem.folder), ("/dev/null", .notRegular),
    ] {
      var file = WholeFile(path)
      #expect(problem { () throws(FileError) in _ = try file.read(atMost: 1) } == expected)
    }
  }

  @Test func `is kept, without extra files, if the new one can't be written`() async throws {
    await #expect(processExitsWith: .success) {
      let directory = try Directory()
      directory.write("old", to: "file")
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 1000, rlim_max: 1 << 40)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let bytes = [UInt8](repeating: 1, count: 2000)
      for name in ["file", "other"] {
        let path = directory.file(name)
        let error = FileError(.write, path, .system(EFBIG))
        #expect(throws: error) { try WholeFile.write(bytes, to: path) }
      }
      #expect(directory.read("file") == "old" && directory.names == ["file"])
    }
  }

  @Test func `that is new has the requested permissions, restricted by the umask`() throws {
    try WholeFile(directory.file("mine")).write(new, permissions: 0o600)
    #expect(directory.mode(of: "mine") == 0o600)
    try WholeFile.write(new, to: directory.file("all"))
    close(open(directory.file("as C's"), O_CREAT | O_WRONLY, 0o666))
    #expect(directory.mode(of: "all") == directory.mode(of: "as C's"))
  }

  @Test(.bug(id: "F23")) func `is left alone if it didn't exist when the path was examined`() throws
  {
    let file = WholeFile(directory.file("mine"))
    directory.write("theirs", to: "mine")
    #expect(problem { () throws(FileError) in try file.write(new) } == .changed)
    #expect(directory.read("mine") == "theirs")
    #expect(directory.names == ["file", "mine"])
  }

  @Test func `reports the problem and the path`() {
    let path = directory.file("no/file")
    #expect(throws: FileError(.write, path, .missingFolder(directory.file("no")))) {
      try WholeFile.write(new, to: path)
    }
    let missing = FileError(.read, path, .system(ENOENT))
    #expect(throws: missing) { try OpenFile(path) }
    #expect("\(missing)" == "No such file or directory")
    #expect("\(FileError(.read, path, .tooLarge(bound: 7)))" == "it has more than 7 bytes")
    #expect(FileError(.write, path, .folder).errorNumber == EISDIR)
  }
}
