extension CaseRunner {
  /// How a run goes about it.
  package struct Options {
    /// How many workers there are at once.
    package var jobs = 1
    /// How many seconds a case may take that says nothing itself.
    package var timeout = 30.0
    /// Whether the first case that fails ends the run.
    package var failsFast = false
    /// How often each case is run; its transcripts must be the same.
    package var rounds = 1
    /// The arguments that start this program as a worker, the program's name first.
    package var workerArguments: [String] = []

    /// Makes options of one worker and one round.
    package init() {}
  }
}
