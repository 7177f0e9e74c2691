package import AppDriver

/// Carries out the requests of an exploration in this process.
///
/// A trap in the app ends the process.
package final class AppExplorer: ExplorationWorker {
  package var opening: () -> ExplorationRequest? = { nil }
  package var deadline: ContinuousClock.Instant?
  private let makeDelegate: AppSession.DelegateMaker
  private let note: (UInt64) -> Void
  private var hasBegun = false
  private var graph = StateGraph()
  private var refinement = Refinement()
  private var walker: Walker?

  /// Creates an explorer.
  ///
  /// - Parameters:
  ///   - makeDelegate: The maker of the app's delegate.
  ///   - note: A closure that stores the number of the step that begins, where it outlives the
  ///     process.
  package init(
    _ makeDelegate: @escaping AppSession.DelegateMaker, note: @escaping (UInt64) -> Void = { _ in }
  ) {
    self.makeDelegate = makeDelegate
    self.note = note
  }

  package func renew() { hasBegun = false }

  package func perform(_ request: ExplorationRequest) -> ExplorationOutcome? {
    if !hasBegun, let opening = opening() { _ = reply(to: opening) }
    hasBegun = true
    return .reply(reply(to: request))
  }

  /// Ends the app, as another session in this process does.
  package func end() {
    walker?.session.end()
    walker = nil
  }

  /// Replies to a request.
  ///
  /// Call this only outside a main-actor job, as `AppSession.launch()`.
  package func reply(to request: ExplorationRequest) -> ExplorationReply {
    if case .begin(let options, let refinement, let graph) = request {
      (self.graph, self.refinement) = (graph, refinement)
      begin(options)
    }
    guard let walker else { return .done }
    walker.beginRequest()
    // Otherwise the next request would need another process.
    defer { walker.leaveNothingForLater() }
    switch request {
    case .begin: return .done
    case .start: return found(walker) { $0.start() }
    case .expand(let states, let most, let known):
      return found(walker, known) { $0.expand(states, most: most) }
    case .retrace(let path, let known): return found(walker, known) { $0.retrace(path) }
    case .follow(let names, let known): return found(walker, known) { $0.follow(names) }
    case .wander(let order, let known):
      return found(walker, known) {
        var walk = RandomWalk($0, order)
        $0.findings.walk = walk.run()
      }
    case .confirm(let walk): return .confirmed(Replay(walker).confirmed(walk, in: graph))
    case .audit: return .issues(walker.session.auditIssues)
    case .unseen(let seen):
      return .unseen(ProgramClasses.otherControllers(besides: Set(seen)))
    case .prove(let suspicion, let minimizes):
      return .proven(SuspicionProof(walker, graph).proof(of: suspicion, minimizes: minimizes))
    case .reach(let goal): return .walk(GoalProof(walker, of: goal).steps(graph))
    case .replay(let names):
      Replay(walker, isNumbered: true).runAndLaunch(names)
      return .done
    case .write(let names, let leavesOutLast):
      return .walk(Replay(walker).written(names, leavesOutLast: leavesOutLast))
    }
  }

  private func begin(_ options: ExplorationOptions) {
    let session =
      walker?.session ?? AppSession(context: options.context, makeDelegate: makeDelegate)
    session.findsLeaks = true
    session.tracesCalls = true
    let walker = Walker(options, refinement, session)
    walker.willStep = { [note] in note($0.mark) }
    self.walker = walker
  }

  /// Tries something, and keeps what it finds.
  private func found(
    _ walker: Walker, _ known: KnownGroups = [:], _ body: (Expander) -> Void
  ) -> ExplorationReply {
    let expander = Expander(walker, graph, refinement, known)
    // Otherwise its first change would copy the graph.
    graph = StateGraph()
    body(expander)
    (graph, refinement) = (expander.tracker.graph, expander.refinement)
    return .found(expander.findings)
  }
}
