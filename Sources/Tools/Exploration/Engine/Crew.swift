import AppDriver

/// A request to a member of a crew.
///
/// Requests and replies are values, so that members can be other processes.
package nonisolated enum CrewRequest: Sendable, Codable {
  /// Forgets everything and begins an exploration.
  case begin(ExplorationOptions, Refinement)
  /// Adds what all members have found.
  case learn(CrewKnowledge)
  /// Launches the app and reads its first state.
  case start
  /// Tries untried choices of states, up to a maximum number.
  case expand([Int32], most: Int)
  /// Repeats a path, and notes where it leads elsewhere.
  case retrace([PathStep])
  /// Repeats walks and writes them as steps.
  case describe([CrewWalk])
  /// Names the app's view controllers that haven't been seen.
  case unseen([String])
  /// Walks at random.
  case wander(MonkeyOrder)
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

/// The reply of a member to a request.
package nonisolated enum CrewReply: Sendable, Codable {
  case done
  case found(CrewFindings)
  /// The first walks, up to one after which the next launch needs a new process.
  case described([[WalkStep]?])
  case unseen([String])
  case proven(Proof)
  case walk([WalkStep]?)
}

/// The outcome of a request.
package nonisolated enum CrewOutcome: Sendable {
  case reply(CrewReply)
  /// The member's process ended, or was killed at the time limit of a step.
  case lost(CrewLoss)
}

/// The end of a member's process.
package nonisolated struct CrewLoss: Sendable, Hashable {
  /// The number of the running step, as the member has noted it; 0 if it has noted none.
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

/// A crew that explores an app: this process, or several worker processes.
///
/// A new member replaces a lost one, and first receives all requests of `tell(_:)` since `begin`.
package protocol ExplorationCrew: AnyObject {
  /// The number of members.
  var count: Int { get }

  /// The deadline, at which requests are given up, and after which none begins; `nil` if there is
  /// none.
  ///
  /// Members in this process ignore it, because nothing can stop them.
  var deadline: ContinuousClock.Instant? { get set }

  /// Passes a request that has no reply to every member, before all later requests.
  func tell(_ request: CrewRequest) throws

  /// Replaces all members, to get rid of changes that an app has made to their processes.
  func renew() throws

  /// Has members carry out requests, one each at a time.
  ///
  /// - Parameters:
  ///   - requests: The requests.
  ///   - isOver: A closure that is called repeatedly. If it returns `true`, no further request
  ///     begins.
  /// - Returns: The outcomes in the order of the requests; `nil` for requests without one.
  /// - Throws: An error if the members can't work.
  func perform(_ requests: [CrewRequest], isOver: () -> Bool) throws -> [CrewOutcome?]
}

extension ExplorationCrew {
  package var deadline: ContinuousClock.Instant? {
    get { nil }
    set {}
  }

  package func renew() {}
}

/// Facts that members have found, in the order in which they were merged.
package nonisolated struct CrewKnowledge: Sendable, Codable {
  var states: [NewState] = []
  var transitions: [Transition] = []
  /// The screens whose states can't be distinguished.
  var unstable: [Refinement.Need] = []
  /// The groups of findings that need no further proof, unless a walk is shorter.
  var groups: [KnownGroup] = []

  var isEmpty: Bool {
    states.isEmpty && transitions.isEmpty && groups.isEmpty && unstable.isEmpty
  }
}

/// A new state, and the transition that led to it.
nonisolated struct NewState: Sendable, Codable {
  let found: FoundState
  let parent: Int32
  let choice: Int32
  /// The choices since the launch; `nil` for the parent's history and the choice.
  let history: [ChoiceName]?
}

/// A group of findings, with the length of its shortest walk.
nonisolated struct KnownGroup: Sendable, Codable {
  let group: FindingGroup
  let steps: Int
}

/// A walk to repeat and write as steps.
package nonisolated struct CrewWalk: Sendable, Codable {
  /// The choices since the launch.
  var names: [ChoiceName]
  /// The identity of the screen on which the last choice is made; `nil` if any will do.
  var from: String?
  /// The identity of the screen at the end; `nil` if any will do.
  var to: String?
  /// Whether to minimize the choices.
  var minimizes = false
}

/// The results of a start, an expansion or a random walk.
package nonisolated struct CrewFindings: Sendable, Codable {
  var knowledge = CrewKnowledge()
  var needs: [Refinement.Need] = []
  /// Screens whose states can't be distinguished.
  var unstable: [Refinement.Need] = []
  /// The conflict that shows it, for each of them.
  var conflicts: [Conflict?] = []
  /// The findings at the launch.
  var findings: [FindingRecord] = []
  var suspicions: [Suspicion] = []
  /// Further steps that may show a finding.
  var repetitions: [Suspicion.Repetition] = []
  /// The end of a random walk; `nil` for other requests.
  var walk: WalkEnd?
  /// The number of steps of the prefix that the app doesn't offer.
  var missingSteps = 0
  /// States with choices left to try, because of the maximum number, or because the next launch
  /// needs a new process.
  var left: [Int32] = []
  /// States that couldn't be reached again.
  var lost: [Int32] = []
}

/// A choice that has led to two different screens from states that look the same.
nonisolated struct Conflict: Sendable, Codable {
  let step: PathStep
  /// The states to which it has led.
  let ends: [Int32]
}

/// A finding of a member, before it is merged with others.
nonisolated struct FindingRecord: Sendable, Codable {
  let group: FindingGroup
  let verdict: Verdict
  /// The kind and label of the last step; empty for the launch.
  var action = ""
  /// The identity of the screen on which the last step was made.
  let screen: String
  /// The steps that show it; `nil` if the group was known.
  var walk: [WalkStep]?
  /// Whether the walk shows it again.
  var isRepeated = true
}

extension PathStep {
  /// The choices in a mark that stand for a launch, and for a change of the size there and back.
  nonisolated static let (launch, sizes): (Int32, Int32) = (0xF_FFFF, 0xF_FFFE)

  /// The step as a number, for a member's mark.
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
