import Foundation
import PseudoTerminal
import Testing

@testable import flowsh_fuzz

@Suite(.serialized, .blocking) nonisolated struct `A run of the fuzzer` {
  /// Runs the program and returns its output and its status.
  private static func run(_ arguments: String...) throws -> (output: String, status: Int32) {
    try run(arguments)
  }

  private static func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
    let folder = try Directory()
    let output = folder.file("output")
    let file = open(output, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer {
      close(file)
      close(null)
    }
    let program = BuiltProduct.path(of: "flowsh-fuzz")
    let process = try Child.start(
      program, [program] + arguments, environment: ["PATH=/usr/bin:/bin"],
      streams: (input: null, output: file, errors: null))
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return (folder.read("output"), status >> 8 & 0xFF)
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
    #expect(lines.first == "seed 1" && lines.count == 1 + GeneratorName.allCases.count, "\(output)")
    for (line, name) in zip(lines.dropFirst(), GeneratorName.allCases) {
      #expect(line.hasPrefix(name.rawValue + " ") && line.contains(" 2 trials, "))
    }
  }
}
