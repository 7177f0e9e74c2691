import Glibc
import PseudoTerminal
import Testing
import ToolSupport

@Suite(.blocking) struct `A supervised process` {
  private func outcomes(limit: Double = 60, _ tasks: String...) throws -> [String] {
    let ending = try Program.run("FlowshProbe", ["supervisor-probe", "\(limit)"] + tasks)
    #expect(ending.status == .exited(0) && ending.errors.isEmpty, "\(ending.errors)")
    return ending.output.split(separator: "\n").map(String.init)
  }

  @Test func `answers requests in their order`() throws {
    #expect(
      try outcomes("count:3", "count:4", "count:1") == [
        "sum 6, 0 bytes", "sum 10, 0 bytes", "sum 1, 0 bytes", "1 processes answered",
      ])
  }

  @Test func `begins with the same requests when it is started again`() throws {
    let lines = try outcomes("add:10", "add:20", "count:1", "trap:1", "count:1", "count:2")
    #expect(
      lines.filter { $0.hasPrefix("sum") } == [31, 31, 33].map { "sum \($0), 0 bytes" })
  }

  @Test func `passes on replies of any size`() throws {
    #expect(try outcomes("reply:400000").first == "sum 0, 400000 bytes")
  }

  @Test func `tells in which step a trap ended the process, why and where, and goes on`() throws {
    let lines = try outcomes("count:3", "trap:77", "count:4")
    #expect(lines[0] == "sum 6, 0 bytes")
    #expect(
      lines[1].hasPrefix("crash in step 77: ") && lines[1].contains("the app's own mistake"))
    #expect(lines[2].contains("SupervisorProbe.act(_:)  SupervisorProbe.swift:"), "\(lines)")
    #expect(lines.suffix(2) == ["sum 10, 0 bytes", "2 processes answered"])
  }

  @Test(arguments: [("exit", "exit 3"), ("kill", "Killed")])
  func `tells how a process ended without a message`(action: String, name: String) throws {
    let lines = try outcomes("\(action):5", "count:1")
    #expect(lines.first == "crash in step 5: the app terminated the process (\(name))")
    #expect(lines.dropFirst(2).first == "sum 1, 0 bytes")
  }

  @Test func `repeats a request once if its process was killed`() throws {
    #expect(
      try outcomes("killonce:5", "count:1") == [
        "sum 0, 0 bytes", "sum 1, 0 bytes", "1 processes answered",
      ])
  }

  @Test func `kills a process whose step takes too long, and tells where it hangs`() throws {
    let lines = try outcomes(limit: 2.5, "hang:9", "count:1")
    #expect(lines.first == "hang in step 9: the step exceeded its time limit of 2.5 seconds")
    #expect(lines.contains("sum 1, 0 bytes"))
  }

  @Test(.bug(id: "D14")) func `gives up what has no reply when time is over, and begins nothing`()
    throws
  {
    #expect(
      try outcomes("soon", "hang:1", "count:2", "count:3") == [
        "not run: over", "not run: over", "not run: over", "0 processes answered",
      ])
    #expect(
      try outcomes("count:1", "late", "count:1").dropFirst() == [
        "not run: over", "1 processes answered",
      ])
  }

  @Test func `keeps the beginning and the end of what an app prints`() throws {
    let lines = try outcomes("flood:1", "trap:2")
    #expect(lines[0] == "sum 0, 0 bytes")
    #expect(!lines[3].contains("line 0"))
    #expect(try outcomes("hello:1", "count:2").prefix(2) == ["sum 0, 0 bytes", "sum 3, 0 bytes"])
  }

  @Test func `rejects bytes that an app has written to its socket`() throws {
    let lines = try outcomes("scribble:4", "count:1")
    #expect(lines.first?.hasPrefix("invalidReply in step 4: the app wrote to descriptors") == true)
    #expect(lines.contains("sum 1, 0 bytes"))
  }

  @Test func `gives a request to a new process if the old one has ended meanwhile`() throws {
    let lines = try outcomes("count:1", "end", "count:2", "count:3")
    #expect(
      lines == [
        "sum 1, 0 bytes", "sum 3, 0 bytes", "sum 6, 0 bytes", "2 processes answered",
      ])
  }
}
