/// Paths to a screen, or through a move, the shortest ones first.
struct FoundPaths {
  /// The most paths of each kind that are tried.
  static let most = 8

  /// The paths that are expected to lead there.
  private(set) var likely: [[PathStep]] = []
  /// The paths that have a state to which the shortest path is known not to lead.
  ///
  /// They lack a step that has changed something hidden, so hardly any of them leads there.
  private(set) var doubtful: [[PathStep]] = []

  /// Returns whether one more path is tried.
  func takes(doubtful isDoubtful: Bool) -> Bool {
    (isDoubtful ? doubtful : likely).count < Self.most
  }

  /// Adds a path, which isn't shorter than those before.
  mutating func add(_ path: [PathStep], isDoubtful: Bool) {
    if isDoubtful { doubtful.append(path) } else { likely.append(path) }
  }
}
