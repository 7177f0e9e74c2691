import Script

/// The variables of a script, or of a loop in a script.
final class Scope {
  private enum Variable {
    case value(String)
    /// A secret that has no value, because this environment variable isn't set.
    case unsetSecret(String)
  }

  /// The scope in which to look up variables that are not set in this one.
  private let parent: Scope?
  /// The scope of the enclosing script; `nil` if this scope is itself a script's.
  private let script: Scope?
  private var variables: [String: Variable]
  /// The current row; `nil` if this isn't the scope of a loop.
  private(set) var row: LoopRow?
  private let ownFixtures: Fixtures
  private var ownWorlds: CaseWorlds?
  private var hasBegunCase = false

  /// Creates a scope for a script that isn't sourced, with the variables that are given to it.
  init(variables: [String: String] = [:]) {
    parent = nil
    script = nil
    self.variables = variables.mapValues { .value($0) }
    ownFixtures = Fixtures()
  }

  /// Creates a scope for a sourced script, which can use the variables that are visible where it is
  /// sourced, and whose cases begin in the given world.
  init(variables: [String: String], within parent: Scope, world: CaseWorld) {
    self.parent = parent
    script = nil
    self.variables = variables.mapValues { .value($0) }
    ownFixtures = Fixtures()
    ownWorlds = CaseWorlds(world)
  }

  /// Creates a scope for a loop.
  init(rowsWithin parent: Scope) {
    self.parent = parent
    script = parent.script ?? parent
    variables = [:]
    ownFixtures = parent.fixtures
  }

  /// The setup and teardown of the script.
  var fixtures: Fixtures { ownFixtures }

  /// Whether a title has begun a case of the script, so that a setting may apply only to that case.
  var isInCase: Bool {
    get { (script ?? self).hasBegunCase }
    set { (script ?? self).hasBegunCase = newValue }
  }

  /// The worlds of a sourced script; `nil` if the script isn't sourced.
  ///
  /// The cases of the script that sources it begin in another one.
  var worlds: CaseWorlds? {
    get { (script ?? self).ownWorlds }
    set { (script ?? self).ownWorlds = newValue }
  }

  /// The scope in which the script is sourced; `nil` if it isn't sourced.
  var source: Scope? { (script ?? self).parent }

  /// Returns the value of a variable from the innermost scope that has it; `nil` if none has, or
  /// the variable is a secret that isn't set.
  func value(of name: String) -> String? {
    if case .value(let value) = variable(name) { value } else { nil }
  }

  /// Returns the environment variable of a secret that isn't set; `nil` if the name is that of
  /// another variable.
  func missingSecret(_ name: String) -> String? {
    if case .unsetSecret(let variable) = variable(name) { variable } else { nil }
  }

  private func variable(_ name: String) -> Variable? {
    variables[name] ?? parent?.variable(name)
  }

  /// The names of all visible variables, sorted; also those of secrets that aren't set.
  var names: [String] { allNames.sorted() }

  private var allNames: Set<String> {
    Set(variables.keys).union(parent?.allNames ?? [])
  }

  /// The variables of this scope that have a value, by their names.
  var ownValues: [String: String] {
    variables.compactMapValues { if case .value(let value) = $0 { value } else { nil } }
  }

  /// Sets a variable in the script's scope.
  func set(_ name: String, to value: String) {
    (script ?? self).variables[name] = .value(value)
  }

  /// Notes that a secret's environment variable isn't set: an earlier variable of its name isn't
  /// meant.
  func setMissing(_ name: String, _ variable: String) {
    (script ?? self).variables[name] = .unsetSecret(variable)
  }

  /// Sets the loop's variables to the values in a row.
  func setRow(_ row: LoopRow) {
    self.row = row
    for (name, value) in zip(row.names, row.values) { variables[name] = .value(value) }
  }

  /// The current rows of the open loops, outermost first.
  var rows: [LoopRow] {
    guard let parent else { return [] }
    guard let row else { return parent.rows }
    return parent.rows + [row]
  }
}

/// The setup and teardown for a script's cases, and whether they are due.
final class Fixtures {
  private var setup: [Statement] = []
  private var teardown: [Statement] = []
  private var file: String?
  private var isSetupDue = false
  private var isTeardownDue = false

  /// Whether there is neither a setup nor a teardown.
  var isEmpty: Bool { setup.isEmpty && teardown.isEmpty }

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

  /// Notes that the next step begins a case, because a title precedes it.
  func expectCase() { isSetupDue = !setup.isEmpty }

  /// Notes that a step is about to run, and returns the setup to run first; `nil` if none is due.
  func beginStep(in scope: Scope) -> BlockJob? {
    isTeardownDue = !teardown.isEmpty
    guard isSetupDue else { return nil }
    isSetupDue = false
    return BlockJob(setup, file: file, role: .setup, scope: scope)
  }

  /// Notes the end of a case, and returns the teardown to run; `nil` if none is due, for example
  /// because no step has run.
  func endCase(in scope: Scope) -> BlockJob? {
    guard isTeardownDue else { return nil }
    isTeardownDue = false
    return BlockJob(teardown, file: file, role: .teardown, scope: scope)
  }
}
