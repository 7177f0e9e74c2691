import Shell
import TestRunner

/// The arguments with which `flowsh test` starts its worker processes.
///
/// They aren't parsed by ArgumentParser, because that would take a third of a worker's start-up
/// time.
struct WorkerArguments {
  /// The first argument, which isn't among the subcommands.
  private static let name = "test-worker"

  /// The app for files that don't specify one.
  let app: String?
  /// The runner's process ID.
  let parent: Int32
  /// Whether reports include calls.
  let namesCalls: Bool
  /// Whether to check for leaks after each step.
  let findsLeaks: Bool
  /// Whether a case continues after a step whose output differs from its `|` lines.
  let acceptsOutput: Bool
  /// Whether reports include pictures of the screens.
  let takesPictures: Bool
  /// The data file for apps that take one; `nil` for their own data.
  let dataFile: String?
  /// The argument of `CoverageGuide`; empty if coverage isn't measured.
  let coverage: String
  /// The variables that `--set` sets, each as `name=value`.
  let variables: [String]

  init(
    app: String?, parent: Int32, namesCalls: Bool, findsLeaks: Bool, acceptsOutput: Bool,
    takesPictures: Bool, coverage: String = "", dataFile: String? = nil, variables: [String] = []
  ) {
    self.acceptsOutput = acceptsOutput
    self.coverage = coverage
    self.app = app
    self.dataFile = dataFile
    self.parent = parent
    self.takesPictures = takesPictures
    self.namesCalls = namesCalls
    self.findsLeaks = findsLeaks
    self.variables = variables
  }

  /// Reads the arguments of a process; returns `nil` if they don't start a worker.
  init?(_ list: [String]) {
    guard list.count >= 9, list[0] == Self.name, let parent = Int32(list[1]),
      let namesCalls = Bool(list[2]), let findsLeaks = Bool(list[3]),
      let acceptsOutput = Bool(list[4]), let takesPictures = Bool(list[5])
    else { return nil }
    self.init(
      app: list[6].isEmpty ? nil : list[6], parent: parent, namesCalls: namesCalls,
      findsLeaks: findsLeaks, acceptsOutput: acceptsOutput, takesPictures: takesPictures,
      coverage: list[8], dataFile: list[7].isEmpty ? nil : list[7], variables: Array(list[9...]))
  }

  /// The arguments, without the program's name.
  var list: [String] {
    [
      Self.name, "\(parent)", "\(namesCalls)", "\(findsLeaks)", "\(acceptsOutput)",
      "\(takesPictures)", app ?? "", dataFile ?? "", coverage,
    ] + variables
  }

  /// Runs cases until the runner closes the socket, and exits the process.
  ///
  /// If no runner has started the process or the runner has ended, the status is 64.
  func work(_ catalog: AppCatalog) -> Never {
    Sandbox.enter()
    let worker = CaseWorker(
      catalog, app: app, parent: parent, namesCalls: namesCalls, findsLeaks: findsLeaks,
      acceptsOutput: acceptsOutput, takesPictures: takesPictures,
      coverage: CoverageGuide(argument: coverage), dataFile: dataFile,
      variables: (try? VariableArguments.variables(variables)) ?? [:])
    if let worker { worker.run() }
    StandardStreams.complain(
      "\"\(Self.name)\" is for internal use only; run \"flowsh test\" instead")
    StandardOutput().finish(with: .usage)
  }
}
