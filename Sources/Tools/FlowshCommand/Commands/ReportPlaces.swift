import Files
import Glibc
import Shell

/// The files to which a run's reports are written, by identity: a file can have several paths.
nonisolated struct ReportPlaces {
  /// An option that requests a report, and its value.
  struct Place {
    let option: String
    let path: String
  }

  private let all: [Place]
  private let places: [(place: Place, file: FileIdentity)]

  /// Examines the destinations of reports.
  ///
  /// Reports to `/dev/null` conflict with nothing.
  init(_ reports: [Place]) {
    all = reports
    let null = FileIdentity(ofDestination: "/dev/null")
    places = reports.compactMap { report in
      let file =
        report.path == "-"
        ? FileStatus(of: STDOUT_FILENO)?.identity : FileIdentity(ofDestination: report.path)
      return file == null ? nil : file.map { (report, $0) }
    }
  }

  /// The first two reports to the same file; `nil` if there are none.
  var conflict: (Place, Place)? {
    for (index, place) in places.enumerated() {
      if let first = places[..<index].first(where: { $0.file == place.file }) {
        return (first.place, place.place)
      }
    }
    return nil
  }

  /// Returns the first report that would replace a file that the run reads, and the file's path.
  private func conflict(with inputs: Set<String>) -> (report: Place, input: String)? {
    for input in inputs.sorted() {
      guard let file = FileIdentity(ofDestination: input) else { continue }
      if let place = places.first(where: { $0.file == file }) { return (place.place, input) }
    }
    return nil
  }

  /// Reports all reports that can't be written, or the first one that would replace an input.
  ///
  /// - Parameters:
  ///   - inputs: The paths of the files that the run reads.
  ///   - reader: The command that reads them, such as "the test".
  /// - Returns: The exit status; `nil` if all reports can be written.
  @MainActor func refusal(with inputs: Set<String>, readBy reader: String) -> ExitStatus? {
    if let (report, input) = conflict(with: inputs) {
      StandardStreams.complain(
        "\(report.option) \(report.path) would replace \(input), which \(reader) reads;"
          + " specify a different file")
      return .usage
    }
    var status: ExitStatus?
    for report in all where report.path != "-" {
      do throws(FileError) {
        try WholeFile(report.path).requireWritable()
      } catch {
        StandardStreams.complain("\(error.path): \(error)")
        status = .outputFailed
      }
    }
    return status
  }
}
