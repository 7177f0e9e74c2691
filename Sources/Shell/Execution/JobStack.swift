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
    let beginsCase = !isInFixture
    push(job)
    if beginsCase, let setup = job.scope.fixtures.beginStep(in: job.scope) { push(setup) }
  }

  /// Starts a loop, or stores a setup or teardown.
  func begin(_ block: Block, _ rows: LoopRows, file: String?, in scope: Scope) {
    guard block.kind == .each else {
      return scope.fixtures.set(block.kind, block.statements, file: file)
    }
    push(BlockJob(block, file: file, rows: rows, within: scope))
  }

  /// Removes the innermost job.
  func pop() { jobs.removeLast() }

  /// The steps that other steps are part of, outermost first.
  var openSteps: [Step] { jobs.compactMap(\.openStep) }

  /// Removes all jobs.
  ///
  /// - Returns: The steps that are cut short, innermost first.
  func removeAll() -> [Step] {
    guard !jobs.isEmpty else { return [] }
    defer { jobs.removeAll(keepingCapacity: true) }
    return jobs.reversed().compactMap(\.openStep)
  }

  /// Removes all jobs except a running teardown, and pushes the teardowns that are due.
  ///
  /// A running teardown finishes first; then the innermost script's teardown runs.
  /// - Returns: The steps that are cut short, innermost first.
  func unwind() -> [Step] {
    let running = jobs.last { $0.role == .teardown }
    let scripts = jobs.filter { if case .script = $0.role { true } else { false } }
    let steps = removeAll()
    for script in scripts {
      if let teardown = script.scope.fixtures.endCase(in: script.scope) { push(teardown) }
    }
    if let running { jobs.append(running) }
    return steps
  }

  /// The number of open blocks.
  var blockDepth: Int {
    var depth = 0
    for job in jobs where job.role.isBlock { depth += 1 }
    return depth
  }

  /// The first lines of the open blocks, outermost first.
  var blockHeaders: [ScriptLine] {
    jobs.compactMap { if case .block(let header) = $0.role { header } else { nil } }
  }

  /// Whether a setup or teardown is running.
  var isInFixture: Bool { jobs.contains { $0.role.isFixture } }

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
