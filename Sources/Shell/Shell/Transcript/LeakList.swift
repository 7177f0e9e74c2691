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

  /// Writes the list below a heading.
  func write(under heading: String, to output: TextOutput) {
    output.write("\(heading):\n", .red)
    write(to: output)
  }

  /// Returns the list below a heading as text without colors.
  func text(under heading: String) -> String {
    var text = ""
    let output = TextOutput { text += String(decoding: $0, as: UTF8.self) }
    write(under: heading, to: output)
    output.flush()
    return text
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
