import Foundation
import TestRunner
import Walkthroughs

/// The runner's options, as the command line gives them.
extension TestRun {
  /// The options of running a plan's cases.
  func options(for plan: RunPlan) -> CaseRunner.Options {
    var options = CaseRunner.Options()
    // One case has one worker. The number of processors is read from files of the system.
    let isSingle = plan.entries.count == 1 && command.repeat == 1
    options.jobs = isSingle ? 1 : jobs
    options.timeout = command.timeout
    options.failsFast = command.failFast
    options.rounds = command.repeat
    options.caseOptions = caseOptions
    options.retries = command.failures.retries
    options.acceptsOutput = command.failures.accepts
    options.listsSteps =
      command.reporting.listsSteps || command.failures.ui || request.selection.variants.count > 1
    options.workerArguments = workerArguments
    return options
  }

  /// The arguments that start this program as a worker, including its name.
  var workerArguments: [String] {
    var worker = CaseWorker.Options(
      app: command.app, coverage: coverageGuide, variables: request.selection.variables)
    worker.namesCalls = command.reporting.listsCalls || command.failures.ui
    worker.findsLeaks = command.leaks
    worker.acceptsOutput = command.failures.accepts
    worker.takesPictures = command.takesPictures
    return ChildRole.testWorker(worker).arguments
  }

  /// The options on which the result of a case depends.
  private var caseOptions: [String] {
    var options: [String] = []
    if let app = command.app { options += ["--app", app] }
    if !command.leaks { options.append("--no-leaks") }
    for variable in command.variables { options += ["--set", variable] }
    if command.timeout != 30 { options += ["--timeout", TestCommand.text(command.timeout)] }
    return options
  }
}
