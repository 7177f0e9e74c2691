import ArgumentParser
import Reports

/// The options of a subcommand that request reports.
struct ReportOptions: ParsableArguments {
  @Option(help: "Write a JUnit report for CI systems.", completion: .file())
  var junit: String?
  @Option(help: "Write an HTML report for a browser.", completion: .file())
  var html: String?
  @Option(help: "Write a machine-readable JSON report.", completion: .file())
  var json: String?
  @Option(
    help: "Write a summary in Markdown, such as for a comment on a pull request.",
    completion: .file())
  var markdown: String?
  @Option(help: "Write a TAP 14 report; - is standard output.", completion: .file())
  var tap: String?
  @Option(
    help: "Write a TAP 13 report, for the version of prove in Debian 12.", completion: .file())
  var tap13: String?

  /// A requested report.
  nonisolated struct Report {
    let option: String
    let path: String
    let format: any ReportFormat

    /// The option and the path.
    var place: ReportPlaces.Place { ReportPlaces.Place(option: option, path: path) }
  }

  /// The requested reports.
  var reports: [Report] {
    let all: [(String, String?, any ReportFormat)] = [
      ("--junit", junit, JUnitReport()), ("--html", html, HTMLReport()),
      ("--json", json, JSONReport()), ("--markdown", markdown, MarkdownReport()),
      ("--tap", tap, TAPReport()), ("--tap13", tap13, TAPReport(version: .thirteen)),
    ]
    return all.compactMap { option, path, format in
      path.map { Report(option: option, path: $0, format: format) }
    }
  }

  /// Whether a report is written to standard output, which must then contain nothing else.
  var printsReport: Bool { reports.contains { $0.path == "-" } }

  /// Whether a report lists the steps of cases that pass.
  var listsSteps: Bool { reports.contains { $0.format.listsSteps } }

  /// Whether a report lists the calls of steps.
  var listsCalls: Bool { reports.contains { $0.format.listsCalls } }

  /// Checks the options.
  ///
  /// - Throws: An error if a path is empty or two reports would have the same file.
  func validate() throws {
    for report in reports where report.path.isEmpty {
      throw ValidationError("\(report.option) needs the path of a file")
    }
    if let (first, second) = ReportPlaces(reports.map(\.place)).conflict {
      throw ValidationError(
        "\(first.option) and \(second.option) can't both write to \(second.path);"
          + " specify different files")
    }
  }
}
