import Script

/// Where variables have values: a script, or the rows of a loop within it.
final class Scope {
  /// Where a name is looked for that has no value here.
  private let parent: Scope?
  /// The script that it belongs to; nil where it is one itself.
  private let script: Scope?
  private var variables: [String: String]
  private let ownFixtures: Fixtures

  /// Makes the scope of a script; one that is sourced sees the variables of the line that sources it.
  init(variables: [String: String] = [:], within parent: Scope? = nil) {
    self.parent = parent
    script = nil
    self.variables = variables
    ownFixtures = Fixtures()
  }

  /// Makes the scope of a loop's rows.
  init(rowsWithin parent: Scope) {
    self.parent = parent
    script = parent.script ?? parent
    variables = [:]
    ownFixtures = parent.fixtures
  }

  /// What comes before and after the script's cases.
  var fixtures: Fixtures { ownFixtures }

  /// The value of a variable, the innermost one.
  func value(of name: String) -> String? { variables[name] ?? parent?.value(of: name) }

  /// The names that have values.
  var names: [String] { allNames.sorted() }

  private var allNames: Set<String> {
    Set(variables.keys).union(parent?.allNames ?? [])
  }

  /// Gives a variable of the script a value.
  func set(_ name: String, to value: String) { (script ?? self).variables[name] = value }

  /// Gives a loop's names the values of a row.
  func setRow(_ names: [String], _ values: [String]) {
    for (name, value) in zip(names, values) { variables[name] = value }
  }
}

/// The steps before and after the cases of a script, and whether they are due.
final class Fixtures {
  private var setup: [Statement] = []
  private var teardown: [Statement] = []
  private var file: String?
  private var isSetupDue = false
  private var isTeardownDue = false

  /// Takes the steps before each case, or those after it.
  func set(_ kind: BlockKind, _ statements: [Statement], file: String?) {
    self.file = file
    if kind == .setup {
      setup = statements
      isSetupDue = !statements.isEmpty
    } else {
      teardown = statements
    }
  }

  /// A title was met: the next step begins a case.
  func expectCase() { isSetupDue = !setup.isEmpty }

  /// A step is about to run.
  ///
  /// - Returns: what comes before it, where it begins a case.
  func beginStep(in scope: Scope) -> BlockJob? {
    isTeardownDue = !teardown.isEmpty
    guard isSetupDue else { return nil }
    isSetupDue = false
    return BlockJob(setup, file: file, role: .setup, scope: scope)
  }

  /// A case ends.
  ///
  /// - Returns: what comes after it, where it has begun.
  func endCase(in scope: Scope) -> BlockJob? {
    guard isTeardownDue else { return nil }
    isTeardownDue = false
    return BlockJob(teardown, file: file, role: .teardown, scope: scope)
  }
}
