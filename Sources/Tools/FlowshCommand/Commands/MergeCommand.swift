import ArgumentParser
import Files
import Reports
import Shell

/// The `flowsh merge` subcommand, which merges the JSON reports of several runs.
struct MergeCommand: Tool {
  static let arguments = "[<options>] <paths> ..."
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Merge the JSON reports of several test runs.",
    discussion: """
      Reads reports that 'test --json' has written, such as those of the shards of a run, and \
      writes one set of reports. Exit status: as that of a single run, and at least 1 if a shard \
      is missing or the coverage is less than is required; 64 if the reports don't belong together, 66 if one can't be read, 74 if a report \
      could not be written.
      """)

  @OptionGroup var reporting: ReportOptions
  @Flag(help: "Exit with 0 if no case failed except flaky ones.") var allowFlaky = false
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Fail below \(CoverageRequirement.help). The reports must be of 'test --coverage'.",
      valueName: "percent"),
    transform: TestCommand.percent)
  var requireCoverage: Double?
  @OptionGroup var coloring: ColorOptions
  @Argument(help: "JSON reports.", completion: .file(extensions: ["json"]))
  var paths: [String]

  /// The maximum size of a report in bytes.
  private static let mostBytes = 1 << 30

  func validate() throws {
    try CoverageRequirement(requireCoverage).validate()
    if paths.contains("") { throw ValidationError("the path of a report is empty") }
    if paths.contains("-") {
      throw ValidationError(
        "\"merge\" doesn't read standard input; specify files, or ./- for a file of that name")
    }
  }

  @MainActor func perform(_ catalog: AppCatalog) throws -> Never {
    let writer = try coloring.standardOutput()
    let reports = ReportWriter(reports: reporting.reports, writer: writer)
    guard let parts = read() else { writer.finish(with: .badInput) }
    var merged = merge(parts, writer)
    if allowFlaky { merged.allowsFlaky = true }
    if let refusal = reports.refusal(with: Set(paths), readBy: "\"merge\"") {
      writer.finish(with: refusal)
    }
    var status = merged.exitStatus
    // The reports come first, because standard output may be a closed pipe.
    if !reports.write(merged) { status = max(status, .outputFailed) }
    let github = GitHubActions.current
    if !reporting.printsReport {
      // The jobs of the shards have made annotations already.
      writer.text.write(github?.start ?? "")
      writer.text.write(TextReport(isColored: writer.text.isColored).text(of: merged))
      writer.text.write(github?.end ?? "")
    }
    if let github, !github.appendSummary(of: merged) { status = .outputFailed }
    let missing = merged.missingShards.map(\.description)
    if !missing.isEmpty {
      let names = missing.prefix(20).joined(separator: ", ") + (missing.count > 20 ? ", …" : "")
      StandardStreams.complain(
        missing.count == 1
          ? "shard \(names) is missing; merge its report, too"
          : "\(missing.count) shards are missing; merge their reports, too: \(names)")
      status = max(status, .failure)
    }
    let lacks = CoverageRequirement(requireCoverage).complaints(about: merged, of: parts)
    for lack in lacks { StandardStreams.complain(lack) }
    if !lacks.isEmpty { status = max(status, .failure) }
    writer.finish(with: status)
  }

  /// Reads the reports; returns `nil` if one can't be read, which has been reported.
  @MainActor private func read() -> [RunReport.Part]? {
    var parts: [RunReport.Part] = []
    for path in paths {
      do {
        let bytes = try OpenFile(path).readAll(atMost: Self.mostBytes)
        parts.append(RunReport.Part(path: path, report: try ReportFile(bytes).report))
      } catch {
        StandardStreams.complain("\(path): \(error)")
      }
    }
    return parts.count == paths.count ? parts : nil
  }

  /// Merges the reports, or exits the process if they don't belong together.
  @MainActor private func merge(
    _ parts: [RunReport.Part], _ writer: StandardOutput
  ) -> RunReport {
    do throws(RunReport.MergeProblem) {
      return try RunReport.merged(parts)
    } catch {
      StandardStreams.complain("\(error)")
      writer.finish(with: .usage)
    }
  }
}
