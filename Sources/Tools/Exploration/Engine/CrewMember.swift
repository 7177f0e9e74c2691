package import AppDriver

/// A member of an exploration's crew, in this process.
package final class CrewMember {
  private let makeDelegate: AppSession.DelegateMaker
  private let note: (UInt64) -> Void
  private var graph = StateGraph()
  private var groups: [FindingGroup: Int] = [:]
  private var refinement = Refinement()
  private var walker: Walker?

  /// Creates a member.
  ///
  /// - Parameters:
  ///   - makeDelegate: The maker of the app's delegate.
  ///   - note: A closure that stores the number of the step that begins, where it outlives the
  ///     process.
  package init(
    _ makeDelegate: @escaping AppSession.DelegateMaker, note: @escaping (UInt64) -> Void
  ) {
    self.makeDelegate = makeDelegate
    self.note = note
  }

  /// Carries out a request.
  ///
  /// Call this only outside a main-actor job, as `AppSession.launch()`.
  package func perform(_ request: CrewRequest) -> CrewReply {
    walker?.beginRequest()
    let reply = reply(to: request)
    // Otherwise the next request would need another process.
    walker?.leaveNothingForLater()
    return reply
  }

  private func reply(to request: CrewRequest) -> CrewReply {
    switch request {
    case .begin(let options, let refinement):
      begin(options, refinement)
      return .done
    case .learn(let knowledge):
      graph.add(knowledge)
      for known in knowledge.groups { groups[known.group] = known.steps }
      for need in knowledge.unstable { _ = refinement.add(need, above: .content) }
      return .done
    case .start: return .found(expander { $0.start() })
    case .expand(let states, let most):
      return .found(expander { $0.expand(states, most: most) })
    case .retrace(let path): return .found(expander { $0.retrace(path) })
    case .describe(let walks): return .described(describe(walks))
    case .unseen(let seen):
      return .unseen(ProgramClasses.otherControllers(besides: Set(seen)))
    case .wander(let order):
      return .found(
        expander {
          var walk = RandomWalk($0, order)
          $0.findings.walk = walk.run()
        })
    case .prove(let suspicion, let minimizes):
      guard let walker else { return .done }
      return .proven(SuspicionProof(walker, graph).proof(of: suspicion, minimizes: minimizes))
    case .reach(let goal):
      guard let walker else { return .done }
      return .walk(GoalProof(walker, of: goal).steps(graph))
    case .replay(let names):
      guard let walker else { return .done }
      Replay(walker, isNumbered: true).runAndLaunch(names)
      return .done
    case .write(let names, let leavesOutLast):
      guard let walker else { return .done }
      return .walk(Replay(walker).written(names, leavesOutLast: leavesOutLast))
    }
  }

  /// Ends the app, as another session in this process does.
  package func end() {
    walker?.session.end()
    walker = nil
  }

  private func begin(_ options: ExplorationOptions, _ refinement: Refinement) {
    graph = StateGraph()
    groups = [:]
    self.refinement = refinement
    let session =
      walker?.session ?? AppSession(context: options.context, makeDelegate: makeDelegate)
    session.findsLeaks = true
    session.tracesCalls = true
    let walker = Walker(options, refinement, session)
    walker.willStep = { [note] in note($0.mark) }
    self.walker = walker
  }

  private func expander(_ body: (Expander) -> Void) -> CrewFindings {
    guard let walker else { return CrewFindings() }
    let expander = Expander(walker, graph, refinement, groups)
    body(expander)
    return expander.findings
  }

  private func describe(_ walks: [CrewWalk]) -> [[WalkStep]?] {
    guard let walker else { return [] }
    var described: [[WalkStep]?] = []
    for walk in walks {
      // The next launch needs a new process.
      if !described.isEmpty, !walker.leaveNothingForLater() { break }
      described.append(Replay(walker).described(walk, in: graph))
    }
    return described
  }
}

nonisolated extension StateGraph {
  /// Adds the facts that all members have found.
  mutating func add(_ knowledge: CrewKnowledge) {
    for state in knowledge.states {
      _ = add(
        state.found, parent: state.parent, choice: state.choice, history: state.history)
    }
    for transition in knowledge.transitions { _ = add(transition) }
  }
}
