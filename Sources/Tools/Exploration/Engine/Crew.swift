/// What a member of a crew is asked to do.
///
/// Requests and replies are values, so that members can be other processes.
package nonisolated enum CrewRequest: Sendable, Codable {
  /// Forgets everything and begins an exploration.
  case begin(ExplorationOptions, CrewRefinement)
  /// Adds what all members have found.
  case learn(CrewKnowledge)
  /// Launches the app and reads its first state.
  case start
  /// Tries the choices of some states that haven't been tried, at most a number of them.
  case expand([Int32], most: Int)
  /// Repeats the shortest walks of moves, and notes what else they lead to.
  case retrace([CrewPath])
  /// Changes the size there and back in some states.
  case checkSizes([Int32])
  /// Writes walks as steps.
  case describe([CrewPath])
  /// Names the app's view controllers that haven't been seen.
  case unseen([String])
  /// Walks at random.
  case monkey(MonkeyOrder)
  /// Repeats a walk that is suspected of a finding, and leaves out what isn't needed if that is
  /// wanted.
  case prove(Suspicion, shortens: Bool)
  /// Tries ways to a goal from where the exploration began.
  case rehearse(WayGoal)
  /// Repeats choices by their names, which may end the process.
  case replay(CrewNames)
  /// Writes choices as steps without making the last one, which would end the process.
  case write(CrewNames)
}

/// What a member has found.
package nonisolated enum CrewReply: Sendable, Codable {
  case done
  case found(CrewFindings)
  /// The first of some walks, up to one after which the next launch needs a new process.
  case described([DescribedWalk])
  case unseen([String])
  case monkey(MonkeyResult)
  case proven(Proof)
  case way([WalkStep]?)
}

/// What has become of a request.
package nonisolated enum CrewOutcome: Sendable {
  case reply(CrewReply)
  /// The member's process ended or was ended because a step didn't end in its time.
  case lost(CrewLoss)
}

/// The end of a member's process.
package nonisolated struct CrewLoss: Sendable, Hashable {
  /// The number that the member has noted last, which names the step under way; 0 if it had noted
  /// none.
  package let mark: UInt64
  /// Whether the process was ended because the step didn't end in its time.
  package let isHang: Bool
  /// What distinguishes the end from others, such as a signal's name or the place of a trap.
  package let cause: String
  /// How the process ended, as a sentence without a period.
  package let message: String

  package init(mark: UInt64, isHang: Bool, cause: String, message: String) {
    self.mark = mark
    self.isHang = isHang
    self.cause = cause
    self.message = message
  }
}

