import Shell

/// The command line of `flowsh test`, with the apps and the output.
struct TestRequest {
  var command: TestCommand
  /// The apps that cases can launch.
  let catalog: AppCatalog
  /// The cases, their variants and the variables that the command line chooses.
  let selection: TestPlanner.Selection
  let writer: StandardOutput
}
