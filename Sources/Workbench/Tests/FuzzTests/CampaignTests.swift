import Files
import Foundation
import PseudoTerminal
import Testing
import ToolSupport

@testable import flowsh_fuzz

@Suite(.blocking) nonisolated struct `A run of the fuzzer` {
  /// Runs the program and returns its output and its status.
  private static func run(_ arguments: String...) throws -> (output: String, status: Int32) {
    try run(arguments)
  }

  private static func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
    let folder = try Directory()
    let process = try start(arguments, in: folder)
    let status = try #require(wait(for: process))
    return (folder.read("output"), status)
  }

  /// Starts the program with a folder for its output and its temporary files.
  private static func start(_ arguments: [String], in folder: Directory) throws -> pid_t {
    try ChildProcess.start(
      BuiltProduct.path(of: "flowsh-fuzz"), arguments,
      environment: ["PATH": "/usr/bin:/bin", "TMPDIR": folder.path],
      streams: [
        0: .reading("/dev/null"), 1: .appending(folder.file("output")),
        2: .appending(folder.file("errors")),
      ])
  }

  /// Waits for the end of a process and returns its exit status; `nil` if a signal ended it.
  private static func wait(for process: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  @Test func `finds planted bugs, names their trials, and shrinks their inputs`() throws {
    let (output, status) = try Self.run(
      "--only", "planted", "--seed", "3", "--first", "9", "--trials", "7")
    #expect(status == 1)
    #expect(output.contains("planted, seed 3, trial 9: crash\n"), "\(output)")
    #expect(output.contains("Fatal error: planted\n"))
    #expect(output.contains("printf '%b' 'crash\\n' | cat\n"))
    #expect(output.contains("planted, seed 3, trial 15: no line is odd\n"))
    #expect(output.contains("printf '%b' 'odd\\n' | cat\n"))
    #expect(output.contains("flowsh-fuzz --only planted --seed 3 --first 15 --trials 1\n"))
    #expect(output.contains("planted       7 trials, "))
    let last = output.split(separator: "\n").last ?? ""
    #expect(
      last.wholeMatch(
        of:
          #/7 trials, \d+ commands, \d+\.\d s, seed 3: 2 failures \((planted: crash|planted: no line is odd|; ){3}\); exit status 1 \(failures\)/#
      ) != nil, "\(last)")
  }

  @Test func `ends in order after Ctrl-C, and says what it has done`() throws {
    let folder = try Directory()
    let process = try Self.start(
      ["--only", "planted", "--seed", "3", "--first", "4", "--trials", "1", "--patience", "600"],
      in: folder)
    // The trial hangs; its worker's folder is in the run's.
    let isRunning = {
      folder.names.contains { access(folder.file("\($0)/planted-0/errors"), F_OK) == 0 }
    }
    while !isRunning(), waitpid(process, nil, WNOHANG) == 0 { poll(nil, 0, 1) }
    kill(process, SIGINT)
    #expect(Self.wait(for: process) == 130)
    let last = folder.read("output").split(separator: "\n").last ?? ""
    #expect(
      last.wholeMatch(
        of:
          #/interrupted after \d trials?, .*, seed 3: nothing found; exit status 130 \(interrupted\)/#
      ) != nil, "\(last)")
    #expect(folder.names == ["errors", "output"])
    #expect(!Self.isNamedByProcess(folder.path))
  }

  /// Returns whether an argument of any process contains a text.
  private static func isNamedByProcess(_ text: String) -> Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.contains { process in
      let arguments = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return arguments.firstRange(of: Data(text.utf8)) != nil
    }
  }

  @Test func `finds a trial that doesn't advance`() throws {
    let (output, status) = try Self.run(
      "--only", "planted", "--seed", "3", "--first", "4", "--trials", "1", "--patience", "1")
    #expect(status == 1)
    #expect(output.contains("planted, seed 3, trial 4: hang\n"), "\(output)")
  }

  @Test func `without failures prints a line for each generator and exits with 0`() throws {
    let (output, status) = try Self.run("--seed", "1", "--trials", "2", "--jobs", "2")
    #expect(status == 0)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.first == "seed 1" && lines.count == 2 + Generator.all.count, "\(output)")
    #expect(lines.last?.hasPrefix("\(2 * Generator.all.count) trials, ") == true)
    #expect(lines.last?.hasSuffix(" s, seed 1: nothing found; exit status 0 (no failures)") == true)
    for (line, generator) in zip(lines.dropFirst(), Generator.all) {
      #expect(line.hasPrefix(generator.name + " ") && line.contains(" 2 trials, "))
    }
  }
}
