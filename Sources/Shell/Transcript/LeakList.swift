import AppDriver

/// The list of leaked objects that `leaks` prints.
struct LeakList {
  /// The findings, each with the command after which the object should have been freed.
  let findings: [(leak: Leak, command: String?)]
  /// Whether the leak check was turned on only after the launch.
  let beganLate: Bool
  /// Whether each entry says why its object is a leak; `false` if the heading does.
  var namesReason = true

  func write(to output: TextOutput) {
    let writer = LeakWriter(output: output)
    for finding in findings {
      writer.write(finding.leak, since: finding.command, namesReason: namesReason)
    }
    if findings.isEmpty {
      let span = beganLate ? " since the leak check was turned on" : ""
      output.write("nothing is left behind\(span)\n")
    }
    output.write("\n")
  }
}

extension CommandOutput {
  /// The output of `leaks` if the leak check is off.
  static var leakCheckOff: CommandOutput {
    CommandOutput(LeakAnswer(check: .off, leaks: [])) { $0.write("\(LeakWriter.isOff)\n\n") }
  }
}

/// The JSON form of the output of `leaks`.
struct LeakAnswer: Encodable {
  /// Whether the leak check is on.
  enum Check: String, Encodable { case on, off }

  let check: Check
  let leaks: [Leak]
}
