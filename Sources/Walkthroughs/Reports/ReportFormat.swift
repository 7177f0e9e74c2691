/// The formats of reports.
public nonisolated enum ReportFormat: Sendable {
  /// For CI systems, for a browser, for programs, and Test Anything Protocol 14.
  case junit, html, json, tap

  /// A report in this format.
  public func text(of report: RunReport) -> String {
    switch self {
    case .junit: JUnitReport().text(of: report)
    case .html: HTMLReport().text(of: report)
    case .json: JSONReport().text(of: report)
    case .tap: TAPReport().text(of: report)
    }
  }
}
