import PseudoTerminal
import Synchronization
import Testing

extension Program {
  /// Runs commands in a probe app whose coordinators don't use flowsh's protocols.
  ///
  /// The app is launched for each walk.
  static func walk(_ app: OwnersApp, _ commands: [String], tracing: Bool) throws -> Walk {
    try app.program.walk(["set trace \(tracing ? "on" : "off")"] + commands)
  }
}

/// The probe apps whose coordinators don't use flowsh's protocols.
enum OwnersApp: String {
  case owners, sharers

  private static let startedOwners = SharedProgram(OwnersApp.owners)
  private static let startedSharers = SharedProgram(OwnersApp.sharers)

  fileprivate var program: SharedProgram {
    self == .owners ? Self.startedOwners : Self.startedSharers
  }
}

/// A probe app on which tests walk one after another, so that they share the start of the program.
private final class SharedProgram: Sendable {
  private struct State {
    var program: Program?
    /// The number of lines that the program has received.
    var lines = 0
    var walks = 0
  }

  private let app: OwnersApp
  private let state = Mutex(State())

  init(_ app: OwnersApp) { self.app = app }

  func walk(_ commands: [String]) throws -> Walk {
    try state.withLock { state in
      let program =
        try state.program ?? Program("FlowshProbe", ["--app", app.rawValue, "--keep-going"])
      state.program = program
      state.walks += 1
      let (start, errors) = (program.output.count, program.errors.count)
      let lines = ["== walk \(state.walks)"] + commands + ["note walk \(state.walks) ended"]
      try program.send(lines.map { "\($0)\n" }.joined())
      try program.wait(for: "\nwalk \(state.walks) ended\n")
      let complaints = String(decoding: program.errors[errors...], as: UTF8.self)
      #expect(complaints == "")
      defer { state.lines += lines.count }
      return Walk(
        output: String(decoding: program.output[start...], as: UTF8.self), start: state.lines + 2)
    }
  }
}

/// What a program has written during a walk.
struct Walk {
  let output: String
  /// The number of lines before the first command.
  fileprivate let start: Int

  var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Returns the place of a command, which is counted from 1.
  func place(_ number: Int) -> String { "<stdin>:\(start + number)" }

  /// Returns a command's last output, without empty lines.
  func answer(to command: String) -> [Substring] {
    let lines = lines
    guard let start = lines.lastIndex(where: { $0.hasSuffix("> \(command)") }) else { return [] }
    let end = lines[start...].firstIndex { $0.wholeMatch(of: /walk \d+ ended/) != nil }
    return lines[(start + 1)..<(end ?? lines.endIndex)]
      .prefix { $0.first == " " || !$0.contains("> ") }.filter { !$0.isEmpty }
  }

  /// Returns the coordinators in the `flow` line of a command's last output.
  func flow(after command: String) -> String? {
    answer(to: command).last { $0.hasPrefix("flow   ") }.map { String($0.dropFirst(7)) }
  }
}
