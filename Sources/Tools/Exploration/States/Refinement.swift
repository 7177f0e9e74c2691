/// The finer distinctions that an app has turned out to need, beyond the level of all states.
///
/// It only grows, and the exploration starts over whenever it does, so that all states are
/// distinguished by the same rules, and the exploration ends.
package nonisolated struct Refinement: Sendable, Hashable, Codable {
  /// A refinement that a state has turned out to need.
  enum Need: Sendable, Hashable, Codable {
    /// A choice on screens of a class leads to different screens, and they differ at the level.
    case finer(screen: String, StateLevel)
    /// A choice on screens of a class leads to different screens, and nothing on them differs.
    case unstable(screen: String)
    /// Rows of a kind lead to different screens, so that each row has to be tried.
    case everyRow(screen: String)
  }

  /// The levels of screens, by the names of their classes, above that of all states.
  var levels: [String: StateLevel] {
    Dictionary(raised.map { ($0.screen, $0.level) }) { max($0, $1) }
  }
  private var raised: [Raised] = []
  /// The classes of screens whose rows are all tried.
  private(set) var withEveryRow: Set<String> = []
  /// The classes of screens whose states differ in nothing that can be seen.
  private(set) var unstable: Set<String> = []

  /// Adds a need above the level of all states; returns `false`, and marks the screen as unstable,
  /// if that doesn't distinguish more states.
  mutating func add(_ need: Need, above general: StateLevel) -> Bool {
    switch need {
    case .everyRow(let screen): return withEveryRow.insert(screen).inserted
    case .finer(let screen, let level):
      guard levels[screen] ?? general < level else {
        unstable.insert(screen)
        return false
      }
      raised.append(Raised(screen: screen, level: level))
      return true
    case .unstable(let screen):
      unstable.insert(screen)
      return false
    }
  }

  /// Forgets which screens are unstable, before an exploration that distinguishes more states.
  mutating func forgetUnstable() { unstable = [] }

  /// The raised level of a class.
  private struct Raised: Hashable, Codable {
    let screen: String
    let level: StateLevel
  }
}
