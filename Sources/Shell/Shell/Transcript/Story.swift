import AppDriver
import CallStacks
import Script

/// The output of `why`: the calls and events of the last command, in order.
struct Story: Encodable {
  private let command: String
  private let steps: [TraceStep]
  private let leaks: [Leak]

  init(_ shell: ShellState) {
    command = shell.lastCommand
    leaks = shell.session.leaks.filter {
      $0.action == shell.session.actionCount && !$0.outlivedApp
    }
    let steps = shell.session.story(of: shell.lastEvents)
    self.steps =
      shell.options.traces ? steps : steps.filter { if case .event = $0 { true } else { false } }
  }

  func write(to output: TextOutput) {
    output.writeSafely(command.isEmpty ? "the launch" : command, .bold)
    output.write("\n")
    var isInCall = false
    for part in RepeatedLines.parts(of: steps.map(Line.init)) {
      for place in part.lines {
        switch steps[place] {
        case .call(let call):
          isInCall = true
          output.write("  ")
          output.writeSafely(call.name)
          if let place = call.place { output.writeSafely("   " + place, .faint) }
        case .event(let event):
          write(event, isInCall, to: output)
        }
        if part.count > 1, place == part.lines.upperBound - 1 {
          output.write("   " + RepeatedLines.mark(part), .faint)
        }
        output.write("\n")
      }
    }
    if steps.isEmpty { output.write("  nothing happened in UIKit\n") }
    for leak in leaks { LeakWriter(output: output).writeNew(leak) }
    output.write("\n")
  }

  private func write(_ event: SessionEvent, _ isInCall: Bool, to output: TextOutput) {
    switch event.kind {
    case .warning, .fault:
      output.write("  \(event.name): ", .red)
      output.writeSafely(event.detail ?? "")
    case .started: output.write("  started \(event.controller ?? "")", .green)
    case .freed: output.write("  freed \(event.controller ?? "")", .green)
    default:
      if event.kind.isCausedByApp {
        output.write(isInCall ? "    " : "  ")
        output.writeSafely(TraceWriter.words(for: event) ?? event.name, .bold)
      } else {
        output.write(isInCall ? "      " : "    ")
        output.write(event.name)
        if let controller = event.controller { output.writeSafely("  " + controller) }
        if let other = event.other { output.writeSafely("  in " + other, .faint) }
        if let detail = event.detail { output.writeSafely("  " + detail) }
      }
    }
  }

  /// The contents of a line, by which repeated lines are found.
  private struct Line: Equatable {
    private let texts: [String?]

    init(_ step: TraceStep) {
      switch step {
      case .call(let call): texts = [call.name, call.place]
      case .event(let event):
        texts = [event.name, event.controller, event.other, event.detail]
      }
    }
  }
}
