import Glibc
import ToolSupport

/// The peak memory of flowsh after a few commands and after many, each measured once.
///
/// The value is read from `VmHWM` while the process waits at the end of its script. `ru_maxrss`
/// would include the memory of the parent process, which `posix_spawn` shares until the program is
/// loaded.
struct PeakMemory {
  private static let (few, many) = (10_001, 1_000_001)
  private let commands: [Command]

  init(_ programs: Programs, _ folder: TemporaryFolder) throws {
    commands = try [Self.few, Self.many].map { count in
      let input = try folder.write(Scripts.walk(count) + "wait 0.3\n", to: "walk.\(count)")
      return Command(programs.flowsh, [], input: input, name: "flowsh, \(count - 1) select/back")
    }
  }

  /// Runs both scripts and compares their peak memory.
  func measure() throws -> [FigureGroup] {
    var figures = try commands.map { command in
      var figure = Figure(name: command.name, unit: .bytes)
      figure.samples.append(try peak(of: command))
      return figure
    }
    figures.swapAt(0, 1)
    figures[0].goal = .atMost(30 * 1_048_576, aim: 16 * 1_048_576)
    figures[1].goal = .atMost(1.1)
    return [FigureGroup(what: "peak memory", section: .memory, figures: figures)]
  }

  private func peak(of command: Command) throws -> Double {
    let child = try Child(command)
    var peak = 0
    while !child.hasEnded {
      peak = max(peak, child.peakMemory ?? 0)
      usleep(20_000)
    }
    _ = try child.wait()
    return Double(peak)
  }
}
