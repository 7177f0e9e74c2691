/// A file format for a run's report.
///
/// The bytes depend only on the report: equal reports always produce equal bytes.
package protocol ReportFormat: Sendable {
  /// Writes the whole report in UTF-8.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - output: A closure that takes the parts of the text in order. A large report has many
  ///     parts, so that it is never in memory as a whole.
  func write(_ report: RunReport, to output: @escaping (_ part: [UInt8]) -> Void)
}

extension ReportFormat {
  /// Returns the whole report in UTF-8.
  package func bytes(of report: RunReport) -> [UInt8] {
    var bytes: [UInt8] = []
    write(report) { bytes += $0 }
    return bytes
  }

  /// Returns the whole report as text.
  package func text(of report: RunReport) -> String {
    String(decoding: bytes(of: report), as: UTF8.self)
  }
}
