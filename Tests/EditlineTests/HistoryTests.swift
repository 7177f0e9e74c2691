import Glibc
import PseudoTerminal
import Testing

@testable import Editline

@MainActor @Suite struct `The history` {
  private let directory: Directory
  private let path: String

  init() throws {
    directory = try Directory()
    path = directory.file("state/flowsh/history")
  }

  private func saved(_ lines: String..., limit: Int = 1000) throws {
    let history = LineHistory(file: path, limit: limit)
    for line in lines { history.add(line) }
    try history.save()
  }

  private func loaded() throws -> [String] {
    let history = LineHistory(file: path)
    try history.load()
    return history.lines
  }

  @Test func `a line that begins with a space is not kept`() {
    let history = LineHistory(file: nil)
    for line in ["a", " secret", "", "a", "b", "a"] { history.add(line) }
    #expect(history.lines == ["a", "b", "a"])
  }

  @Test(.bug(id: "F9"))
  func `lines of this session can be removed, but those in the file are kept`() throws {
    try saved("old secret")
    let history = LineHistory(file: path)
    try history.load()
    for line in ["a", "my secret", "b"] { history.add(line) }
    history.remove { $0.hasSuffix("secret") }
    #expect(history.lines == ["old secret", "a", "b"])
    try history.save()
    #expect(try loaded() == ["old secret", "a", "b"])
  }

  @Test func `only the last lines are kept, in memory and in the file`() throws {
    let history = LineHistory(file: path, limit: 2)
    for line in ["a", "b", "c"] { history.add(line) }
    try history.save()
    #expect(history.lines == ["b", "c"])
    try saved("d", limit: 2)
    #expect(try loaded() == ["c", "d"])
  }

  @Test func `only the owner can access the file and its directories`() throws {
    try saved("a")
    #expect(directory.mode(of: "state") == 0o700)
    #expect(directory.mode(of: "state/flowsh") == 0o700)
    #expect(directory.mode(of: "state/flowsh/history") == 0o600)
  }

  @Test func `the file has libedit's format`() throws {
    try saved("a b\tc\\d", "日本 é\u{7F}\u{1}")
    let expected = "_HiStOrY_V2_\na\\040b\\011c\\134d\n日本\\040é\\^?\\^A\n"
    #expect(directory.read("state/flowsh/history") == expected)
    #expect(try loaded() == ["a b\tc\\d", "日本 é\u{7F}\u{1}"])
  }

  @Test func `all of libedit's escapes are decoded`() throws {
    try saved("x")
    directory.write("_HiStOrY_V2_\n\\177\\1\\M-C\\M-)\\\\\\q", to: "state/flowsh/history")
    #expect(try loaded() == ["\u{7F}\u{1}é\\\\q"])
  }

  @Test func `lines that another session saved in the meantime are kept`() throws {
    let history = LineHistory(file: path)
    try history.load()
    history.add("mine")
    try saved("theirs")
    try history.save()
    history.add("mine too")
    try history.save()
    #expect(try loaded() == ["theirs", "mine", "mine too"])
  }

  @Test func `sessions that end at the same time lose nothing`() throws {
    let file = directory.file("history")
    let sessions = try ["a", "b", "c", "d"].map {
      try PseudoTerminal(ProbeTerminal.path, ["append", file, $0, "50"])
    }
    for session in sessions { #expect(try session.waitForExit() == .exited(0)) }
    let history = LineHistory(file: file)
    try history.load()
    let expected = ["a", "b", "c", "d"].flatMap { tag in (1...50).map { "\(tag) \($0)" } }
    #expect(Set(history.lines) == Set(expected) && history.lines.count == 200)
  }

  @Test func `a file that is not a history is never overwritten`() throws {
    directory.write("precious\n", to: "letter")
    let history = LineHistory(file: directory.file("letter"))
    #expect(throws: HistoryError.notAHistory(path: directory.file("letter"))) { try history.load() }
    history.add("a")
    #expect(throws: HistoryError.notAHistory(path: directory.file("letter"))) { try history.save() }
    #expect(directory.read("letter") == "precious\n")
  }

  @Test func `a link, a directory, or a pipe at its path is left unchanged`() throws {
    directory.write("_HiStOrY_V2_\na\n", to: "real")
    symlink(directory.file("real"), directory.file("link"))
    mkfifo(directory.file("pipe"), 0o600)
    #expect(throws: HistoryError.symbolicLink(path: directory.file("link"))) {
      try LineHistory(file: directory.file("link")).load()
    }
    for path in [directory.path, directory.file("pipe")] {
      #expect(throws: HistoryError.notAFile(path: path)) { try LineHistory(file: path).load() }
    }
  }

