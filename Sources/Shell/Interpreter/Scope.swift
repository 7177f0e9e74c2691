/// What one script says for itself alone: its variables, and what comes before and after its cases.
nonisolated final class Scope {
  /// The script, nil at a prompt.
  var file: String?
  /// The variables: the arguments of `source`, and those that the script sets.
  var variables: [String: String]
  /// The steps before each case, and those after it; empty where there are none.
  var setup: [ScriptLine] = []
  var teardown: [ScriptLine] = []
  /// Whether the next step begins a case.
  var isSetupDue = false
  /// Whether a case has begun, so that the teardown is due.
  var isTeardownDue = false

  init(file: String? = nil, variables: [String: String] = [:]) {
    self.file = file
    self.variables = variables
  }
}
