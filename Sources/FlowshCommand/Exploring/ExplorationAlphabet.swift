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
  /// A text that is nothing but a secret's variable is the text of a secure field.
  mutating func add(_ file: WalkthroughFile) {
    var variables: [String: String] = [:]
    for (_, setting) in file.head {
      switch setting {
      case .secret(let name, let variable):
        variables[name] = variable
        secrets.append(ExplorerSetup.Secret(name: name, variable: variable))
      case .fill(let field, let text):
        let named = variables.first { text == "${\($0.key)}" || text == "$\($0.key)" }
        guard let named else {
          alphabet.add(text, for: field)
          continue
        }
        guard let value = ProcessInfo.processInfo.environment[named.value] else { continue }
        alphabet.add(secret: value, for: field)
      default: continue
      }
    }
  }
}
