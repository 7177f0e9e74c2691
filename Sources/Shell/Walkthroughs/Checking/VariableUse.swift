package import Script

/// A secret whose environment variable isn't set.
package nonisolated struct UnsetSecret: Hashable, Sendable {
  /// The location of the `@secret` line.
  package let location: SourceLocation
  /// The name of the secret.
  package let name: String
  /// The name of the environment variable.
  package let variable: String
}

/// The variables that walkthroughs use, as a check has found, and the uses of secrets that aren't
/// set.
nonisolated struct VariableUse {
  /// The value of a secret whose environment variable isn't set.
  ///
  /// No other value contains a NUL character.
  private static let unset = "\0"
  /// The mark before the value of a secret, also where it is a part of another variable's value.
  private static let mark = "\0"
  /// The value of any other secret.
  private static let secret = "secret"

  /// The variables that the command line sets.
  let overrides: [String: String]
  /// The names of the variables that any walkthrough sets or uses.
  private(set) var names: Set<String> = []
  /// The unset secrets by name.
  private var missing: [String: UnsetSecret] = [:]
  /// The unset secrets that each case uses; -1 stands for what all cases of a file have in common.
  private var uses: [String: [Int: Set<UnsetSecret>]] = [:]
  /// The walkthrough and its case that are being checked.
  private var position = (file: "", place: -1)

  init(overrides: [String: String]) { self.overrides = overrides }

  /// Notes the case that the following expansions belong to; `nil` for all cases of the file.
  mutating func begin(_ place: Int?, of file: String) { position = (file, place ?? -1) }

  /// Notes names of variables.
  mutating func note(_ names: Set<String>) { self.names.formUnion(names) }

  /// Notes a secret, and returns its value for the check.
  mutating func add(_ name: String, unset secret: UnsetSecret?) -> String {
    guard let secret else { return Self.mark + Self.secret }
    missing[name] = secret
    return Self.unset
  }

  /// Returns whether a text that was expanded with marks contains a secret.
  static func isSecret(in text: String) -> Bool { text.utf8.contains(0) }

  /// Returns a variable's value without marks.
  static func unmarked(_ value: String) -> String {
    isSecret(in: value) ? value.replacing(mark + secret, with: secret) : value
  }

  /// Returns the given text with its variables expanded, and notes which are used; secrets in the
  /// result are marked if `marksSecrets` is set.
  mutating func expand(
    _ text: String, _ style: Expansion.Style, _ variables: [String: String],
    marksSecrets: Bool = false
  ) throws(ScriptMistake) -> String {
    guard Expansion.isNeeded(text) else { return text }
    var used: Set<String> = []
    defer { names.formUnion(used) }
    var known: Set<String> = []
    while true {
      do throws(ScriptMistake) {
        return try Expansion.expand(text, style, among: variables.keys.sorted()) { name in
          used.insert(name)
          guard var value = variables[name] else { return nil }
          if value == Self.unset {
            // Without a value, the default is used, if there is one.
            guard known.contains(name) else { return nil }
            value = Self.mark + Self.secret
          }
          return marksSecrets ? value : Self.unmarked(value)
        }
      } catch {
        guard case .unknownVariable(let name, _) = error, variables[name] == Self.unset,
          known.insert(name).inserted
        else { throw error }
        if let secret = missing[name] {
          uses[position.file, default: [:]][position.place, default: []].insert(secret)
        }
      }
    }
  }

  /// Whether any case uses an unset secret.
  var findsUnsetSecrets: Bool { !uses.isEmpty }

  /// Returns the unset secrets that cases of a file use.
  func unsetSecrets(ofCases places: Set<Int>, in file: String) -> Set<UnsetSecret> {
    guard let uses = uses[file] else { return [] }
    return places.union([-1]).reduce(into: []) { $0.formUnion(uses[$1] ?? []) }
  }
}
