import Foundation
import Glibc
import Shell

/// Rebuilds an app after each change of its sources, and has its prompt come back with the new
/// program.
///
/// The prompt has the terminal. It shows the messages of the loop above the line that is typed.
package final class RebuildLoop {
  /// The result of a build.
  package enum Result {
    /// There is a new program; the lines say why files are left out.
    case built(without: [String] = [])
    /// The app doesn't build; the lines say why.
    case failed([String])
    /// The build was cancelled.
    case cancelled
  }

  /// Builds the app after changes, unless the closure that it asks several times a second returns
  /// `true`.
  package typealias Build = (
    _ changes: WatchedFiles.Changes, _ isCancelled: @escaping () -> Bool
  ) -> Result

  private let writer: StandardOutput
  private let name: String
  private let program: String
  private let prompt: PromptProcess
  private let build: Build
  private var watch: FileWatch
  /// Changes during a build, which is therefore cancelled.
  private var newer: WatchedFiles.Changes?
  private var nextLook = ContinuousClock.now
  /// Exits the process; `nil` while the loop goes on.
  private var exit: (() -> Never)?

  /// Creates a loop.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - program: The absolute path of its program, which has been built.
  ///   - prompt: The prompt, which isn't started yet.
  ///   - writer: Standard output, for the time without a prompt.
  ///   - files: The files as they were before the program was built; `nil` to look now.
  ///   - look: Looks at the files on which the program depends.
  ///   - build: Builds the program.
  package init(
    _ name: String, program: String, _ prompt: PromptProcess, _ writer: StandardOutput,
    since files: WatchedFiles? = nil, look: @escaping () -> WatchedFiles, build: @escaping Build
  ) {
    self.name = name
    self.program = program
    self.prompt = prompt
    self.writer = writer
    self.build = build
    watch = FileWatch(since: files, look: look)
  }

  /// The longest wait before the end of the prompt is noticed.
  private static let patience = Duration.milliseconds(50)

  /// Serves the prompt until the user leaves it, and exits the process.
  ///
  /// - Parameter isBuilt: Whether there is a program; otherwise, the prompt starts after the first
  ///   build that succeeds.
  package func run(isBuilt: Bool = true) -> Never {
    if isBuilt {
      start()
    } else {
      Interruption.watch(TestRun.endingSignals)
      say(.note("\(name): waiting for a change; Ctrl-C ends"))
    }
    while true {
      noteEnding()
      if let exit { exit() }
      wait()
      if let changes = nextChanges() { rebuild(after: changes) }
    }
  }

  private func start(_ summary: String = "") {
    do {
      try prompt.start(program, summary: summary)
    } catch {
      StandardStreams.complain("can't start \(program): \(error)")
      writer.finish(with: .failure)
    }
  }

  // MARK: Waiting

  private func wait() {
    let milliseconds = Int32(Self.patience / .milliseconds(1))
    if prompt.isRunning {
      poll(nil, 0, milliseconds)
    } else {
      _ = Interruption.duringWait { poll(nil, 0, milliseconds) }
    }
  }

  /// Looks at the files when it is time to, and returns what has changed.
  private func nextChanges() -> WatchedFiles.Changes? {
    guard ContinuousClock.now >= nextLook else { return nil }
    let changes = watch.next()
    nextLook = ContinuousClock.now + watch.interval
    return changes
  }

  /// Passes a signal on to the prompt, and notes whether this process ends with it: always, unless
  /// the app has crashed.
  private func noteEnding() {
    let pending = Interruption.pending
    if pending != 0 {
      if prompt.isRunning {
        prompt.end(by: pending)
      } else {
        exit = { Interruption.die(by: pending) }
      }
    }
    switch prompt.ending() {
    case .left(let status): exit = { [writer] in writer.finish(with: status) }
    case .signaled(let signal): exit = { Interruption.die(by: signal) }
    case .crashed:
      guard pending == 0 else { return }
      Interruption.watch(TestRun.endingSignals)
      say(.note("\(name) has ended; its prompt comes back after a change; Ctrl-C ends"))
    case nil: break
    }
  }

  // MARK: Building

  private func rebuild(after changes: WatchedFiles.Changes) {
    var changes = changes
    while true {
      say(.note("\(name): \(changes.nameSummary); building"))
      let start = ContinuousClock.now
      newer = nil
      let result = build(changes) { [unowned self] in
        // The prompt may end meanwhile, and there may be newer changes.
        noteEnding()
        if newer == nil { newer = nextChanges() }
        return exit != nil || newer != nil
      }
      if exit != nil { return }
      let time = String(format: "%.1f s", (ContinuousClock.now - start) / .seconds(1))
      switch result {
      case .built(let lines) where newer == nil:
        if !lines.isEmpty { say(.problem(Self.text(of: lines))) }
        finish("rebuilt in \(time)")
      case .failed(let lines) where newer == nil: say(.problem(Self.text(of: lines)))
      case .built, .failed, .cancelled: break
      }
      guard let newer else { return }
      changes = newer
    }
  }

  private func finish(_ summary: String) {
    prompt.isRunning ? prompt.send(.rebuilt(summary)) : start(summary)
  }

  /// The maximum number of lines about a build that has failed.
  private static let mostLines = 20

  private static func text(of lines: [String]) -> String {
    let rest = lines.count - mostLines
    return (lines.prefix(mostLines) + (rest > 0 ? ["… \(rest) more"] : []))
      .joined(separator: "\n")
  }

  private func say(_ message: PromptMessage) {
    guard !prompt.isRunning else { return prompt.send(message) }
    switch message {
    case .problem(let lines): StandardStreams.complain(lines)
    case .note(let lines), .rebuilt(let lines):
      writer.text.writeSafely(lines)
      writer.text.write("\n")
      writer.text.flush()
    }
  }
}
