import Files
import Glibc
import Testing

@Suite struct ChildProcessTests {
  @Test func `a program gets descriptors under numbers that this process uses for others`() throws {
    let (first, second) = (try Pipe(), try Pipe())
    // Exchanged, so that neither may be replaced before the other is duplicated.
    try run(
      "echo one > /proc/self/fd/\(second.writing); echo two > /proc/self/fd/\(first.writing)",
      streams: [
        second.writing: .descriptor(first.writing), first.writing: .descriptor(second.writing),
      ])
    #expect(first.text() == "one\n")
    #expect(second.text() == "two\n")
  }

  @Test func `a program inherits no descriptor beyond those that it is given`() throws {
    let kept = dup(STDERR_FILENO)
    defer { close(kept) }
    let output = try Pipe()
    try run("ls /proc/self/fd | wc -l", streams: [1: .descriptor(output.writing)])
    // Its standard streams, and the folder.
    #expect(output.text() == "4\n")
  }

  @Test func `an error names the program that can't be started`() {
    #expect(throws: FileError(.read, "/nowhere/program", .system(ENOENT))) {
      try ChildProcess.start("/nowhere/program", arguments: ["program"], streams: [:])
    }
  }

  private func run(_ script: String, streams: [Int32: ChildProcess.Stream]) throws {
    let process = try ChildProcess.start(
      "/bin/sh", arguments: ["sh", "-c", script], streams: streams)
    var status: Int32 = -1
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    #expect(status == 0)
  }

  /// A pipe whose ends a started program inherits only if it is given them.
  private final class Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reading, writing) = (ends[0], ends[1])
    }

    /// Returns what was written, and closes the pipe.
    func text() -> String? {
      close(writing)
      defer { close(reading) }
      return try? String(
        decoding: FileDescriptor(reading, path: "the pipe").readAll(atMost: 100), as: UTF8.self)
    }
  }
}
