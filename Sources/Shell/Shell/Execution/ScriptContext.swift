import Foundation
import Script

/// The state of a script: its options, variables and secrets.
final class ScriptContext {
  var options: ShellOptions
  /// The outermost scope, for lines outside sourced scripts.
  private(set) var scope: Scope
  /// The variables that the command line sets, which `@set` and `@secret` can't change.
  private let overrides: [String: String]
  /// The name and environment variable of each secret, keyed by the bytes of its value.
  private var secretVariables: [[UInt8]: (name: String, variable: String)] = [:]
  /// The files that were read before the run.
  ///
  /// Other files are read when they are needed.
  let files: ScriptFiles

  init(_ options: ShellOptions, _ files: ScriptFiles, _ overrides: [String: String]) {
    self.options = options
    self.overrides = overrides
    scope = Scope(variables: overrides)
    self.files = files
  }

  /// Changes an option.
  func change(_ change: SettingChange) {
    // A copy is changed, so that no access to the options lasts, which would be checked on each
    // read.
    var changed = options
    change.apply(to: &changed)
    options = changed
  }

  /// Discards the script's variables, setup and teardown.
  func forgetScript() { scope = Scope(variables: overrides) }

  /// Sets a variable to the value in a `@set` line, unless the command line has set it.
  func set(_ name: String, to value: String, in scope: Scope) {
    if overrides[name] == nil { scope.set(name, to: value) }
  }

  /// Returns the given string with its variables expanded.
  func expand(
    _ text: String, _ style: Expansion.Style, in scope: Scope,
    showing shown: (String) -> String = { $0 }
  ) throws(ScriptMistake) -> String {
    guard Expansion.isNeeded(text) else { return text }
    do throws(ScriptMistake) {
      return try Expansion.expand(text, style, among: scope.names) {
        scope.value(of: $0).map(shown)
      }
    } catch {
      guard case .unknownVariable(let name, _) = error, let variable = scope.missingSecret(name)
      else { throw error }
      throw .secretMissing(name: name, variable: variable)
    }
  }

  /// Returns the given command with its variables expanded.
  func resolved(_ command: CommandSyntax, in scope: Scope) throws(ScriptMistake) -> CommandSyntax {
    try command.resolved { text, style throws(ScriptMistake) in
      try expand(text, style, in: scope)
    }
  }

  /// Returns the rows of a loop; a relative path of a table is resolved against the folder of
  /// `file`.
  ///
  /// - Throws: `ScriptMistake` if the loop's first line or the table is invalid.
  func rows(of block: Block, file: String?, in scope: Scope) throws(ScriptMistake) -> LoopRows {
    try block.rows(in: file, files) { text, style throws(ScriptMistake) in
      try expand(text, style, in: scope)
    }
  }

  /// Returns the name and environment variable of the secret with the given value; `nil` if no
  /// `@secret` has this value.
  func secretVariable(of value: String) -> (name: String, variable: String)? {
    secretVariables[Array(value.utf8)]
  }

  /// The secrets of `@secret`, with their names, sorted.
  var namedSecrets: [ShellJournal.NamedSecret] {
    secretVariables.map { bytes, secret in
      ShellJournal.NamedSecret(
        name: secret.name, variable: secret.variable,
        value: String(decoding: bytes, as: UTF8.self))
    }.sorted { $0.name < $1.name }
  }

  /// Returns a command line with the names of secrets in place of their values.
  func namingSecrets(in line: String) -> String {
    var line = line
    for (bytes, secret) in secretVariables.sorted(by: { $0.key.count > $1.key.count }) {
      let value = String(decoding: bytes, as: UTF8.self)
      let inLink = value.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? value
      for form in [Quoting.escaped(value), inLink] {
        line = line.replacing(form, with: "${\(secret.name)}")
      }
    }
    return line
  }

  /// Adds a secret, whose value is `nil` if its environment variable isn't set.
  ///
  /// - Throws: An error if `value` is `nil` or too short to hide, or the command line sets the
  ///   variable.
  func addSecret(
    _ name: String, _ variable: String, _ value: String?
  ) throws(CommandError) -> String {
    guard overrides[name] == nil else { throw .script(.secretSetByOption(name: name)) }
    guard let value else { throw .script(.secretMissing(name: name, variable: variable)) }
    guard !SecretFilter.isTooShort(value) else {
      throw .script(.secretTooShort(name: name, bound: SecretFilter.shortest))
    }
    secretVariables[Array(value.utf8)] = (name, variable)
    return value
  }
}
