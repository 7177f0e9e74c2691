import Exploration
import Foundation
import Script
import Shell
import TestRunner
import Walkthroughs

/// The texts that explorations type into fields, as the app's entry and a walkthrough declare them.
struct ExplorationAlphabet {
  private(set) var alphabet: Alphabet
  private let app: AppEntry?
  /// The secrets that the walkthrough declares.
  private var declared: [RecordedActions.Secret] = []

  /// Creates an alphabet with the texts of an app.
  init(of app: String, in catalog: AppCatalog) {
    self.app = try? catalog.app(named: app)
    alphabet = Alphabet(self.app?.fills ?? [])
  }

  /// Returns the secrets, which have stars in what is shown and variables in walks.
  ///
  /// - Parameter recorded: The secrets of the walkthrough from whose end the app is explored.
  /// - Returns: The secrets, each once; the names of those that weren't declared come from their
  ///   fields.
  func secrets(_ recorded: [RecordedActions.Secret] = []) -> [ExplorerSetup.Secret] {
    let own = (app?.fills ?? []).filter(\.isSecure).map {
      RecordedActions.Secret(value: $0.text, field: $0.field)
    }
    var names = RecordedSecrets()
    var secrets: [ExplorerSetup.Secret] = []
    // Declared texts keep their names.
    let all = declared + recorded.filter { $0.name != nil } + own + recorded
    for secret in all where names.variable(of: secret.value) == nil {
      var known: (name: String, variable: String)?
      if let name = secret.name, let variable = secret.variable { known = (name, variable) }
      names.reference(to: secret.value, field: secret.field ?? "secret", known: known)
      guard let named = names.variable(of: secret.value) else { continue }
      secrets.append(
        ExplorerSetup.Secret(name: named.name, variable: named.variable, value: secret.value))
    }
    return secrets
  }

  /// Adds the texts that the head of a walkthrough declares.
  ///
  /// A text that contains a secret may be that of a secure field or of another one.
  mutating func add(_ file: WalkthroughFile) {
    var variables: [String: String] = [:]
    for (_, setting) in file.head {
      switch setting {
      case .secret(let name, let variable):
        variables[name] = variable
        guard let value = ProcessInfo.processInfo.environment[variable] else { continue }
        declared.append(RecordedActions.Secret(value: value, name: name, variable: variable))
      case .fill(let field, let text):
        var hasSecret = false
        let expanded = try? Expansion.expand(text, .text) { name in
          guard let variable = variables[name] else { return nil }
          hasSecret = true
          return ProcessInfo.processInfo.environment[variable]
        }
        // The check has complained of a variable that isn't set.
        alphabet.add(expanded ?? text, for: field)
        if hasSecret, let expanded { alphabet.add(secret: expanded, for: field) }
      default: continue
      }
    }
  }
}

extension Alphabet {
  /// Creates an alphabet with texts that are valid in an app's fields.
  init(_ fills: [FieldText]) {
    self.init()
    for fill in fills {
      if fill.isSecure {
        add(secret: fill.text, for: fill.field)
      } else {
        add(fill.text, for: fill.field)
      }
    }
  }
}
