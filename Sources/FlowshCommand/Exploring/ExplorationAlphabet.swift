import Exploration
import Foundation
import Script
import Shell
import TestRunner
import Walkthroughs

/// What explorations type into fields: the texts that the app's entry and a walkthrough declare.
struct ExplorationAlphabet {
  private(set) var alphabet: Alphabet
  /// The secrets of the walkthrough, which the walks name instead of their values.
  private(set) var secrets: [ExplorerSetup.Secret] = []

  /// Creates an alphabet with the texts of an app.
  init(of app: String, in catalog: AppCatalog) {
    alphabet = (try? catalog.app(named: app))?.alphabet ?? Alphabet()
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
        secrets.append(ExplorerSetup.Secret(name: name, variable: variable))
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
