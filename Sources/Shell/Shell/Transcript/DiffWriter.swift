import Script

/// A writer that prints the difference between a step's expected and actual lines.
nonisolated struct DiffWriter {
  let output: TextOutput
  /// The number of matching lines to show before and after those that differ.
  private static let context = 3

  func write(_ lines: [DiffLine]) {
    let width = String(lines.compactMap(\.line).max() ?? 0).utf8.count
    var skipped = 0
    for (place, line) in lines.enumerated() {
      guard isNear(place, lines) else {
        skipped += 1
        continue
      }
      writeSkipped(&skipped)
      write(line, width)
    }
    writeSkipped(&skipped)
    output.write("\n")
  }

  private func write(_ line: DiffLine, _ width: Int) {
    switch line.kind {
    case .same: output.write("    ")
    case .expected: output.write("  - ", .red)
    case .actual: output.write("  + ", .green)
    }
    if let number = line.line, number > 0 {
      output.write(number, width: width)
    } else {
      output.write(String(repeating: " ", count: width))
    }
    output.write(" ")
    output.writeSafely(
      line.kind == .actual
        ? OutputPattern.written(line.text) : String(line.text.drop { $0 == " " || $0 == "\t" }))
    output.write("\n")
  }

  private func writeSkipped(_ count: inout Int) {
    guard count > 0 else { return }
    output.write("    … \(counted(count, "line")) as expected\n", .faint)
    count = 0
  }

  private func isNear(_ place: Int, _ lines: [DiffLine]) -> Bool {
    let near = max(0, place - Self.context)...min(lines.count - 1, place + Self.context)
    return lines[near].contains { $0.kind != .same }
  }
}