  @Test(.bug(id: "F20")) func `only the end of a large file is read, and saving shortens the file`()
    throws
  {
    directory.write("_HiStOrY_V2_\nfirst\n", to: "large")
    let large = directory.file("large")
    truncate(large, 1 << 30)
    let file = open(large, O_WRONLY | O_APPEND)
    _ = "\nlast\n".withCString { write(file, $0, strlen($0)) }
    close(file)
    let history = LineHistory(file: large)
    try history.load()
    #expect(history.lines == ["last"])
    history.add("new")
    try history.save()
    #expect(directory.read("large") == "_HiStOrY_V2_\nlast\nnew\n")
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func `an unreadable file is left unchanged`() throws {
    try saved("a")
    chmod(path, 0)
    let history = LineHistory(file: path)
    history.add("b")
    #expect(throws: HistoryError.unreadable(path: path, errno: EACCES)) { try history.load() }
    #expect(throws: HistoryError.unreadable(path: path, errno: EACCES)) { try history.save() }
    chmod(path, 0o600)
    try history.save()
    #expect(try loaded() == ["a", "b"])
  }

  @Test func `a failed write keeps the old file and leaves no other file`() throws {
    directory.write("_HiStOrY_V2_\nold\n", to: "history")
    let script = "trap '' XFSZ; ulimit -f 0; exec \"$PROBE\" append \"$HISTORY\" new 1"
    let terminal = try ProbeTerminal.shell(script, home: directory)
    try terminal.wait(
      for: "cannot be written (File too large; the limit on file sizes is 0 bytes; ")
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(directory.read("history") == "_HiStOrY_V2_\nold\n")
    #expect(directory.names == ["history", "history.lock"])
  }

  @Test func `no lock file is left next to what isn't a history`() throws {
    directory.write("something else\n", to: "other")
    for path in [directory.file("other"), "\(directory.path)/."] {
      let history = LineHistory(HistoryFile(path), limit: 1000)
      history.add("select Fred")
      #expect(throws: HistoryError.self) { try history.save() }
    }
    #expect(directory.names == ["other"])
  }

  @Test func `folders are created whatever their names begin with`() throws {
    let path = directory.file("new/\u{301}folder/history")
    let history = LineHistory(HistoryFile(path), limit: 1000)
    history.add("select Fred")
    try history.save()
    #expect(directory.read("new/\u{301}folder/history").contains("select"))
  }

  @Test func `a lock that isn't released is an error, and nothing is lost`() throws {
    try saved("a")
    let lock = open(path + ".lock", O_RDWR)
    flock(lock, LOCK_EX)
    let history = LineHistory(HistoryFile(path, lockLimit: .milliseconds(50)), limit: 1000)
    history.add("b")
    #expect(throws: HistoryError.locked(path: path)) { try history.save() }
    // A process that another test starts may hold a copy of the descriptor.
    flock(lock, LOCK_UN)
    close(lock)
    try history.save()
    #expect(try loaded() == ["a", "b"])
  }

  @Test(
    arguments: [
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/flowsh/history"),
      (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/flowsh/history"),
      (["XDG_STATE_HOME": "/\u{301}s", "HOME": "/h"], "/\u{301}s/flowsh/history"),
      (["HOME": "/h"], "/h/.local/state/flowsh/history"),
      (["HOME": "relative"], nil),
      ([:], nil),
      (["FLOWSH_HISTORY": "/f", "HOME": "/h"], "/f"),
      (["FLOWSH_HISTORY": "", "HOME": "/h"], nil),
      (["FLOWSH_HISTORY": "/dev/null", "HOME": "/h"], nil),
    ] as [([String: String], String?)])
  func `environment variables set the path of the file`(
    environment: [String: String], path: String?
  ) {
    #expect(LineHistory.file(environment: environment) == path)
  }
}
