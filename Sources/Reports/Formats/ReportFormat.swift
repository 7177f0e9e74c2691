/// A way to write down a run, for a person or for a program.
///
/// What one writes depends on the report alone: the same report gives the same bytes.
package protocol ReportFormat: Sendable {
  /// The whole report in UTF-8, ready for a file.
  func bytes(of report: RunReport) -> [UInt8]
}

extension ReportFormat {
  /// The whole report, ready to be printed.
  package func text(of report: RunReport) -> String {
    String(decoding: bytes(of: report), as: UTF8.self)
  }
}
