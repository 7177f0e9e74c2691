import Script
package import Shell
package import Walkthroughs

extension RunPlan {
  /// Marks the cases that use unset secrets as mistaken, and returns these secrets by location.
  package mutating func failUnsetSecrets(_ check: WalkthroughCheck) -> [UnsetSecret] {
    guard check.findsUnsetSecrets else { return [] }
    var all: Set<UnsetSecret> = []
    replaceEach { entry in
      guard entry.skip == nil else { return }
      let unset = check.unsetSecrets(ofCases: [entry.place], in: entry.path)
      guard !unset.isEmpty else { return }
      all.formUnion(unset)
      let mistakes = Self.sorted(unset).map { "\($0.location): \($0.error.message)" }
      entry.mistake = ([entry.mistake].compactMap(\.self) + mistakes).joined(separator: "\n")
    }
    return Self.sorted(all)
  }

  private static func sorted(_ secrets: Set<UnsetSecret>) -> [UnsetSecret] {
    secrets.sorted { ($0.location.file, $0.location.line) < ($1.location.file, $1.location.line) }
  }
}

extension UnsetSecret {
  /// The error.
  package var error: CommandError { .script(.secretMissing(name: name, variable: variable)) }
}
