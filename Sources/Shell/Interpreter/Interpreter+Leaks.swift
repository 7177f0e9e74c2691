import AppDriver

extension Interpreter {
  /// Tells what a command left behind, and what has gone of what was told before.
  func showLeaks(_ changes: (new: [Leak], withdrawn: [Leak])) {
    let writer = LeakWriter(output: output)
    for leak in changes.withdrawn { writer.writeWithdrawn(leak) }
    for leak in changes.new { writer.writeNew(leak) }
  }

  /// Passes the option to the session, where it has changed.
  func applyLeakOption() {
    guard session.findsLeaks != options.findsLeaks else { return }
    session.findsLeaks = options.findsLeaks
    leakRecord.reset()
  }

  /// Throws if the check is off, so that what was left behind isn't known.
  package func requireLeakCheck() throws(CommandError) {
    if !options.findsLeaks { throw .leakCheckOff }
  }

  /// What `leaks` lists, or that the check is off.
  func leakReport() -> Report {
    guard options.findsLeaks else {
      return Report(LeakCheckOff(message: LeakWriter.isOff)) { output in
        output.write("\(LeakWriter.isOff)\n\n")
      }
    }
    let found = session.leaks + session.keptObjects
    return Report(found) { [self] output in writeLeaks(found, to: output) }
  }

  /// Writes findings as a list.
  private func writeLeaks(_ leaks: [Leak], to output: TextOutput) {
    let writer = LeakWriter(output: output)
    for leak in leaks { writer.write(leak, since: leakRecord.command(of: leak)) }
    if leaks.isEmpty {
      let span = session.leakCheckBeganLate ? " since the leak check was switched on" : ""
      output.write("nothing is left behind\(span)\n")
    }
    output.write("\n")
  }

  /// Lists at the end of a script what is left behind, if anything.
  public func showWhatIsLeft() {
    applyLeakOption()
    let leaks = session.isRunning ? session.leaks : []
    guard !leaks.isEmpty else { return }
    switch options.format {
    case .text:
      output.write("left behind at the end:\n", .red)
      writeLeaks(leaks, to: output)
    case .json: writeJSON(LeaksAtEnd(leaks: leaks))
    }
  }

  /// Goes on with rounds; nil until all are done.
  func nextRound(of open: OpenRounds) {
    open.censuses.append(census())
    guard open.censuses.count <= open.count else {
      guard settleStep() else { return }
      frames.removeLast()
      // What the rounds printed is theirs.
      output.beginStep()
      let report = RoundsReport(line: open.line, censuses: open.censuses)
      return show(Report(report) { report.write(to: $0) }, open.step)
    }
    frames.append(.line(OpenLine(text: open.line, location: open.step.location)))
  }

  private func census() -> [String: Int] {
    var counts: [String: Int] = [:]
    for leak in session.leaks + session.keptObjects where leak.kind != .screen {
      counts[leak.type, default: 0] += 1
      for name in leak.with {
        counts[String(name.prefix { $0 != " " }), default: 0] += 1
      }
    }
    return counts
  }
}

/// What `leaks` says in JSON where the check is off, in place of the list.
private struct LeakCheckOff: Encodable {
  let check = "off"
  let message: String

  private enum CodingKeys: String, CodingKey {
    case check, message
  }
}

/// What a script left behind, as one JSON object.
private struct LeaksAtEnd: Encodable {
  let leaks: [Leak]
}
