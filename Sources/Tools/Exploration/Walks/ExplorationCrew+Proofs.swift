/// Proofs of suspicions.
extension ExplorationCrew {
  /// Has members repeat the walks of suspicions.
  ///
  /// If a shorter walk ends a member's process, the walk is repeated as it is.
  ///
  /// - Parameter suspicions: The suspicions.
  /// - Returns: The proofs; `nil` for a walk that ended its process.
  /// - Throws: An error if the members can't work.
  func proofs(of suspicions: [Suspicion]) throws -> [Proof?] {
    var proofs: [Proof?] = Array(repeating: nil, count: suspicions.count)
    for minimizes in [true, false] {
      let places = suspicions.indices.filter { proofs[$0] == nil }
      let outcomes = try perform(
        places.map { .prove(suspicions[$0], minimizes: minimizes) }, isOver: { false })
      for (place, outcome) in zip(places, outcomes) {
        if case .reply(.proven(let proof))? = outcome { proofs[place] = proof }
      }
    }
    return proofs
  }
}
