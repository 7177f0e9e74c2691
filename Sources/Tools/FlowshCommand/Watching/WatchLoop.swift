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

  /// How long files must stay unchanged before a run in milliseconds, because an editor may write
  /// more than once.
  private static let quietTime: Int32 = 20

  init(_ request: TestRequest) { self.request = request }

  private var writer: StandardOutput { request.writer }

  /// Runs the cases, and again those of changed files, until a signal ends the process.
  ///
  /// - Throws: An error if the system can't watch files.
  func perform() throws(FileError) -> Never {
    let watch = try FileWatch()
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
      changed = try nextChange(watch, after: run)
    }
  }

  /// Waits until files of a run change, and returns the walkthroughs that depend on them.
  private func nextChange(
    _ watch: FileWatch, after run: TestRun
  ) throws(FileError) -> Set<String> {
    let arguments = request.command.paths.isEmpty ? ["."] : request.command.paths
    let files = WatchedFiles(arguments: arguments, inputs: run.kept.inputs)
    for folder in files.folders { try watch.add(folder) }
    for folder in files.ancestors { watch.addItself(folder) }
    if let program { try watch.add(WatchedFiles.folder(of: program.path)) }
    // A file may have changed or vanished after it was read and before it was watched.
    var effect = WatchedFiles.Effect(files: run.kept.changed)
    if effect.isEmpty {
      writer.text.write("watching for changes; Ctrl-C ends\n")
      writer.text.flush()
      // Nobody would see what happens.
      if writer.hasFailed { run.finish() }
    }
    while effect.isEmpty {
      // A signal between a look for signals and the wait would be noticed only after the wait.
      let changes = Interruption.duringWait { watch.changes() }
      effect = files.effect(of: changes)
      restart(watch, run, changes)
    }
    while true {
      let changes = watch.changes(within: Self.quietTime)
      run.endIfInterrupted()
      guard !changes.isEmpty else { break }
      let more = files.effect(of: changes)
      effect.files.formUnion(more.files)
      effect.others.formUnion(more.others)
      restart(watch, run, changes)
    }
    announce(effect)
    return run.walkthroughs(using: effect.files, among: planned)
  }

  private func announce(_ effect: WatchedFiles.Effect) {
    var time = time(nil)
    var parts = tm()
    localtime_r(&time, &parts)
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { ($0 < 10 ? "0" : "") + "\($0)" }
      .joined(separator: ":")
    writer.text.write("\n")
    writer.text.writeSafely("--- \(clock) \(effect.summary)")
    writer.text.write("\n")
    writer.text.flush()
  }

  /// Starts the program again if there is a new executable, once a build has finished writing it.
  private func restart(_ watch: FileWatch, _ run: TestRun, _ changes: Set<FileWatch.Change>) {
    guard let program, changes.contains(where: { $0.path == program.path }), program.hasChanged
    else { return }
    writer.text.write("\nthe program has changed\n")
    writer.text.flush()
    while true {
      let changes = watch.changes(within: WatchedProgram.quietTime)
      run.endIfInterrupted()
      if !changes.contains(where: { $0.path == program.path }) { program.restart() }
    }
  }
}
