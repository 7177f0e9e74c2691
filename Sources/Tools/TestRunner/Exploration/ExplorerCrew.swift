package import AppDriver
package import Exploration
package import Files
package import Script
import Shell

/// A crew of worker processes that explores an app.
package final class ExplorerCrew: ExplorationCrew {
  /// A reason why the crew can't work.
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

  package let count: Int
  /// The app and its launch.
  package var setup: ExplorerSetup
  private let crew: ProcessCrew<ExplorerRequest, ExplorerReply>

  /// The number of walks that a process writes for one request.
  private static let walksAtOnce = 16

  /// Creates a crew without starting a process.
  ///
  /// - Parameters:
  ///   - setup: The app and its launch.
  ///   - jobs: The number of processes.
  ///   - arguments: The arguments that start this program as a worker, including the program's
  ///     name.
  ///   - files: The files that have been read.
  ///   - stepLimit: The time limit of a step.
  /// - Throws: An error if the system is out of memory or descriptors.
  package init(
    _ setup: ExplorerSetup, jobs: Int, arguments: [String], files: ScriptFiles = ScriptFiles(),
    stepLimit: Duration = .seconds(5)
  ) throws(FileError) {
    self.setup = setup
    count = jobs
    var options = ProcessCrew<ExplorerRequest, ExplorerReply>.Options(arguments: arguments)
    options.jobs = jobs
    options.stepLimit = stepLimit
    crew = try ProcessCrew(files, options)
  }

  /// A closure that is called several times a second while the crew works.
  package var onWait: () -> Void {
    get { crew.onWait ?? {} }
    set { crew.onWait = newValue }
  }

  package var deadline: ContinuousClock.Instant? {
    get { crew.deadline }
    set { crew.deadline = newValue }
  }

  /// Ends all processes.
  package func stop() { crew.stop() }

  // MARK: Exploring

  package func tell(_ request: CrewRequest) throws {
    if case .begin = request { try crew.tell(.setUp(setup), replacesLog: true) }
    try crew.tell(.explore(request))
  }

  package func perform(_ requests: [CrewRequest], isOver: () -> Bool) throws -> [CrewOutcome?] {
    try outcomes(of: requests.map { .explore($0) }, isOver: isOver).map { outcome in
      switch outcome {
      case .reply(.explored(let reply)): .reply(reply)
      case .reply, .notRun: nil
      case .ended(let failure): .lost(CrewLoss(failure))
      }
    }
  }

  package func renew() { crew.stop() }

  private func outcomes(
    of requests: [ExplorerRequest], isOver: () -> Bool = { false }
  ) throws -> [ProcessOutcome<ExplorerReply>] {
    let outcomes = crew.perform(requests, isOver: isOver)
    if let obstacle = crew.obstacle { throw Problem.noWorker(obstacle) }
    for case .reply(.failed(let message)) in outcomes { throw Problem.refused(message) }
    return outcomes
  }

  // MARK: Walks

  /// Writes walks as commands; the result is `nil` for those that weren't written, such as all that
  /// are left when `isOver` returns `true`.
  package func write(
    _ orders: [WalkOrder], isOver: () -> Bool = { false }
  ) throws -> [WrittenWalk?] {
    try crew.tell(.setUp(setup), replacesLog: true)
    let parts = stride(from: 0, to: orders.count, by: Self.walksAtOnce).map {
      Array(orders[$0..<min(orders.count, $0 + Self.walksAtOnce)])
    }
    let outcomes = try outcomes(of: parts.map { .write($0) }, isOver: isOver)
    var walks: [WrittenWalk?] = []
    for (part, outcome) in zip(parts, outcomes) {
      switch outcome {
      case .reply(.written(let written)): walks += written
      // One of the walks has ended the process.
      case .ended where part.count > 1:
        for outcome in try self.outcomes(of: part.map { .write([$0]) }, isOver: isOver) {
          if case .reply(.written(let written)) = outcome, let walk = written.first {
            walks.append(walk)
          } else {
            walks.append(nil)
          }
        }
      case .reply, .ended, .notRun: walks += part.map { _ in nil }
      }
    }
    return walks
  }

  /// Runs the first case of a walkthrough, and returns its actions; `app` is for a file that names
  /// none.
  package func record(_ path: String, app: String?) throws -> RecordedActions {
    // Omit the app's words, because the secrets that the case has typed aren't known then.
    try recorded(by: .record(path: path, app: app)) { failure in
      let cause = failure.kind == .crash ? failure.cause : failure.reason
      return .caseFailed("\(path): the first case ends the app's process: \(cause)")
    }
  }

  /// Repeats actions after a launch, and returns them as steps that can be repeated elsewhere.
  package func convert(_ actions: [UserAction]) throws -> RecordedActions {
    try crew.tell(.setUp(setup), replacesLog: true)
    return try recorded(by: .convert(actions))
  }

  /// Repeats actions after a launch, and returns the screens that they show.
  package func visit(_ actions: [UserAction]) throws -> VisitedScreens {
    try crew.tell(.setUp(setup), replacesLog: true)
    switch try outcomes(of: [.visit(actions)])[0] {
    case .reply(.visited(let screens)): return screens
    case .ended(let failure): throw Problem.refused(failure.reason)
    case .reply, .notRun: throw Problem.refused("the actions can't be repeated")
    }
  }

  private func recorded(
    by request: ExplorerRequest,
    problem: (ProcessFailure) -> Problem = { .refused($0.reason) }
  ) throws -> RecordedActions {
    switch try outcomes(of: [request])[0] {
    case .reply(.recorded(let recorded)): return recorded
    case .reply(.caseFailed(let message)): throw Problem.caseFailed(message)
    case .ended(let failure): throw problem(failure)
    case .reply, .notRun: throw Problem.refused("the actions can't be repeated")
    }
  }
}

nonisolated extension CrewLoss {
  /// Creates the end of a member's process from how the process ended.
  init(_ failure: ProcessFailure) {
    let isHang = failure.kind == .hang
    // Where a loop is when it is stopped depends on the machine.
    let place = (isHang ? nil : failure.callStack.first).map { ", in \($0)" } ?? ""
    self.init(
      mark: failure.step ?? 0, isHang: isHang, cause: failure.cause + place,
      message: failure.reason + place)
  }
}
