import AppDriver

/// A list of the objects that were left behind.
struct LeakList {
  /// The findings, each with the command after which the object should have been freed.
  let findings: [(leak: Leak, command: String?)]
  /// Whether the check was turned on after the launch.
  let beganLate: Bool

  func write(to output: TextOutput) {
    let writer = LeakWriter(output: output)
    for finding in findings { writer.write(finding.leak, since: finding.command) }
    if findings.isEmpty {
      let span = beganLate ? " since the leak check was turned on" : ""
      output.write("nothing is left behind\(span)\n")
    }
    output.write("\n")
  }
}

extension Report {
  /// The report of `leaks` if the check is off.
  static var leakCheckOff: Report {
    Report(LeakCheckOff(message: LeakWriter.isOff)) { $0.write("\(LeakWriter.isOff)\n\n") }
  }
}

/// The same report in JSON.
private struct LeakCheckOff: Encodable {
  let check = "off"
  let message: String

  private enum CodingKeys: String, CodingKey {
    case check, message
  }
}
