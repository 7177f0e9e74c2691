/// A report in the Test Anything Protocol, for `prove` and the like.
///
/// It is what version 14 asks for but says 13 in its first line, for the `prove` of Debian 12 refuses 14, and
/// readers of 14 take 13.
public nonisolated struct TAPReport {
  /// Makes a writer.
  public init() {}

  /// The report of a run.
  public func text(of report: RunReport) -> String {
    var text = "TAP version 13\n1..\(report.cases.count)\n"
    for (place, item) in report.cases.enumerated() {
      let name = Self.plain("\(item.file): \(item.title)")
      let result = item.status.isFailure ? "not ok" : "ok"
      text += "\(result) \(place + 1) - \(name)"
      if item.status == .skipped { text += " # SKIP \(Self.plain(item.reason ?? ""))" }
      text += "\n"
      guard item.status.isFailure else { continue }
      text += "  ---\n"
      text += "  status: \(item.status.rawValue)\n"
      text += "  at: \(JSONText.quoted(item.place))\n"
      text += "  message: \(JSONText.quoted(item.explanation))\n"
      text += "  duration_ms: \(Int((item.seconds * 1_000).rounded()))\n"
      text += "  ...\n"
    }
    return text + (report.isInterrupted ? "Bail out! interrupted\n" : "")
  }

  /// A name in a line: `#` begins a directive, and a backslash escapes.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "#", "\\":
        plain += "\\"
        plain.unicodeScalars.append(scalar)
      case _
      where scalar.value < 0x20 || scalar.value == 0x7F || (0x80..<0xA0).contains(scalar.value)
        || scalar.value == 0x2028 || scalar.value == 0x2029:
        plain += " "
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }
}
