import ArgumentParser
import Reports

/// A value of `--require-coverage`: the least share of the apps' moves onward to another screen
/// that the cases of a run must take.
nonisolated struct CoverageRequirement {
  private let percent: Double?

  /// The meaning of the value, for the help of the option.
  static let help =
    "this percentage of the moves onward to another screen, of all apps together, such as 90 or 33.5"

  /// Creates a requirement; with `nil`, nothing is required.
  init(_ percent: Double?) { self.percent = percent }

  /// Checks that the value is a percentage.
  func validate() throws {
    guard let percent, !(0...100).contains(percent) else { return }
    throw ValidationError(
      "--require-coverage must be a number from 0 to 100, not \(TestCommand.text(percent))")
  }

  /// Returns why a run doesn't meet the requirement; empty if it does, or if coverage wasn't
  /// measured.
  func complaints(about report: RunReport) -> [String] {
    guard let percent else { return [] }
    var complaints = report.unknownCoverage
    if let coverage = report.totalCoverage, coverage.percent < percent {
      let apps =
        report.maps.count > 1 ? "all \(report.maps.count) apps together" : report.maps[0].app
      complaints.append(
        "the cases take \(coverage.text) of \(apps), less than the \(TestCommand.text(percent)) % of"
          + " --require-coverage")
    }
    return complaints
  }

  /// Returns why the merged run doesn't meet the requirement; empty if it does.
  func complaints(about merged: RunReport, of parts: [RunReport.Part]) -> [String] {
    guard percent != nil else { return [] }
    // A shard may have no case.
    let unmeasured = parts.filter { $0.report.maps.isEmpty && !$0.report.cases.isEmpty }
    guard let first = unmeasured.first else { return complaints(about: merged) }
    let others = unmeasured.count - 1
    let paths = first.path + (others > 0 ? " and \(others) more" : "")
    return [
      "the coverage isn't known, because \(paths) \(others > 0 ? "have" : "has") none; run"
        + " \"\(merged.programName) test\" with --coverage"
    ]
  }
}
