extension CaseRunner {
  /// The options of a run.
  package struct Options {
    /// The maximum number of workers at the same time.
    package var jobs = 1
    /// The time limit in seconds of a case that has no limit of its own.
    package var timeout = 30.0
    /// Whether the run ends after the first case that fails.
    package var failsFast = false
    /// The number of times to run each case; its transcripts must be the same.
    package var rounds = 1
    /// The arguments that start this program as a worker, beginning with the program's name.
    package var workerArguments: [String] = []

    /// Creates options for one worker and one round.
    package init() {}
  }
}
