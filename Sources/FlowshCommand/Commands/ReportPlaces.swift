import Files
import Glibc

/// The files to which a run's reports are written, by identity: a file can have several paths.
nonisolated struct ReportPlaces {
  private let places: [(report: ReportOptions.Report, file: FileIdentity)]

  /// Examines the destinations of reports.
  ///
  /// Reports to `/dev/null` conflict with nothing.
  init(_ reports: [ReportOptions.Report]) {
    let null = FileIdentity(ofDestination: "/dev/null")
    places = reports.compactMap { report in
      let file =
        report.path == "-"
        ? FileStatus(of: STDOUT_FILENO)?.identity : FileIdentity(ofDestination: report.path)
      return file == null ? nil : file.map { (report, $0) }
    }
  }

  /// The first two reports to the same file; `nil` if there are none.
  var conflict: (ReportOptions.Report, ReportOptions.Report)? {
    for (index, place) in places.enumerated() {
      if let first = places[..<index].first(where: { $0.file == place.file }) {
        return (first.report, place.report)
      }
    }
    return nil
  }

  /// Returns the first report that would replace a file that the run reads, and the file's path.
  func conflict(with inputs: Set<String>) -> (report: ReportOptions.Report, input: String)? {
    for input in inputs.sorted() {
      guard let file = FileIdentity(ofDestination: input) else { continue }
      if let place = places.first(where: { $0.file == file }) { return (place.report, input) }
    }
    return nil
  }
}
