/// A file format for a run's report.
///
/// The bytes depend only on the report: equal reports always produce equal bytes.
package protocol ReportFormat: Sendable {
  /// Returns the whole report in UTF-8.
  func bytes(of report: RunReport) -> [UInt8]
}

extension ReportFormat {
  /// Returns the whole report as text.
  package func text(of report: RunReport) -> String {
    String(decoding: bytes(of: report), as: UTF8.self)
  }
}
