import AppDriver
import Files
import Foundation
import Reports
import Script
import Shell
import TestRunner
import Walkthroughs

/// The part of `flowsh test` before the cases run: it reads the walkthroughs and chooses the cases.
final class TestPlanner {
  /// The cases, their variants and the variables that the command line chooses.
  struct Selection {
    var choice = RunPlan.Choice()
    /// The sizes and languages to run each case with; if empty, each case has its own.
    var variants: [CaseVariant] = []
    /// The variables that `--set` sets.
    var variables: [String: String] = [:]
  }

  /// All cases of the files, chosen or not.
  private(set) var allCases = RunPlan()
  /// The identity of the cases of all shards; `nil` unless the run is divided.
  private(set) var undividedPlan: RunReport.Plan?
  /// The exit status if there is no plan.
  private(set) var status = ExitStatus.success
  /// The exit status that mistakes in the files require, whose cases fail without running.
  private(set) var mistakeStatus = ExitStatus.success
  /// The apps that the files specify, by the paths of the files.
  private(set) var apps: [String: String] = [:]
  /// Whether a folder contains a walkthrough that can't be read; the other walkthroughs run.
  private(set) var hasUnreadable = false

  private let request: TestRequest
  private let check: WalkthroughCheck
  private let files: ScriptFiles

  /// Creates a planner, which keeps the files that it reads for the run.
  init(_ request: TestRequest, _ files: ScriptFiles) {
    self.request = request
    self.files = files
    check = WalkthroughCheck(
      request.catalog, app: request.command.app ?? request.catalog.standard.name, files: files,
      overrides: request.selection.variables)
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
    if request.command.lastFailed {
      guard let cases = casesThatFailed() else { return nil }
      failed = cases
    }
    var plan = read(request.command.paths.isEmpty ? failed?.files ?? ["."] : request.command.paths)
    guard status == .success else { return nil }
    if let mistake = plan.mistake(in: request.selection.choice) {
      StandardStreams.complain(mistake.words)
      return end(.usage)
    }
    plan.spread(over: request.selection.variants)
    allCases = plan
    if let failed {
      plan.keep(failed.failed, name: LastRunFile.current.name)
      if plan.entries.isEmpty { return endWithoutFailures() }
    }
    var all = plan
    var choice = request.selection.choice
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
    if request.selection.choice.shard.count > 1 {
      undividedPlan = RunReport.Plan(
        all.entries.map { ($0.path, $0.title, $0.variant) },
        in: FileManager.default.currentDirectoryPath)
    }
    // A shard may have no cases, if there are more shards than cases.
    plan.choose(request.selection.choice)
    return plan
  }

  /// Returns the app of a case.
  func app(of entry: RunPlan.Entry) -> String {
    apps[entry.path] ?? request.command.app ?? request.catalog.standard.name
  }

  /// Returns whether all cases can run, and reports those secrets that aren't set.
  func canRun(_ plan: RunPlan) -> Bool {
    var plan = plan
    checkSecrets(of: &plan)
    status = max(status, mistakeStatus)
    return status == .success
  }

  /// Reports the secrets of the cases that aren't set, and marks the cases that use them.
  func checkSecrets(of plan: inout RunPlan) {
    let unset = plan.failUnsetSecrets(check)
    for secret in unset {
      StandardStreams.complain(
        "\(secret.location): \(secret.error.message), or leave out the cases that use it")
    }
    if !unset.isEmpty { mistakeStatus = max(mistakeStatus, .usage) }
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
        for reading in try check.checkAll(at: path) {
          let mistakes = check.mistakesByFile[reading.path]
          let words = mistakes?.map(\.line).joined(separator: "\n")
          if let file = reading.file {
            plan.add(file, files, mistake: words)
            apps[file.path] = file.app
          }
          if let words, reading.file?.cases.isEmpty ?? true {
            plan.add(mistaken: reading.path, words)
          }
        }
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
    mistakeStatus = check.status
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
    request.writer.text.write("no case failed when it last ran from this folder\n")
    return nil
  }
}
