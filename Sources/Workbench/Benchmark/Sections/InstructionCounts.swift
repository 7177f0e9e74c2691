import Foundation
import ToolSupport

/// The number of instructions that flowsh executes, which doesn't depend on what else the machine
/// does.
///
/// The kernel counts them (`perf stat`), or else Valgrind does. Valgrind runs a copy without debug
/// information, because it can't read that of a static executable.
struct InstructionCounts {
  private enum Counter {
    case kernel(Program)
    case valgrind(Program)
  }

  private static let (few, many) = (101, 2_101)
  private let counter: Counter
  private let flowsh: Program
  private let folder: TemporaryFolder

  /// Returns what can count instructions here; `nil` if nothing can.
  static func available(
    _ programs: Programs, _ folder: TemporaryFolder
  ) throws -> InstructionCounts? {
    if let perf = programs.perf {
      let counts = InstructionCounts(
        counter: .kernel(perf), flowsh: programs.flowsh, folder: folder)
      if try counts.count(["--version"]) != nil { return counts }
    }
    guard let valgrind = programs.valgrind, let objcopy = programs.objcopy else { return nil }
    let copy = try folder.write("", to: "flowsh")
    _ = try Command(
      objcopy, ["--strip-debug", programs.flowsh.path, copy], name: objcopy.name
    ).run()
    return InstructionCounts(
      counter: .valgrind(valgrind), flowsh: Program(name: "flowsh", path: copy), folder: folder)
  }

  /// Counts the instructions of a few runs, each once, because they hardly differ.
  func measure() throws -> [FigureGroup] {
    func figure(_ name: String, _ instructions: Double?) throws -> Figure {
      guard let instructions else { throw BenchmarkError.wrongOutcome("\(name) can't be counted") }
      var figure = Figure(name: name, unit: .count)
      figure.samples.append(instructions)
      return figure
    }
    let walked = try [Self.few, Self.many].map {
      try count(["run", try folder.write(Scripts.walk($0), to: "counted.\($0)")]) ?? .nan
    }
    return [
      FigureGroup(
        what: "instructions", section: .instructions,
        figures: [
          try figure("flowsh -c quit", count(["-c", "quit"])),
          try figure("flowsh --version", count(["--version"])),
          try figure("flowsh -c 'select Fred'", count(["--app", "contacts", "-c", "select Fred"])),
          try figure(
            "select/back, each command", (walked[1] - walked[0]) / Double(Self.many - Self.few)),
        ], isComparison: false)
    ]
  }

  /// Runs flowsh, and returns the number of instructions; `nil` if the counter doesn't say it.
  private func count(_ arguments: [String]) throws -> Double? {
    let log = try folder.write("", to: "instructions")
    let (program, options, mark): (Program, [String], String)
    switch counter {
    case .kernel(let perf):
      (program, options, mark) = (
        perf, ["stat", "-x", ",", "-e", "instructions:u", "-o", log], ",instructions"
      )
    case .valgrind(let valgrind):
      (program, options, mark) = (
        valgrind,
        ["--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=\(log)"], "Collected :"
      )
    }
    _ = try Command(program, options + [flowsh.path] + arguments, name: program.name).run()
    let line = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      .first { $0.contains(mark) }
    switch counter {
    case .kernel: return line?.split(separator: ",").first.flatMap { Double($0) }
    case .valgrind: return line?.split(separator: " ").last.flatMap { Double($0) }
    }
  }
}
