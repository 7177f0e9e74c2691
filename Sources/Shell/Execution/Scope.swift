import Script

/// The variables of a script, or of a loop inside it.
final class Scope {
  /// The scope to search for names that have no value here.
  private let parent: Scope?
  /// The scope of the enclosing script; nil if this is a script's scope.
  private let script: Scope?
  private var variables: [String: String]
  private let ownFixtures: Fixtures

  /// Creates the scope of a script.
  ///
  /// A sourced script sees the variables of the line that sources it.
  init(variables: [String: String] = [:], within parent: Scope? = nil) {
    self.parent = parent
    script = nil
    self.variables = variables
    ownFixtures = Fixtures()
  }

  /// Creates the scope of a loop.
  init(rowsWithin parent: Scope) {
    self.parent = parent
    script = parent.script ?? parent
    variables = [:]
    ownFixtures = parent.fixtures
  }

  /// The setup and teardown of the script.
  var fixtures: Fixtures { ownFixtures }

  /// Returns the value of a variable in the innermost scope that has one.
  func value(of name: String) -> String? { variables[name] ?? parent?.value(of: name) }

  /// The names of all visible variables, sorted.
  var names: [String] { allNames.sorted() }

  private var allNames: Set<String> {
    Set(variables.keys).union(parent?.allNames ?? [])
  }

  /// Sets a variable of the script.
  func set(_ name: String, to value: String) { (script ?? self).variables[name] = value }

  /// Sets the variables of a loop to the values of a row.
  func setRow(_ names: [String], _ values: [String]) {
    for (name, value) in zip(names, values) { variables[name] = value }
  }
}

/// The setup and teardown of a script's cases, and whether they are due.
final class Fixtures {
  private var setup: [Statement] = []
  private var teardown: [Statement] = []
  private var file: String?
  private var isSetupDue = false
  private var isTeardownDue = false

  /// Stores the setup or the teardown.
  func set(_ kind: BlockKind, _ statements: [Statement], file: String?) {
    self.file = file
    if kind == .setup {
      setup = statements
      isSetupDue = !statements.isEmpty
    } else {
      teardown = statements
    }
  }

  /// Notes a title: the next step begins a case.
  func expectCase() { isSetupDue = !setup.isEmpty }

  /// Notes that a step is about to run.
  ///
  /// - Returns: The setup to run first, if the step begins a case.
  func beginStep(in scope: Scope) -> BlockJob? {
    isTeardownDue = !teardown.isEmpty
    guard isSetupDue else { return nil }
    isSetupDue = false
    return BlockJob(setup, file: file, role: .setup, scope: scope)
  }

  /// Notes the end of a case.
  ///
  /// - Returns: The teardown to run, if the case has begun.
  func endCase(in scope: Scope) -> BlockJob? {
    guard isTeardownDue else { return nil }
    isTeardownDue = false
    return BlockJob(teardown, file: file, role: .teardown, scope: scope)
  }
}
