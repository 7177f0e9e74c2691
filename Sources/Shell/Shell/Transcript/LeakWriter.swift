import AppDriver

/// A writer that prints the findings of the leak check as text.
nonisolated struct LeakWriter {
  /// The message to print if the leak check is off.
  static let isOff = "the leak check is off; turn it on with \"set leaks on\""

  let output: TextOutput

  /// Writes a new finding below the command that caused it.
  func writeNew(_ leak: Leak) {
    if leak.isProvisional {
      output.write("  still alive: ", .faint)
    } else if leak.outlivedApp {
      output.write("  left behind by the app that ended: ", .red)
    } else {
      output.write(
        leak.kind == .screen ? "  still reachable although its " : "  left behind: ", .red)
      if leak.kind == .screen {
        output.writeSafely(leak.coordinators, .red)
        output.write(leak.lost.count > 1 ? " were freed: " : " was freed: ", .red)
      }
    }
    output.writeSafely(leak.name)
    writeContainer(leak)
    writeContainerRemedy(leak)
    writeRetained(leak)
    output.write("\n")
    writePath(leak, indentation: "    ")
  }

  /// Writes a note that the object of an earlier finding has since been freed.
  func writeWithdrawn(_ leak: Leak) {
    if leak.isProvisional {
      output.write("  gone: ", .green)
    } else {
      output.write(leak.kind == .screen ? "  gone too: " : "  gone after all: ", .green)
    }
    output.writeSafely(leak.name)
    output.write("\n")
  }

  /// Writes an entry in a list of findings: the object, the reason why it is a leak, and the
  /// command after which it should have been freed.
  func write(_ leak: Leak, since command: String?, namesReason: Bool) {
    output.writeSafely(leak.name, .bold)
    if namesReason { writeReason(leak, since: command) }
    if leak.isProvisional {
      let holder = leak.outlivedApp ? "running work or a global variable" : "running work"
      output.write(" (\(holder) may hold it)")
    }
    if leak.isKept { output.write(" (kept on purpose)") }
    output.write("\n")
    if !leak.with.isEmpty {
      output.write("  keeps ")
      output.writeSafely(leak.with.joined(separator: ", "))
      output.write("\n")
    }
    writePath(leak, indentation: "  ")
  }

  private func writeReason(_ leak: Leak, since command: String?) {
    switch leak.kind {
    case _ where leak.outlivedApp: output.write(", whose app ended")
    case .coordinator: output.write(", in charge of no screen")
    case .controller where leak.container != nil: writeContainer(leak)
    case .controller: output.write(", on no screen")
    case .screen:
      output.write(", whose ")
      output.writeSafely(leak.coordinators)
      output.write(leak.lost.count > 1 ? " have been freed" : " has been freed")
    }
    if let command {
      output.write(leak.outlivedApp ? " at " : " since ")
      output.writeSafely(command)
    }
    if !leak.outlivedApp { writeContainerRemedy(leak) }
  }

  private func writeContainer(_ leak: Leak) {
    guard let container = leak.container else { return }
    output.write(", removed from the screen but still a child of ")
    output.writeSafely(container)
  }

  private func writeContainerRemedy(_ leak: Leak) {
    if leak.container != nil { output.write("; call removeFromParent()") }
  }

  private func writeRetained(_ leak: Leak) {
    guard !leak.with.isEmpty else { return }
    output.write(", with ")
    output.writeSafely(leak.with.prefix(4).joined(separator: ", "))
    if leak.with.count > 4 { output.write(" and \(leak.with.count - 4) more") }
  }

  private func writePath(_ leak: Leak, indentation: String) {
    guard let way = leak.holderText else { return }
    output.write(indentation)
    output.writeSafely(way, .faint)
    output.write("\n")
  }

  /// Returns an explanation of why no path to an object is available.
  static func sentence(_ missing: Leak.MissingPath) -> String {
    switch missing {
    case .unreadableHolder:
      "no path available: no readable object holds it; a global variable, a queue, a task or "
        + "C code may hold it"
    case .obstacle(let obstacle): "\(obstacle)"
    }
  }
}

nonisolated extension Leak {
  /// The holder of the object, such as `held by AppDelegate.coordinator → ListCoordinator`, or why
  /// that isn't known; `nil` if there is nothing to say.
  package var holderText: String? {
    path.map { "held by \($0)" } ?? noPath.map(LeakWriter.sentence)
  }

  /// The freed coordinators of a screen.
  fileprivate var coordinators: String {
    guard let name = lost.first else { return "coordinator" }
    return lost.count == 1 ? "coordinator \(name)" : "coordinators \(lost.joined(separator: ", "))"
  }
}

extension [Leak] {
  /// The leaks as the actual result of an expectation that fails because of them: the first names,
  /// the path to the first one, and the remedy for a reference cycle.
  package nonisolated var asFound: String {
    let names = prefix(12).map { "\"\(SafeText.escaped($0.name))\"" }.joined(separator: ", ")
    let rest = count > 12 ? " and \(count - 12) more" : ""
    let outlivedApp = allSatisfy(\.outlivedApp)
    return names + rest + (outlivedApp ? " after the app had ended" : "")
      + (first?.path.map { ", held by \($0)" } ?? "")
      + (outlivedApp ? "; make a reference in the cycle weak" : "")
  }
}
