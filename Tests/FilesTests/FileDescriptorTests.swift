import Dispatch
import Files
import Glibc
import PseudoTerminal
import Testing

@Suite struct `A descriptor` {
  private static let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
  private var bytes: [UInt8] { Self.bytes }

  private func pipe() throws -> (reading: FileDescriptor, writing: FileDescriptor) {
    var ends: [Int32] = [-1, -1]
    try #require(Glibc.pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return (FileDescriptor(ends[0], path: "a pipe"), FileDescriptor(ends[1], path: "a pipe"))
  }

  @Test func `is written in full and read to its end, even if the other side is slow`() throws {
    let (reading, writing) = try pipe()
    defer { close(reading.number) }
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { [bytes] in
      try? writing.writeAll(bytes)
      close(writing.number)
    }
    #expect(try reading.readAll(atMost: bytes.count) == bytes)
    group.wait()
  }

  @Test func `is read up to the maximum size`() throws {
    let (reading, writing) = try pipe()
    defer { close(reading.number) }
    try writing.writeAll([1, 2, 3])
    close(writing.number)
    #expect(throws: FileError(.read, "a pipe", .tooLarge(bound: 2))) {
      try reading.readAll(atMost: 2)
    }
  }

  @Test func `of a pipe without a reader causes an error`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGPIPE, SIG_IGN)
      var ends: [Int32] = [-1, -1]
      try #require(Glibc.pipe(&ends) == 0)
      close(ends[0])
      let writing = FileDescriptor(ends[1], path: "a pipe")
      #expect(throws: FileError(.write, "a pipe", .system(EPIPE))) { try writing.writeAll([1]) }
    }
  }

  @Test func `of a full device causes an error`() {
    #expect(throws: FileError(.write, "/dev/full", .system(ENOSPC))) {
      try WholeFile.write([1], to: "/dev/full")
    }
  }

  @Test func `is abandoned when the time limit for its reader is reached`() throws {
    let (reading, writing) = try pipe()
    defer { for end in [reading, writing] { close(end.number) } }
    #expect(throws: FileError(.write, "a pipe", .system(EINTR))) {
      try bytes.withUnsafeBytes { try writing.writeAll($0) { 0 } }
    }
    var taken = bytes
    let count = try taken.withUnsafeMutableBytes { try reading.readAvailable(into: $0) }
    #expect(count ?? 0 >= Int(PIPE_BUF), "what there was room for was written")
    #expect(try taken.withUnsafeMutableBytes { try reading.readAvailable(into: $0) } == nil)
  }

  @Test func `can be read in part, at any offset`() throws {
    let directory = try Directory()
    directory.write("0123456789", to: "file")
    let file = FileDescriptor(open(directory.file("file"), O_RDONLY), path: "a file")
    defer { close(file.number) }
    #expect(try file.read(2..<5) == Array("234".utf8))
    #expect(try file.read(8..<20) == Array("89".utf8))
    #expect(try file.read(20..<30) == [])
    #expect(try file.readAll(atMost: 10) == Array("0123456789".utf8))
    #expect(throws: FileError(.read, "none", .system(EBADF))) {
      try FileDescriptor(-1, path: "none").read(0..<1)
    }
  }

  @Test func `of a named pipe waits for a writer`() throws {
    let directory = try Directory()
    try #require(mkfifo(directory.file("pipe"), 0o600) == 0)
    let file = try OpenFile(directory.file("pipe"))
    #expect(!file.waitForInput(milliseconds: 0))
    let group = DispatchGroup()
    let path = directory.file("pipe")
    DispatchQueue.global().async(group: group) { try? WholeFile.write([1, 2], to: path) }
    #expect(try file.readAll(atMost: 10) == [1, 2])
    group.wait()
  }
}
