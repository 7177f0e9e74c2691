import Glibc
import Shell
import TestRunner

/// A worker process of `flowsh test`, with the options of its cases.
nonisolated struct TestWorker: Codable {
  /// The app for files that don't specify one.
  var app: String?
  /// The runner's process ID.
  var parent = getpid()
  /// Whether reports include calls.
  var namesCalls = false
  /// Whether to check for leaks after each step.
  var findsLeaks = true
  /// Whether a case continues after a step whose output differs from its `|` lines.
  var acceptsOutput = false
  /// Whether reports include pictures of the screens.
  var takesPictures = false
  /// The names by which coverage is measured; `nil` if it isn't measured.
  var coverage: CoverageGuide?
  /// The data file for apps that take one; `nil` for their own data.
  var dataFile: String?
  /// The variables that `--set` sets, by their names.
  var variables: [String: String] = [:]

  /// Runs cases until the runner closes the socket, and then exits the process.
  ///
  /// Returns only if no runner has started the process or the runner has ended.
  @MainActor func work(_ catalog: AppCatalog) {
    let worker = CaseWorker(
      catalog, app: app, parent: parent, namesCalls: namesCalls, findsLeaks: findsLeaks,
      acceptsOutput: acceptsOutput, takesPictures: takesPictures, coverage: coverage,
      dataFile: dataFile, variables: variables)
    if let worker { worker.run() }
  }
}
