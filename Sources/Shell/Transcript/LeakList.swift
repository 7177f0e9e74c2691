import AppDriver

/// What was left behind, as a list.
struct LeakList {
  /// The findings, each with the command after which the object should have gone.
  let findings: [(leak: Leak, command: String?)]
  /// Whether the check was switched on after the launch.
  let beganLate: Bool

  func write(to output: TextOutput) {
    let writer = LeakWriter(output: output)
    for finding in findings { writer.write(finding.leak, since: finding.command) }
    if findings.isEmpty {
      let span = beganLate ? " since the leak check was switched on" : ""
      output.write("nothing is left behind\(span)\n")
    }
    output.write("\n")
  }
}

extension Report {
  /// What `leaks` says where the check is off, in place of the list.
  static var leakCheckOff: Report {
    Report(LeakCheckOff(message: LeakWriter.isOff)) { $0.write("\(LeakWriter.isOff)\n\n") }
  }
}

/// The same in JSON.
private struct LeakCheckOff: Encodable {
  let check = "off"
  let message: String

  private enum CodingKeys: String, CodingKey {
    case check, message
  }
}
