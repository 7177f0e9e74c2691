import AppDriver
import Files
import Reports
import Script
import Shell
import TestRunner
import Walkthroughs

/// The part of `flowsh test` before the cases run: it reads the walkthroughs and chooses the cases.
final class TestPlanner {
  /// The cases, sizes and variables that the command line chooses.
  struct Selection {
    var choice = RunPlan.Choice()
    /// The sizes to run each case with; if empty, each case has its own.
    var sizes: [Size] = []
    /// The variables that `--set` sets.
    var variables: [String: String] = [:]
  }

  /// All cases of the files, chosen or not.
  private(set) var allCases = RunPlan()
  /// The exit status if there is no plan.
  private(set) var status = ExitStatus.success
  /// Whether a folder contains a walkthrough that can't be read; the other walkthroughs run.
  private(set) var hasUnreadable = false

  private let command: TestCommand
  private let selection: Selection
  private let check: WalkthroughCheck
  private let files: ScriptFiles
  private let writer: StandardOutput

  /// Creates a planner.
  ///
  /// - Parameters:
  ///   - command: The command line.
  ///   - selection: What it chooses.
  ///   - catalog: The apps that cases can launch.
  ///   - files: The cache of files, from which the cases will run.
  ///   - writer: The output.
  init(
    _ command: TestCommand, _ selection: Selection, _ catalog: AppCatalog, _ files: ScriptFiles,
    _ writer: StandardOutput
  ) {
    self.command = command
    self.selection = selection
    self.files = files
    self.writer = writer
    check = WalkthroughCheck(catalog, files: files, overrides: selection.variables)
  }

  /// The cases that failed before this process began, or why they aren't known.
  ///
  /// With `--watch`, all runs choose the same cases.
  private static let failedBefore = Result { () throws(LastRunFile.Problem) in
    try LastRunFile.current.read()
  }

  /// Returns the chosen cases.
  ///
  /// - Returns: The cases, which are listed instead of run if the command asks for that; `nil` if
  ///   nothing is to run, which has been reported.
  func chosenCases() -> RunPlan? {
    var failed: LastRun?
    if command.lastFailed {
      guard let cases = casesThatFailed() else { return nil }
      failed = cases
    }
    var plan = read(command.paths.isEmpty ? failed?.files ?? ["."] : command.paths)
    guard status == .success else { return nil }
    if let mistake = plan.mistake(in: selection.choice) {
      StandardStreams.complain(mistake.words)
      return end(.usage)
    }
    plan.spread(over: selection.sizes.map(\.rawValue))
    allCases = plan
    if let failed {
      plan.keep(failed.failed, name: LastRunFile.current.name)
      if plan.entries.isEmpty { return endWithoutFailures() }
    }
    var all = plan
    var choice = selection.choice
    choice.shard = (1, 1)
    all.choose(choice)
    guard !all.entries.isEmpty else {
      let isChoice = !choice.names.isEmpty || !choice.tags.isEmpty || !choice.notTags.isEmpty
      StandardStreams.complain(
        isChoice
          ? "no cases to run; check --tag, --not-tag and --name"
          : "no cases to run: the walkthroughs have no steps")
      return end(.badInput)
    }
    // A shard may have no cases, if there are more shards than cases.
    plan.choose(selection.choice)
    return plan
  }

  /// Returns whether all secrets of the cases are set, and reports those that aren't.
  func hasSecrets(_ plan: RunPlan) -> Bool {
    let unset = plan.unsetSecrets(check)
    for secret in unset {
      StandardStreams.complain(
        "\(secret.location): \(secret.variable) is not set; set the environment variable, or leave out"
          + " the cases that use it")
    }
    if !unset.isEmpty { status = .usage }
    return unset.isEmpty
  }

  private func end(_ status: ExitStatus) -> RunPlan? {
    self.status = max(self.status, status)
    return nil
  }

  private func read(_ paths: [String]) -> RunPlan {
    var plan = RunPlan()
    check.onWait = StandardStreams.complainOfWait
    for path in paths {
      do throws(CommandError) {
        for file in try check.checkAll(at: path).compactMap(\.file) { plan.add(file, files) }
      } catch {
        StandardStreams.complain(error.message)
        status = max(status, error.status)
      }
    }
    for problem in check.problems { StandardStreams.complain(problem.message) }
    hasUnreadable = !check.problems.isEmpty
    for mistake in check.mistakes { StandardStreams.complain(mistake.line) }
    VariableArguments.warn(check)
    // Whether a secret is needed depends on the chosen cases.
    for warning in check.warnings where !VariableArguments.isAboutSecret(warning) {
      StandardStreams.complain(warning.warningLine)
    }
    status = max(status, check.status)
    return plan
  }

  // MARK: The last run

  private func casesThatFailed() -> LastRun? {
    switch Self.failedBefore {
    case .failure(let problem):
      StandardStreams.complain(problem.words)
      _ = end(.usage)
      return nil
    case .success(let run):
      if run.failed.isEmpty {
        _ = endWithoutFailures()
        return nil
      }
      return run.keepingFiles { path in
        if FileStatus(at: path) != nil { return true }
        StandardStreams.complain("warning: \(path), which failed in the last run, no longer exists")
        return false
      }
    }
  }

  private func endWithoutFailures() -> RunPlan? {
    writer.text.write("no case failed in the last run\n")
    return nil
  }
}
