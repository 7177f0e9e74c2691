/// The first paths to a screen or move that were found, starting with the shortest.
struct FoundPaths {
  /// The most paths of each kind that are tried.
  static let most = 8

  /// The paths that are expected to lead there.
  private(set) var likely: [[PathStep]] = []
  /// The paths through a state that the path by its parents doesn't reach.
  ///
  /// They lack a step that has changed hidden state, so hardly any of them works.
  private(set) var doubtful: [[PathStep]] = []

  /// Returns whether there is room for another path.
  ///
  /// A search finds short paths first; later ones are hardly ever shorter.
  func takes(doubtful isDoubtful: Bool) -> Bool {
    (isDoubtful ? doubtful : likely).count < Self.most
  }

  /// Adds a path if there is room.
  mutating func add(_ path: [PathStep], isDoubtful: Bool) {
    guard takes(doubtful: isDoubtful) else { return }
    if isDoubtful { Self.add(path, to: &doubtful) } else { Self.add(path, to: &likely) }
  }

  private static func add(_ path: [PathStep], to paths: inout [[PathStep]]) {
    let place = paths.firstIndex { $0.count > path.count } ?? paths.count
    paths.insert(path, at: place)
  }
}
