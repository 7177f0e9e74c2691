package import AppDriver

/// The process that runs the app for an exploration: this one, or another one that is replaced when
/// it ends.
///
/// An exploration asks for one thing at a time, and keeps what is found.
package protocol ExplorationWorker: AnyObject {
  /// A closure that returns the request with which each process begins, so that it knows as much as
  /// the exploration; `nil` when that has ended.
  var opening: () -> ExplorationRequest? { get set }

  /// The time at which a request is given up, and after which none begins; `nil` if there is none.
  ///
  /// A worker in this process ignores it, because nothing can stop it.
  var deadline: ContinuousClock.Instant? { get set }

  /// Has the next request begin a new process, without changes that an app has made to this one.
  func renew()

  /// Carries out a request.
  ///
  /// - Parameter request: The request.
  /// - Returns: The outcome; `nil` from the deadline on.
  /// - Throws: An error if no process can be started.
  func perform(_ request: ExplorationRequest) throws -> ExplorationOutcome?
}

/// A request to the process that runs the app.
///
/// Requests and replies are values, so that they can be sent to another process.
package nonisolated enum ExplorationRequest: Sendable, Codable {
  /// Forgets everything, and begins with what the exploration knows.
  case begin(ExplorationOptions, Refinement, StateGraph)
  /// Launches the app and reads its first state.
  case start
  /// Tries untried choices of states, up to a maximum number; the known groups of findings need no
  /// suspicions but those with shorter walks.
  case expand([Int32], most: Int, known: KnownGroups)
  /// Repeats a path, and notes where it leads elsewhere.
  case retrace([PathStep], known: KnownGroups)
  /// Launches the app, makes choices that are offered, and asks the oracles about the last one and
  /// the way back after it.
  case follow([ChoiceName], known: KnownGroups)
  /// Walks at random.
  case wander(MonkeyOrder, known: KnownGroups)
  /// Repeats a walk that may lead to a screen, and writes it as steps.
  case confirm(WalkCandidate)
  /// Lists what is wrong with the screen that the app shows.
  case audit
  /// Names the app's view controllers that haven't been seen.
  case unseen([String])
  /// Repeats a walk that may show a finding, and minimizes it if `minimizes` is true.
  case prove(Suspicion, minimizes: Bool)
  /// Repeats walks from the exploration's beginning until one leads to a goal.
  case reach(ScreenGoal)
  /// Repeats choices and launches the app again, which may end the process.
  case replay([ChoiceName])
  /// Writes choices as steps; `leavesOutLast` doesn't make the last one, which would end the
  /// process.
  case write([ChoiceName], leavesOutLast: Bool)
}

/// The groups of findings that are known, with the numbers of steps of their walks.
package typealias KnownGroups = [FindingGroup: Int]

/// The reply to a request.
package nonisolated enum ExplorationReply: Sendable, Codable {
  case done
  case found(Discoveries)
  case unseen([String])
  case issues([AuditIssue])
  case proven(Proof)
  case walk([WalkStep]?)
  case confirmed(ConfirmedWalk?)
}

/// The outcome of a request.
package nonisolated enum ExplorationOutcome: Sendable {
  case reply(ExplorationReply)
  /// The process ended, or was killed at the time limit of a step.
  case lost(ProcessLoss)
}

/// The end of a process.
package nonisolated struct ProcessLoss: Sendable, Hashable {
  /// The number of the running step, as the process has noted it; 0 if it has noted none.
  package let mark: UInt64
  /// Whether the process was killed at the time limit of a step.
  package let isHang: Bool
  /// The cause, which distinguishes kinds of ends: a signal's name, or the place of a trap.
  package let cause: String
  /// A sentence about the end, without a period.
  package let message: String

  /// The kind of finding.
  var kind: FindingKind { isHang ? .hang : FindingKind(.crash, saying: cause + message) }

  package init(mark: UInt64, isHang: Bool, cause: String, message: String) {
    self.mark = mark
    self.isHang = isHang
    self.cause = cause
    self.message = MissingAPI.reason(in: message)
  }
}

extension PathStep {
  /// The choices in a mark that stand for a launch, and for a change of the size there and back.
  nonisolated static let (launch, sizes): (Int32, Int32) = (0xF_FFFF, 0xF_FFFE)

  /// The step as a number, which outlives its process.
  nonisolated var mark: UInt64 {
    1 << 63 | UInt64(UInt32(bitPattern: state)) << 20
      | UInt64(UInt32(bitPattern: choice) & 0xF_FFFF)
  }

  /// Creates a step from a mark; returns `nil` if the mark names none.
  nonisolated init?(mark: UInt64) {
    guard mark >> 63 == 1 else { return nil }
    self.init(
      state: Int32(truncatingIfNeeded: (mark >> 20) & 0xFFFF_FFFF),
      choice: Int32(mark & 0xF_FFFF))
  }
}
