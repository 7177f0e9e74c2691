import Files
import Foundation
import Glibc
import LoopbackServer
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

  /// The page that shows the runs, and asks for others; `nil` if there is none.
  private let page: LivePage?

  init(_ request: TestRequest, _ page: LivePage? = nil) {
    self.request = request
    self.page = page
  }

  private var writer: StandardOutput { request.writer }

  /// The reason for a run.
  private enum Cause {
    case start
    /// Walkthroughs, or files that they read, have changed.
    case change(Set<String>)
    /// The user has asked for it on the page.
    case asked(LiveRequest)
  }

  /// Runs the cases, and again those of changed files, until a signal ends the process.
  func perform() -> Never {
    Interruption.watch(TestRun.endingSignals)
    var cause = Cause.start
    while true {
      StandardStreams.firstComplaint = nil
      let run = run(because: cause)
      let ending = run.run()
      run.endIfInterrupted()
      page?.end(message(of: run, ending, cause))
      switch ending {
      case .complete:
        (results, planned, pending) = (run.newestResults, run.plannedFiles, [])
      case .refused: if case .start = cause { run.finish() } else { fallthrough }
      // This run is still due.
      case .mistake:
        switch cause {
        case .start: pending.formUnion(run.plannedFiles)
        case .change(let paths): pending.formUnion(paths)
        case .asked: break
        }
      }
      cause = next(after: run)
    }
  }

  private func run(because cause: Cause) -> TestRun {
    var request = request
    var isAcceptable = { (_: Acceptance.Block) in true }
    if case .asked(.accept(let step)) = cause {
      request.command.failures.acceptsAll = true
      isAcceptable = LiveRequest.filter(ofStep: step, in: results)
    }
    var isAsked = { (_: RunPlan.Entry) in false }
    if case .asked(let wanted) = cause { isAsked = wanted.filter(results) }
    let run = TestRun(request)
    run.page = page
    run.earlierResults = results
    run.isAcceptable = isAcceptable
    if case .asked(.accept) = cause { run.coversRewriting = true }
    run.isWanted = { [planned, pending] entry in
      if pending.contains(entry.path) { return true }
      switch cause {
      case .start: return true
      case .change(let paths): return paths.contains(entry.path) || !planned.contains(entry.path)
      case .asked: return isAsked(entry)
      }
    }
    return run
  }

  /// Returns the text that tells on the page what has become of a run, unless its results do; `nil`
  /// if they do.
  private func message(
    of run: TestRun, _ ending: TestRun.Ending, _ cause: Cause
  ) -> LivePage.Message? {
    let complaint = StandardStreams.firstComplaint.map { LivePage.Message($0, isProblem: true) }
    guard ending == .complete else {
      return complaint ?? LivePage.Message("Nothing has run", isProblem: true)
    }
    guard case .asked(let wanted) = cause else { return nil }
    guard run.hasWantedCases else {
      return complaint ?? LivePage.Message("Nothing has run: no such case", isProblem: true)
    }
    guard case .accept = wanted else { return nil }
    return complaint
      ?? run.acceptance.map { LivePage.Message($0.summary, isProblem: !$0.hasAccepted) }
  }

  /// Waits until files of a run change or the page asks for a run.
  private func next(after run: TestRun) -> Cause {
    let arguments = request.command.paths.isEmpty ? ["."] : request.command.paths
    let inputs = run.kept.inputs
    // A file may have changed or vanished after it was read.
    let before = run.kept.changes
    var watch = FileWatch(changes: before) {
      WatchedFiles(arguments: arguments, inputs: inputs)
    }
    if before.isEmpty {
      let address = page.map { " at \($0.server.address)" } ?? ""
      writer.text.write("watching for changes\(address); Ctrl-C ends\n")
      writer.text.flush()
      // Nobody would see what happens.
      if writer.hasFailed { run.finish() }
    }
    while true {
      wait(watch.interval, orFor: page?.requests ?? -1)
      restartIfReplaced()
      if let asked = page?.takeRequest() {
        // What has changed meanwhile runs, too.
        pending.formUnion(changed(run.kept.changes, run, inputs))
        return .asked(asked)
      }
      guard let changes = watch.next() else { continue }
      announce(changes)
      return .change(changed(changes, run, inputs))
    }
  }

  /// Returns the walkthroughs that depend on changed files.
  private func changed(
    _ changes: WatchedFiles.Changes, _ run: TestRun, _ inputs: Set<String>
  ) -> Set<String> {
    run.walkthroughs(using: changes.all.intersection(inputs), among: planned)
  }

  /// Waits for some time, or until a descriptor can be read; a signal ends the process.
  private func wait(_ duration: Duration, orFor descriptor: Int32 = -1) {
    let milliseconds = Int32((duration / .milliseconds(1)).rounded(.up))
    var asked = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = Interruption.duringWait { poll(&asked, 1, milliseconds) }
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
      guard FileStatus(at: program.path) == before else { continue }
      if let page { page.server.handOver(program.restart) } else { program.restart() }
    }
  }
}
