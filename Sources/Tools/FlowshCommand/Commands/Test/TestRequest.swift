import Shell

/// What `flowsh test` was asked for.
struct TestRequest {
  let command: TestCommand
  /// The apps that cases can launch.
  let catalog: AppCatalog
  /// The cases, sizes and variables that the command line chooses.
  let selection: TestPlanner.Selection
  let writer: StandardOutput
}
