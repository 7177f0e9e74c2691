import Files
import Glibc
import Reports
import Shell

/// A writer of a run's requested reports.
struct ReportWriter {
  let reports: [ReportOptions.Report]
  let writer: StandardOutput

  /// Reports all reports that can't be written, or the first one that would replace an input of the
  /// command that is named; `nil` if there are none.
  func refusal(with inputs: Set<String>, readBy reader: String) -> ExitStatus? {
    ReportPlaces(reports.map(\.place)).refusal(with: inputs, readBy: reader)
  }

  /// Writes the reports, and reports those that can't be written; returns whether all could be
  /// written.
  func write(_ report: RunReport) -> Bool {
    // A report written to /dev/stdout must come after the printed text.
    writer.text.flush()
    var printed: [UInt8] = []
    var areWritten = true
    // If the reader of a pipe has left, this is an error of its report only.
    let before = signal(SIGPIPE, SIG_IGN)
    for wanted in reports {
      do throws(FileError) {
        printed += try Self.write(wanted, of: report)
      } catch {
        StandardStreams.complain("\(error.path): \(error)")
        areWritten = false
      }
    }
    signal(SIGPIPE, before)
    writer.text.write(String(decoding: printed, as: UTF8.self))
    return areWritten
  }

  /// Writes a report to its file, or returns the bytes to write to standard output.
  private static func write(
    _ wanted: ReportOptions.Report, of report: RunReport
  ) throws(FileError) -> [UInt8] {
    if wanted.path == "-" { return wanted.format.bytes(of: report) }
    // After a power failure, the tests have to run again anyway.
    try WholeFile.write(to: wanted.path, isFlushed: false) { file throws(FileError) in
      var problem: FileError?
      wanted.format.write(report) { part in
        guard problem == nil else { return }
        do throws(FileError) { try file.writeAll(part) } catch { problem = error }
      }
      if let problem { throw problem }
    }
    return []
  }
}