/// Those who explore an app for an exploration: this process, or several worker processes.
///
/// A member that is lost is replaced by another one, which first gets all requests that were told
/// to everybody since `begin`.
package protocol ExplorationCrew: AnyObject {
  /// The number of members.
  var count: Int { get }

  /// The time at which requests under way are given up, and from which on none is begun; `nil` if
  /// there is none.
  ///
  /// Members in this process can't be stopped, so they don't know it.
  var deadline: ContinuousClock.Instant? { get set }

  /// Passes a request that has no reply to every member, before all later requests.
  func tell(_ request: CrewRequest) throws

  /// Replaces all members by new ones, so that nothing is left of what an app has done to a
  /// process.
  func renew() throws

  /// Has members carry out requests, one request each at a time.
  ///
  /// - Parameters:
  ///   - requests: The requests.
  ///   - isOver: A closure that is called now and then. If it returns `true`, requests that haven't
  ///     been begun are left out.
  /// - Returns: The outcomes in the order of the requests; `nil` for those left out or given up.
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

/// The refinement that the members of a crew receive.
package nonisolated struct CrewRefinement: Sendable, Codable { let refinement: Refinement }

/// States and transitions in the order in which they were merged.
package nonisolated struct CrewKnowledge: Sendable, Codable {
  var states: [NewState] = []
  var transitions: [Transition] = []
  /// The screens whose states can't be distinguished.
  var unstable: [Refinement.Need] = []
  /// The transitions that take moves that nobody has taken before.
  var takings: [Taking] = []
  /// Shorter choices that lead to known states.
  var shorter: [ShorterHistory] = []
  /// States to which the path by the parents doesn't lead.
  var misled: [Int32] = []
  /// Choices that have left something behind.
  var leaks: [PathStep] = []
  /// The groups of findings that need no further proof, unless a walk is shorter.
  var groups: [KnownGroup] = []

  var isEmpty: Bool {
    states.isEmpty && transitions.isEmpty && groups.isEmpty && unstable.isEmpty
      && shorter.isEmpty && misled.isEmpty && leaks.isEmpty
  }
}

/// A state that has been found, and where.
nonisolated struct NewState: Sendable, Codable {
  let found: FoundState
  let parent: Int32
  let choice: Int32
  /// The codes of the choices since the launch; `nil` if they are those by which the parent was
  /// found, and the choice.
  let history: [Int32]?
}

/// A group of findings, with the number of steps of the shortest walk that shows one.
nonisolated struct KnownGroup: Sendable, Codable {
  let group: FindingGroup
  let steps: Int
}

/// Choices that lead to a state, as a shorter way than those by which it was found.
nonisolated struct ShorterHistory: Sendable, Codable {
  let state: Int32
  /// The codes of the choices since the launch.
  let history: [Int32]
}

/// A path through the graph.
package nonisolated struct CrewPath: Sendable, Codable {
  let steps: [PathStep]
  /// The identity of the screen to which the path should lead; `nil` if that doesn't matter.
  var screen: String?
  /// Whether the last choice isn't made, because it would end the process.
  var leavesOutLast = false
  /// The state to which the path should lead; -1 if that doesn't matter.
  var end: Int32 = -1
  /// What has taken the last step, if it isn't known which shorter steps do; `steps` is empty then.
  var taking: Taking?
}

/// The names of choices, one after another.
package nonisolated struct CrewNames: Sendable, Codable {
  var names: [ChoiceName]
  /// Whether the app is launched again afterwards.
  var launchesAgain = false
}

/// The results of a start, an expansion, a retracing or a check of sizes.
package nonisolated struct CrewFindings: Sendable, Codable {
  var knowledge = CrewKnowledge()
  var needs: [Refinement.Need] = []
  /// Screens whose states can't be distinguished.
  var unstable: [Refinement.Need] = []
  /// What shows that, for each of them.
  var conflicts: [Conflict?] = []
  var findings: [FoundFault] = []
  /// The number of steps, also those on the way.
  var steps = 0
  /// The number of steps with which each walk begins that aren't there.
  var missingSteps = 0
  /// States some of whose choices weren't tried, because these were the most, or the next launch
  /// needs a new process.
  var left: [Int32] = []
  /// Walks that weren't repeated, because the next launch needs a new process.
  var leftPaths: [CrewPath] = []
  /// States that couldn't be reached again.
  var lost: [Int32] = []
}

/// A choice that has led to two different screens, though nothing that can be seen tells why.
nonisolated struct Conflict: Sendable, Codable {
  let step: PathStep
  /// The states to which it has led.
  let ends: [Int32]
}

/// A finding of a member.
nonisolated struct FoundFault: Sendable, Codable {
  let group: FindingGroup
  let verdict: Verdict
  /// The kind and label of the last step; empty for the launch.
  var action = ""
  /// The identity of the screen on which the last step was made.
  let screen: String
  /// The steps that lead there; `nil` if the group was known.
  let walk: [WalkStep]?
  /// Whether the walk shows it again.
  var isRepeated = true
}

/// A walk, and whether it was confirmed.
package nonisolated struct DescribedWalk: Sendable, Codable {
  let steps: [WalkStep]
  /// Whether the walk has led where it was expected to.
  let isConfirmed: Bool
}

extension PathStep {
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
