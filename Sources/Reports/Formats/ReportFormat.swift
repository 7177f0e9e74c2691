/// A file format for the report of a run.
///
/// The bytes depend only on the report: the same report always gives the same bytes.
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
