import Files
import Foundation
import Glibc
import Reports
import Script
import Shell
import TestRunner

/// The loop of `flowsh test --watch`: it runs the cases of files that have changed, until a signal
/// ends the process.
final class WatchLoop {
  private let request: TestRequest
  private let program = WatchedProgram()
  /// The paths of the walkthroughs in the plan of the last run that was complete.
  private var planned: Set<String> = []
  /// The walkthroughs to run although they haven't changed again, because the run before ended
  /// early.
  private var pending: Set<String> = []
  /// The newest results.
  private var results: [CaseReport] = []

  init(_ request: TestRequest) { self.request = request }

  private var writer: StandardOutput { request.writer }

  /// Runs the cases, and again those of changed files, until a signal ends the process.
  func perform() -> Never {
    Interruption.watch(TestRun.endingSignals)
    var changed: Set<String>?
    while true {
      let run = TestRun(request)
      run.earlierResults = results
      run.isWanted = { [planned, pending] path in
        guard let changed else { return true }
        return changed.contains(path) || pending.contains(path) || !planned.contains(path)
      }
      let ending = run.run()
      run.endIfInterrupted()
      switch ending {
      case .complete:
        (results, planned, pending) = (run.newestResults, run.plannedFiles, [])
      case .refused where changed == nil: run.finish()
      // This run is still due.
      case .mistake, .refused: pending.formUnion(changed ?? run.plannedFiles)
      }
      changed = nextChange(after: run)
    }
  }

  /// Waits until files of a run change, and returns the walkthroughs that depend on them.
  private func nextChange(after run: TestRun) -> Set<String> {
    let arguments = request.command.paths.isEmpty ? ["."] : request.command.paths
    let inputs = run.kept.inputs
    // A file may have changed or vanished after it was read.
    let before = run.kept.changes
    var watch = FileWatch(changes: before) {
      WatchedFiles(arguments: arguments, inputs: inputs)
    }
    if before.isEmpty {
      writer.text.write("watching for changes; Ctrl-C ends\n")
      writer.text.flush()
      // Nobody would see what happens.
      if writer.hasFailed { run.finish() }
    }
    while true {
      wait(watch.interval)
      restartIfReplaced()
      guard let changes = watch.next() else { continue }
      announce(changes)
      return run.walkthroughs(using: changes.all.intersection(inputs), among: planned)
    }
  }

  /// Waits for some time; a signal ends the process.
  private func wait(_ duration: Duration) {
    let milliseconds = Int32((duration / .milliseconds(1)).rounded(.up))
    _ = Interruption.duringWait { poll(nil, 0, milliseconds) }
  }

  private func announce(_ changes: WatchedFiles.Changes) {
    var time = time(nil)
    var parts = tm()
    localtime_r(&time, &parts)
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { ($0 < 10 ? "0" : "") + "\($0)" }
      .joined(separator: ":")
    writer.text.write("\n")
    writer.text.writeSafely("--- \(clock) \(changes.summary)")
    writer.text.write("\n")
    writer.text.flush()
  }

  /// Starts the program again if there is a new executable, once a build has finished writing it.
  private func restartIfReplaced() {
    guard let program, program.hasChanged else { return }
    writer.text.write("\nthe program has changed\n")
    writer.text.flush()
    while true {
      let before = FileStatus(at: program.path)
      wait(.milliseconds(WatchedProgram.quietTime))
      if FileStatus(at: program.path) == before { program.restart() }
    }
  }
}
