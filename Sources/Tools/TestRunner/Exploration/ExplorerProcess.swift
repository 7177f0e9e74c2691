package import AppDriver
package import Exploration
package import Files
package import Script
import Shell

/// The worker process that explores an app.
package final class ExplorerProcess: ExplorationWorker {
  /// A reason why the process can't work.
  package enum Problem: Error, Equatable {
    /// No process can be started; the reason is a sentence.
    case noWorker(String)
    /// A request can't be carried out, such as for an app whose data is wrong; the reason is a
    /// sentence.
    case refused(String)
    /// The first case of the walkthrough doesn't pass; the reason begins with its place.
    case caseFailed(String)

    /// The reason.
    package var message: String {
      switch self {
      case .noWorker(let message), .refused(let message), .caseFailed(let message): message
      }
    }
  }

  /// The app and its launch.
  package var setup: ExplorerSetup { didSet { if setup != oldValue { supervisor.stop() } } }
  package var opening: () -> ExplorationRequest? = { nil }
  private let supervisor: Supervisor<ExplorerRequest, ExplorerReply>

  /// Creates the view of a process that isn't started yet.
  ///
  /// - Parameters:
  ///   - setup: The app and its launch.
  ///   - arguments: The arguments that start this program as a worker, including the program's
  ///     name.
  ///   - files: The files that have been read.
  ///   - stepLimit: The time limit of a step.
  /// - Throws: An error if the system is out of memory or descriptors.
  package init(
    _ setup: ExplorerSetup, arguments: [String], files: ScriptFiles = ScriptFiles(),
    stepLimit: Duration = .seconds(5)
  ) throws(FileError) {
    self.setup = setup
    supervisor = try Supervisor(files, arguments: arguments, stepLimit: stepLimit)
    supervisor.opening = { [unowned self] in
      [.setUp(self.setup)] + [opening()].compactMap(\.self).map { .explore($0) }
    }
  }

  /// A closure that is called several times a second while the process works.
  package var onWait: () -> Void {
    get { supervisor.onWait ?? {} }
    set { supervisor.onWait = newValue }
  }

  package var deadline: ContinuousClock.Instant? {
    get { supervisor.deadline }
    set { supervisor.deadline = newValue }
  }

  /// Ends the process.
  package func stop() { supervisor.stop() }

  package func renew() { supervisor.stop() }

  package func perform(_ request: ExplorationRequest) throws -> ExplorationOutcome? {
    switch try outcome(of: .explore(request)) {
    case .reply(.explored(let reply)): .reply(reply)
    case .reply, .notRun: nil
    case .ended(let failure): .lost(ProcessLoss(failure))
    }
  }

  private func outcome(of request: ExplorerRequest) throws -> ProcessOutcome<ExplorerReply> {
    let outcome = supervisor.perform(request)
    if let obstacle = supervisor.obstacle { throw Problem.noWorker(obstacle) }
    if case .reply(.failed(let message)) = outcome { throw Problem.refused(message) }
    return outcome
  }

  // MARK: Walks

  /// Writes walks as commands; the result is `nil` for those that end the process, or for which no
  /// time is left.
  package func write(_ orders: [WalkOrder]) throws -> [WrittenWalk?] {
    // They need nothing that an exploration knows, which may be much for each new process.
    let opening = opening
    self.opening = { nil }
    renew()
    defer {
      self.opening = opening
      renew()
    }
    return try orders.map { order in
      if case .reply(.written(let walk)) = try outcome(of: .write(order)) { walk } else { nil }
    }
  }

  /// Runs the first case of a walkthrough, and returns its actions; `app` is for a file that names
  /// none.
  package func record(_ path: String, app: String?) throws -> RecordedActions {
    switch try outcome(of: .record(path: path, app: app)) {
    case .reply(.recorded(let recorded)): return recorded
    case .reply(.caseFailed(let message)): throw Problem.caseFailed(message)
    case .ended(let failure):
      // Omit the app's words, because the secrets that the case has typed aren't known then.
      let cause = failure.kind == .crash ? failure.cause : failure.reason
      throw Problem.caseFailed("\(path): the first case ends the app's process: \(cause)")
    case .reply, .notRun: throw Problem.refused("the actions can't be repeated")
    }
  }

  /// Repeats actions after a launch, and returns the screens that they show, and the actions as
  /// steps that can be repeated elsewhere.
  package func visit(_ actions: [UserAction]) throws -> VisitedScreens {
    switch try outcome(of: .visit(actions)) {
    case .reply(.visited(let screens)): return screens
    case .ended(let failure): throw Problem.refused(failure.reason)
    case .reply, .notRun: throw Problem.refused("the actions can't be repeated")
    }
  }
}

nonisolated extension ProcessLoss {
  /// Creates the end of the process from what the supervisor has seen.
  init(_ failure: ProcessFailure) {
    let isHang = failure.kind == .hang
    // Where a loop is when it is stopped depends on the machine.
    let place = (isHang ? nil : failure.callStack.first).map { ", in \($0)" } ?? ""
    self.init(
      mark: failure.step ?? 0, isHang: isHang, cause: failure.cause + place,
      message: failure.reason + place)
  }
}
