import AppDriver

/// A writer that prints events, one per line.
nonisolated struct EventWriter {
  let output: TextOutput

  func write(_ events: [SessionEvent]) {
    let width = events.map(\.name.count).max() ?? 0
    for event in events {
      output.write("  ")
      if event.kind.isRuleViolation {
        output.write(event.name, .red)
      } else {
        output.write(event.name)
      }
      output.write(String(repeating: " ", count: width - event.name.count))
      if let controller = event.controller { output.write("  \(controller)") }
      if let other = event.other { output.write("  in \(other)") }
      if let detail = event.detail {
        output.write("  ")
        output.writeSafely(detail)
      }
      output.write("\n")
    }
    if events.isEmpty { output.write("no events\n") }
    output.write("\n")
  }
}
