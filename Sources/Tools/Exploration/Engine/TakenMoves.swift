/// The moves that transitions have taken.
nonisolated struct TakenMoves: Sendable {
  private struct Key: Hashable {
    let from: Int32
    let to: Int32
    let kind: MoveKind
    let label: String
  }

  private var moves: Set<Key> = []
  /// Hashes of the transitions that have been looked up in `moves`.
  private var lookedUp: Set<UInt64> = []

  /// Adds the move that a choice takes; returns whether no transition has taken it before.
  mutating func add(
    _ choice: Int32, of names: [ChoiceName], from: StateGraph.State, to: StateGraph.State
  ) -> Bool {
    var hash = StateHash()
    for number in [from.screen, to.screen, from.list, choice] {
      hash.combine(UInt64(truncatingIfNeeded: number))
    }
    guard lookedUp.insert(hash.value).inserted else { return false }
    let name = names[Int(choice)]
    return moves.insert(Key(from: from.screen, to: to.screen, kind: name.kind, label: name.label))
      .inserted
  }
}
