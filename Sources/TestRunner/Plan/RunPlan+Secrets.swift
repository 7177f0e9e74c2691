import Script
package import Walkthroughs

extension RunPlan {
  /// Returns the unset secrets that the plan's cases use, ordered by location.
  package func unsetSecrets(_ check: WalkthroughCheck) -> [UnsetSecret] {
    guard check.findsUnsetSecrets else { return [] }
    var places: [String: Set<Int>] = [:]
    for entry in entries where entry.skip == nil {
      places[entry.path, default: []].insert(entry.place)
    }
    return places.reduce(into: Set<UnsetSecret>()) {
      $0.formUnion(check.unsetSecrets(ofCases: $1.value, in: $1.key))
    }
    .sorted { ($0.location.file, $0.location.line) < ($1.location.file, $1.location.line) }
  }
}
