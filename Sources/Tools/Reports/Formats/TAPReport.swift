import Wireframes

/// A report in the Test Anything Protocol: one line per case, with a YAML block below each failure.
///
/// `prove` supports TAP 14 from version 3.48; earlier versions support only TAP 13. The two
/// versions differ only in the first line of the stream.
package struct TAPReport: ReportFormat {
  /// A version of the protocol.
  package enum Version: Int, Sendable {
    /// TAP 13, for harnesses that don't support later versions.
    case thirteen = 13
    /// TAP 14.
    case fourteen
  }

  private typealias Text = ReportText<TAPPlace>
  private let version: Version

  package var listsSteps: Bool { false }
  package var listsCalls: Bool { false }

  /// Creates the format.
  package init(version: Version = .fourteen) {
    self.version = version
  }

  /// Writes the stream in UTF-8.
  package func write(_ report: RunReport, to output: @escaping (_ part: [UInt8]) -> Void) {
    let stream = ReportStream<TAPPlace>(output)
    stream += "TAP version \(version.rawValue)\n1..\(report.cases.count)"
    stream += report.cases.isEmpty ? " # SKIP no cases\n" : "\n"
    for (number, item) in zip(1..., report.cases) {
      stream += line(of: item, number)
      if item.status.isFailure { stream += diagnosis(of: item) }
    }
    for line in report.variantLines(limit: .max) { stream += "# \(line)\n" }
    if let obstacle = report.obstacle { stream += "Bail out! \(obstacle)\n" }
    stream.flush()
  }

  private func line(of item: CaseReport, _ number: Int) -> Text {
    let skip: Text =
      switch item.status {
      case .known: " # TODO \(item.reason ?? "")"
      case .skipped: " # SKIP \(item.reason ?? "")"
      case .notRun: " # SKIP not run"
      default: ""
      }
    let result = item.status.isFailure || item.status == .known ? "not ok" : "ok"
    // Include the file, because all files share one stream and their cases may have the same names.
    return "\(result) \(number) - \(item.file): \(item.label)\(skip)\n"
  }

  private func diagnosis(of item: CaseReport) -> Text {
    let culprit = item.culprit
    return """
        ---
        message: "\(item.cause)"
        severity: "\(item.status.key)"
        file: "\(item.place.file)"
        line: \(item.place.line)
        duration_ms: \(seconds: item.seconds * 1000, decimals: 3)
      \(entry("command", culprit?.command))\
      \(entry("note", culprit?.message))\
      \(entry("difference", culprit?.difference.joined(separator: "\n")))\
      \(entry("stack", culprit?.stack))\
      \(entry("screen", culprit?.screen))\
      \(entry("call_stack", item.callStack.joined(separator: "\n")))\
        ...

      """
  }

  /// Returns a YAML entry with the given key and text; empty if the text is `nil`.
  ///
  /// Lists are joined into one string, because `prove` parses any list item that contains a colon,
  /// even a quoted one, as a key and its value.
  private func entry(_ key: String, _ text: String?) -> Text {
    guard let text, !text.isEmpty else { return "" }
    return "  \(key): \"\(text)\"\n"
  }
}
