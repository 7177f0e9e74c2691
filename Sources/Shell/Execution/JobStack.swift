import Script

/// The jobs that are open, the innermost on top.
final class JobStack {
  private var jobs: ContiguousArray<any Job> = []

  /// The innermost job.
  var top: (any Job)? { jobs.last }

  /// Begins a job.
  func push(_ job: some Job) { jobs.append(job) }

  /// Ends the innermost job.
  func pop() { jobs.removeLast() }

  /// Drops all.
  ///
  /// - Returns: The steps that don't go on, the innermost first.
  func removeAll() -> [Step] {
    defer { jobs.removeAll(keepingCapacity: true) }
    return jobs.reversed().compactMap(\.openStep)
  }

  /// Drops all but the teardowns that are due, those of the innermost script first, and one that runs.
  ///
  /// - Returns: The steps that don't go on, the innermost first.
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

  /// How many blocks are running.
  var blockDepth: Int {
    var depth = 0
    for job in jobs where job.role.isBlock { depth += 1 }
    return depth
  }

  /// The first lines of the blocks that are running, the outermost first.
  var blockHeaders: [ScriptLine] {
    jobs.compactMap { if case .block(let header) = $0.role { header } else { nil } }
  }

  /// Whether steps before or after a case are running.
  var isInFixture: Bool { jobs.contains { $0.role.isFixture } }

  /// The names of the scripts that are open, the outermost first.
  var scripts: [String] {
    jobs.compactMap { if case .script(let name) = $0.role { name } else { nil } }
  }

  /// What a person typed and what has not run.
  var unread: [UnreadCommands] { jobs.compactMap(\.unread) }
}
