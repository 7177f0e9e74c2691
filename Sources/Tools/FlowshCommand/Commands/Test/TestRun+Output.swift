import Files
import Reports
import Script
import Shell
import TestRunner
import Walkthroughs

/// The output of a run beside its report.
extension TestRun {
  /// Prints the cases of a plan.
  func list(_ plan: RunPlan) {
    for entry in plan.entries {
      let tags = entry.tags.map { " @\($0)" }.joined()
      writer.text.writeSafely(
        "\(entry.path):\(entry.line): \(entry.title)\(entry.variant.suffix)\(tags)")
      writer.text.write("\n")
    }
  }

  /// Prints the result of a case, and pauses at a failure if the user wants that.
  func show(_ result: CaseReport, of plan: RunPlan, _ progress: TestProgress) {
    let isAcceptable = command.failures.accepts && result.failsOnlyByDifferences
    if !printsReport { progress.add(result, showsFailure: !isAcceptable) }
    guard command.failures.pause, !isAcceptable, PausedCase.canPause(result),
      let entry = plan.entries.first(where: { $0.name == CaseName(result) })
    else { return }
    progress.clear()
    writer.text.flush()
    let paused = PausedCase(
      app: command.app, path: entry.path, place: entry.place, row: entry.row,
      variant: entry.variant, findsLeaks: command.leaks, color: command.coloring.color,
      variables: request.selection.variables)
    do throws(FileError) {
      let status = try TerminalProcess.run(ChildRole.pausedCase(paused).arguments, kept) {
        Interruption.pending
      }
      hasQuit = status == PausedCase.quitStatus
    } catch {
      StandardStreams.complain("no prompt: \(error.path): \(error)")
    }
  }

  /// Prints the totals of a report whose cases haven't run again.
  func showTotals(of report: RunReport) {
    guard !printsReport else { return }
    writer.text.write(TextReport(isColored: writer.text.isColored).totals(of: report) + "\n")
  }

  /// Tells how many of the cases that haven't run again failed before.
  func showOtherFailures(than entries: [RunPlan.Entry]) {
    let paths = Set(entries.map(\.path))
    let count = newestResults.count { $0.status.isFailure && !paths.contains($0.file) }
    guard count > 0 else { return }
    writer.text.write("\(counted(count, "case")) of other files failed before\n", .red)
  }
}
