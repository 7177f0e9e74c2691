import Script

/// What holds for the lines of a script: how the shell behaves, its variables, its secrets.
final class ScriptContext {
  /// How the shell behaves.
  var options: ShellOptions
  /// The scope of lines that no sourced script holds.
  private(set) var scope = Scope()
  /// Where the values of secrets come from, by their bytes.
  private var secretVariables: [[UInt8]: (name: String, variable: String)] = [:]
  /// The files that were read before the run; others are read as it comes to them.
  let files: ScriptFiles
  private let output: TextOutput

  init(_ options: ShellOptions, _ files: ScriptFiles, _ output: TextOutput) {
    self.options = options
    self.files = files
    self.output = output
  }

  /// Forgets what a script said for itself.
  func forgetScript() { scope = Scope() }

  /// A text with values for its variables.
  func expand(
    _ text: String, _ style: Expansion.Style, in scope: Scope
  ) throws(ScriptMistake) -> String {
    guard Expansion.isNeeded(text) else { return text }
    return try Expansion.expand(text, style, among: scope.names) { scope.value(of: $0) }
  }

  /// A command with values for its variables.
  func resolved(_ command: CommandSyntax, in scope: Scope) throws(ScriptMistake) -> CommandSyntax {
    try command.resolved { text, style throws(ScriptMistake) in
      try expand(text, style, in: scope)
    }
  }

  /// The rows of a loop.
  ///
  /// - Parameters:
  ///   - block: The loop.
  ///   - file: The script, from whose folder a file of rows counts.
  ///   - scope: Where its variables have values.
  /// - Returns: The names and their values.
  /// - Throws: `ScriptMistake` where its first line, or the file of rows, is wrong.
  func rows(of block: Block, file: String?, in scope: Scope) throws(ScriptMistake) -> LoopRows {
    let header = try block.eachHeader { text, style throws(ScriptMistake) in
      try expand(text, style, in: scope)
    }
    return LoopRows(names: header.names, values: try header.rows(in: file, files))
  }

  /// The name and the variable of a secret; nil where it was typed.
  func secretVariable(of value: String) -> (name: String, variable: String)? {
    secretVariables[Array(value.utf8)]
  }

  /// Takes the value of a secret, which is kept out of all that is printed from now on.
  ///
  /// - Parameters:
  ///   - name: The secret's name.
  ///   - variable: The variable of the environment.
  ///   - value: What the environment has for it; nil for nothing.
  /// - Returns: The value.
  /// - Throws: where there is none, or it is too short to be kept out of what is printed.
  func addSecret(
    _ name: String, _ variable: String, _ value: String?
  ) throws(CommandError) -> String {
    guard let value else { throw .script(.secretMissing(name: name, variable: variable)) }
    guard value.count >= Redaction.shortest else {
      throw .script(.secretTooShort(name: name, bound: Redaction.shortest))
    }
    output.redaction.add(value)
    secretVariables[Array(value.utf8)] = (name, variable)
    return value
  }
}
