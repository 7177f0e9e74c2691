extension CaseRunner {
  /// The options of a run.
  package struct Options {
    /// The maximum number of workers that run at the same time.
    package var jobs = 1
    /// The time limit in seconds for cases without a limit of their own.
    package var timeout = 30.0
    /// Whether the run ends after the first failure.
    package var failsFast = false
    /// The number of times to run each case; all its transcripts must be identical.
    package var rounds = 1
    /// Whether the run is to accept what steps print, so that a difference doesn't end a case.
    package var acceptsOutput = false
    /// The number of times to run a case again if it fails; used only if there is one round.
    package var retries = 0
    /// Whether a report lists the steps of all cases.
    package var listsSteps = false
    /// The options on which the results of cases depend, for the reports.
    package var caseOptions: [String] = []
    /// The arguments that start this program as a worker, including the program's name.
    package var workerArguments: [String] = []

    /// Creates options for one worker and one round.
    package init() {}
  }
}
