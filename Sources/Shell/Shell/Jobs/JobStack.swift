import Script

/// The open jobs, with the innermost on top.
final class JobStack {
  private(set) var jobs: ContiguousArray<any Job> = []

  /// The innermost job.
  var top: (any Job)? { jobs.last }

  /// Pushes a job.
  func push(_ job: some Job) { jobs.append(job) }

  /// Pushes a job that begins with a step.
  ///
  /// Before the first step of a case, the setup runs.
  func pushStep(_ job: some Job) {
    let setup = beginStep(in: job.scope)
    push(job)
    if let setup { push(setup) }
  }

  /// Notes that a step is about to run, and returns the setup to run first; `nil` if none is due.
  func beginStep(in scope: Scope) -> BlockJob? {
    isInFixture || isAside ? nil : scope.fixtures.beginStep(in: scope)
  }

  /// Starts a block, or stores a setup or teardown.
  func begin(_ block: Block, _ rows: LoopRows, file: String?, in scope: Scope) {
    switch block.kind {
    case .setup, .teardown:
      scope.fixtures.set(block.kind, block.statements, file: file)
    case .each, .repeat: push(BlockJob(block, file: file, rows: rows, within: scope))
    case .attempt: push(AttemptJob(block, times: rows.values.count, file: file, within: scope))
    case .if, .while: pushStep(ConditionJob(block, file: file, within: scope))
    }
  }

  /// Removes the innermost job.
  func pop() { jobs.removeLast() }

  /// Whether jobs run while others stand still; they don't begin a case.
  private var isAside = false

  /// Calls a function with no job on the stack, and then puts the jobs back.
  func whileEmpty(_ body: () -> Void) {
    let (open, wasAside) = (exchange(&jobs, with: []), isAside)
    isAside = true
    body()
    (jobs, isAside) = (open, wasAside)
  }

  /// The steps that other steps are part of, outermost first.
  var openSteps: [Step] { jobs.compactMap(\.openStep) }

  /// Removes all jobs, and returns the steps that are cut short, innermost first.
  func removeAll() -> [Step] {
    guard !jobs.isEmpty else { return [] }
    defer { jobs.removeAll(keepingCapacity: true) }
    return jobs.reversed().compactMap(\.openStep)
  }

  /// Removes all jobs except running teardowns, and pushes the teardowns that are due.
  ///
  /// The innermost teardown comes first.
  /// - Returns: The steps that are cut short, innermost first.
  func unwind() -> [Step] {
    let open = jobs
    let steps = removeAll()
    for job in open {
      switch job.role {
      case .teardown: jobs.append(job)
      case .script:
        if let teardown = job.scope.fixtures.endCase(in: job.scope) { push(teardown) }
      default: continue
      }
    }
    return steps
  }

  /// The innermost `attempt` that can run its statements again; `nil` if there is none.
  var attempt: AttemptJob? {
    jobs.lazy.reversed().compactMap { $0 as? AttemptJob }.first(where: \.mayRunAgain)
  }

  /// The failure for which the first round of the open `attempt` blocks ended; `nil` if all are in
  /// their first rounds.
  var firstFailure: String? { jobs.lazy.compactMap { ($0 as? AttemptJob)?.firstFailure }.first }

  /// Removes the jobs above a job, and returns the steps that are cut short, innermost first.
  func removeAll(above job: some Job) -> [Step] {
    guard let place = jobs.lastIndex(where: { $0 === job }) else { return [] }
    let removed = jobs[(place + 1)...]
    jobs.removeSubrange((place + 1)...)
    return removed.reversed().compactMap(\.openStep)
  }

  /// The first lines of the open blocks, outermost first.
  var blockHeaders: [ScriptLine] {
    jobs.compactMap { if case .block(let header, _, _) = $0.role { header } else { nil } }
  }

  /// Whether a setup or teardown of the innermost script is running.
  ///
  /// A script that it sources has its own.
  var isInFixture: Bool {
    for job in jobs.reversed() {
      let role = job.role
      if role.isFixture { return true }
      if case .script = role { return false }
    }
    return false
  }

  /// The names of the open scripts, outermost first.
  var scripts: [String] {
    jobs.compactMap { if case .script(let name) = $0.role { name } else { nil } }
  }

  /// The names of the running aliases, outermost first.
  var aliases: [String] {
    jobs.compactMap { if case .alias(let name) = $0.role { name } else { nil } }
  }

  /// The commands on typed lines that have not run yet.
  var unread: [UnreadCommands] { jobs.compactMap(\.unread) }
}
