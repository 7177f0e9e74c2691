import Files
import Foundation
import Glibc
import Testing

@Suite final class WholeFileTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/flowsh-\(UUID().uuidString)"
  private let report = Array("the report".utf8)

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  private func isLink(_ name: String) -> Bool {
    var status = stat()
    return lstat(path(name), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }

  /// Examines and writes a file as `flowsh test` does, and returns the reason for a failure.
  private func write(to path: String) -> String? {
    obstacle(to: path) ?? reason { () throws(FileError) in try WholeFile.write(report, to: path) }
  }

  private func obstacle(to path: String) -> String? {
    reason { () throws(FileError) in try WholeFile(path).requireWritable() }
  }

  private func reason(_ body: () throws(FileError) -> Void) -> String? {
    do throws(FileError) {
      try body()
      return nil
    } catch { return "\(error)" }
  }

  private func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(Glibc.pipe(&ends) == 0)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }

  private func contents(of descriptor: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 100)
    let count = read(descriptor, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }

  @Test(.bug(id: "F5")) func `a link is followed to its target, which is replaced`() throws {
    try "old".write(toFile: path("target"), atomically: false, encoding: .utf8)
    let open = try #require(FileHandle(forReadingAtPath: path("target")))
    try link("absolute", to: path("target"))
    try link("relative", to: "target")
    try link("chain", to: "./relative")
    for name in ["absolute", "relative", "chain"] {
      try "old".write(toFile: path("target"), atomically: true, encoding: .utf8)
      #expect(write(to: path(name)) == nil)
      #expect(try text("target") == "the report" && isLink(name), "\(name)")
    }
    #expect(open.readDataToEndOfFile() == Data("old".utf8), "a reader of the old file goes on")
    #expect(try names == ["absolute", "chain", "relative", "target"])
  }

  @Test(.bug(id: "F5")) func `links to missing files are also followed`() throws {
    try FileManager.default.createDirectory(
      atPath: path("below"), withIntermediateDirectories: false)
    try link("far", to: "below/near")
    try link("below/near", to: "../target")
    #expect(write(to: path("far")) == nil)
    #expect(try text("target") == "the report")
    #expect(isLink("far") && isLink("below/near"))

    try link("lost", to: "absent/target")
    #expect(write(to: path("lost")) == "the folder \(folder)/absent does not exist")
    try link("turn", to: "return")
    try link("return", to: "turn")
    #expect(write(to: path("turn")) == "Too many levels of symbolic links")
    try link("folder", to: "below")
    #expect(write(to: path("folder")) == "it is a folder; specify a file")
    #expect(["lost", "turn", "return", "folder"].allSatisfy(isLink))
  }

  @Test(.bug(id: "F5")) func `a device and a named pipe are written in place, even through links`()
    throws
  {
    try link("null", to: "/dev/null")
    #expect(write(to: path("null")) == nil && isLink("null"))
    try link("full", to: "/dev/full")
    #expect(write(to: path("full")) == "No space left on device")
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    try link("piped", to: "pipe")
    let reader = open(path("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    for name in ["pipe", "piped"] {
      #expect(write(to: path(name)) == nil)
      #expect(contents(of: reader) == "the report", "\(name)")
    }
    #expect(try names == ["full", "null", "pipe", "piped"])
    var status = stat()
    #expect(lstat(path("pipe"), &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test(.bug(id: "F5")) func `writing to a descriptor's path writes to the descriptor's file`()
    throws
  {
    let (reading, writing) = try pipe()
    var sockets: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0)
    _ = fcntl(sockets[1], F_SETFL, O_NONBLOCK)
    defer { for descriptor in [reading, writing] + sockets { close(descriptor) } }
    for (end, other) in [(writing, reading), (sockets[0], sockets[1])] {
      try? FileManager.default.removeItem(atPath: path("link"))
      try link("link", to: "/dev/fd/\(end)")
      for path in [
        "/dev/fd/\(end)", "/proc/self/fd/\(end)", "/proc/thread-self/fd/\(end)",
        "/proc/\(getpid())/fd/\(end)", path("link"),
      ] {
        #expect(write(to: path) == nil)
        #expect(contents(of: other) == "the report", "\(path)")
      }
      #expect(isLink("link"))
    }
  }

  @Test(.bug(id: "F5")) func `writing through a descriptor continues at its current position`()
    throws
  {
    let file = open(path("output"), O_RDWR | O_CREAT, 0o600)
    defer { close(file) }
    _ = "before ".withCString { Glibc.write(file, $0, 7) }
    #expect(write(to: "/proc/self/fd/\(file)") == nil)
    _ = " after".withCString { Glibc.write(file, $0, 6) }
    #expect(try text("output") == "before the report after")
    // After the file is unlinked, it can still be written to, and no new file is created.
    unlink(path("output"))
    #expect(write(to: "/dev/fd/\(file)") == nil)
    #expect(try names == [])
  }

  @Test(.bug(id: "F5")) func `a descriptor that the program didn't inherit is rejected`() throws {
    let file = open(path("own"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    #expect(write(to: "/dev/fd/\(file)") == "Bad file descriptor")
    close(file)
    #expect(write(to: "/dev/fd/1000000") != nil)
    #expect(try text("own").isEmpty)
  }

  @Test(.bug(id: "F5")) func `an obstacle at the temporary path is neither followed nor replaced`()
    throws
  {
    try "precious".write(toFile: path("victim"), atomically: false, encoding: .utf8)
    let trap = "report.\(getpid()).new"
    try link(trap, to: "victim")
    #expect(write(to: path("report")) == nil)
    #expect(try text("report") == "the report" && text("victim") == "precious")
    #expect(try names == ["report", trap, "victim"].sorted())
  }

  @Test(.bug(id: "F5")) func `a closed descriptor is rejected before the run`() throws {
    let file = open(path("own"), O_RDWR | O_CREAT, 0o600)
    close(file)
    try link("link", to: "/dev/fd/1000000")
    for path in ["/dev/fd/1000000", "/proc/self/fd/1000000", path("link")] {
      #expect(obstacle(to: path) == "Bad file descriptor", "\(path)")
    }
    #expect(obstacle(to: "/dev/fd/report") == "No such file or directory")
    #expect(obstacle(to: "/proc/report") == "No such file or directory")
  }

  @Test(.bug(id: "F5"))
  func `a name may have the system's maximum length, and a longer one is rejected`()
    throws
  {
    let longest = String(repeating: "r", count: 255)
    #expect(write(to: path(longest)) == nil)
    #expect(try text(longest) == "the report" && names == [longest])
    #expect(obstacle(to: path(longest + "r")) == "File name too long")
  }

  @Test(.bug(id: "F5")) func `checking whether a report can be written leaves no file behind`()
    throws
  {
    #expect(obstacle(to: path("report")) == nil)
    #expect(try names == [])
    // The temporary file next to the report has a longer name than the report.
    var deep = folder
    while deep.utf8.count < 4_000 {
      deep += "/" + String(repeating: "d", count: min(200, 4_085 - deep.utf8.count))
    }
    deep += "/" + String(repeating: "d", count: max(1, 4_092 - deep.utf8.count))
    let made = folder.withCString { start in
      var here = open(start, O_RDONLY | O_DIRECTORY)
      for name in deep.dropFirst(folder.count + 1).split(separator: "/") {
        guard mkdirat(here, String(name), 0o700) == 0 else { return false }
        let next = openat(here, String(name), O_RDONLY | O_DIRECTORY)
        close(here)
        here = next
      }
      return close(here) == 0
    }
    try #require(made)
    let expected = "File name too long"
    #expect(obstacle(to: deep + "/r") == expected)
  }
}
