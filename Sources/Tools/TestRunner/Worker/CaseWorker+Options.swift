package import Glibc

extension CaseWorker {
  /// The options of a worker, which its runner passes to the new process.
  package nonisolated struct Options: Codable {
    /// The app for files that don't specify one.
    package var app: String?
    /// The runner's process ID.
    package var parent = getpid()
    /// Whether reports include calls, the first of which take a few extra milliseconds.
    package var namesCalls = false
    /// Whether to check for leaks after each step.
    package var findsLeaks = true
    /// Whether a case continues after a step whose output differs from its `|` lines.
    package var acceptsOutput = false
    /// Whether reports include pictures of the screens.
    package var takesPictures = false
    /// The names by which coverage is measured; `nil` if it isn't measured.
    package var coverage: CoverageGuide?
    /// The data file for apps that take one, where a walkthrough has none; `nil` for their own
    /// data.
    package var dataFile: String?
    /// The variables that the command line sets, by their names.
    package var variables: [String: String] = [:]

    /// Creates the options of a worker whose runner is this process.
    package init(
      app: String?, coverage: CoverageGuide? = nil, variables: [String: String] = [:]
    ) {
      self.app = app
      self.coverage = coverage
      self.variables = variables
    }
  }
}
