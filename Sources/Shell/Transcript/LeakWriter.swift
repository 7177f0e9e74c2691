import AppDriver

/// Writes what was left behind, in words.
nonisolated struct LeakWriter {
  /// The message where the check is off.
  static let isOff = "the leak check is off; set leaks on switches it on"

  let output: TextOutput

  /// What is new, below the command that caused it.
  func writeNew(_ leak: Leak) {
    if leak.isProvisional {
      output.write("  still alive: ", .faint)
    } else {
      output.write(leak.kind == .screen ? "  its coordinator is gone: " : "  left behind: ", .red)
    }
    output.writeSafely(leak.name)
    writeCompany(leak)
    output.write("\n")
    writeWay(leak, indentation: "    ")
  }

  /// What was found before and has gone since.
  func writeWithdrawn(_ leak: Leak) {
    if leak.isProvisional {
      output.write("  gone: ", .green)
    } else {
      output.write(leak.kind == .screen ? "  gone too: " : "  gone after all: ", .green)
    }
    output.writeSafely(leak.name)
    output.write("\n")
  }

  /// One of a list, with the command after which it should have gone.
  func write(_ leak: Leak, since command: String?) {
    output.writeSafely(leak.name, .bold)
    switch leak.kind {
    case .coordinator: output.write(", in charge of no screen")
    case .controller: output.write(", on no screen")
    case .screen: output.write(", whose coordinator is gone")
    }
    if let command {
      output.write(" since ")
      output.writeSafely(command)
    }
    if leak.isProvisional { output.write(" (work under way may hold it)") }
    if leak.isKept { output.write(" (kept on purpose)") }
    output.write("\n")
    if !leak.with.isEmpty {
      output.write("  keeps ")
      output.writeSafely(leak.with.joined(separator: ", "))
      output.write("\n")
    }
    writeWay(leak, indentation: "  ")
  }

  private func writeCompany(_ leak: Leak) {
    guard !leak.with.isEmpty else { return }
    output.write(", with ")
    output.writeSafely(leak.with.prefix(4).joined(separator: ", "))
    if leak.with.count > 4 { output.write(" and \(leak.with.count - 4) more") }
  }

  private func writeWay(_ leak: Leak, indentation: String) {
    let way = leak.path.map { "held by \($0)" } ?? leak.noPath.map(Self.sentence)
    guard let way else { return }
    output.write(indentation)
    output.writeSafely(way, .faint)
    output.write("\n")
  }

  /// Why no path leads to an object.
  static func sentence(_ missing: Leak.MissingPath) -> String {
    switch missing {
    case .unreadableHolder:
      "no path available: nothing that can be read holds it; a global variable, a queue, a task or "
        + "C code may"
    case .obstacle(let obstacle): "\(obstacle)"
    }
  }
}
