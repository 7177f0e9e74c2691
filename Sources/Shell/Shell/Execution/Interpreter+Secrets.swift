import AppDriver
import Script

/// Methods that learn secrets and hide them.
extension Interpreter {
  /// The rules that keep secrets out of the history.
  var secrets: SecretRules { SecretRules(state) }

  /// Whether any command on a typed line that has not run yet may contain a secret.
  var holdsUnreadSecret: Bool { jobs.unread.contains { secrets.mayType($0) } }

  /// Returns a line that doesn't run, or stars if it may contain a secret.
  func shown(_ line: ScriptLine) -> String {
    session.hasSecureField || secrets.mayType(line.text) ? SecretFilter.stars : line.trimmed
  }

  // MARK: Learning

  /// Asks the user for the text of secure fields and returns the answers in the same order.
  func ask(_ fields: [String]) throws(CommandError) -> [String] {
    var answers: [String] = []
    for field in fields {
      guard host.canAskForSecrets else { throw .secretMissing(field: field) }
      output.flush()
      guard let secret = host.secret(for: field) else { throw .secretNotGiven(field: field) }
      hide(secret)
      answers.append(secret)
    }
    return answers
  }

  /// Redacts the text typed into secure fields from all further output.
  func hideSecrets(in actions: [UserAction]) {
    for case .edit(let target, let edit) in actions {
      guard let whole = session.secret(after: edit, of: target) else { continue }
      var secrets = [whole]
      if case .append(let text) = edit { secrets.append(text) }
      for text in secrets where SecretFilter.isSecret(inSecureField: text) { hide(text) }
    }
    for case .type(let target, let text) in actions {
      let fields = app.screen?.locatedElements(of: [target.kind]) ?? []
      let isSecure = fields.contains {
        $0.element.isSecure && $0.pane.controller == target.controller
          && $0.element.ordinal == target.ordinal
      }
      if isSecure, SecretFilter.isSecret(inSecureField: text) { hide(text) }
    }
  }

  /// Hides a secret in all further output, and notifies the host.
  func hide(_ secret: String) {
    if output.hide(secret) { host.didAddSecret(secret) }
  }

  /// Adds the secret of a `@secret` setting.
  ///
  /// - Throws: An error if the variable isn't set, or its value is too short to hide.
  func addSecret(_ name: String, _ variable: String) throws(CommandError) -> String {
    let value = try context.addSecret(name, variable, host.environmentVariable(variable))
    hide(value)
    return value
  }

  /// Sets the variable of a script's `@secret` setting.
  ///
  /// If the environment variable isn't set, only the steps that use the secret fail.
  func setSecret(_ name: String, _ variable: String, in scope: Scope) throws(CommandError) {
    do throws(CommandError) {
      scope.set(name, to: try addSecret(name, variable))
    } catch {
      guard case .script(.secretMissing) = error else { throw error }
      scope.setMissing(name, variable)
    }
  }

  // MARK: Hiding

  /// Returns the given error with stars in place of secrets in its message.
  package func redacted(_ error: CommandError) -> CommandError {
    output.redaction.redacted(error)
  }

  /// Returns the given location with stars in place of secrets in the path of a sourced script.
  func redacted(_ location: SourceLocation) -> SourceLocation {
    if location.file == origin?.file { return location }
    return SourceLocation(file: redacted(location.file), line: location.line)
  }

  /// Returns the given string with stars in place of `@secret` values and the text of secure
  /// fields.
  package func redacted(_ text: String) -> String { output.redaction.redacted(text) }
}
