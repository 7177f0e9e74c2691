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

  /// Returns whether a path that isn't shorter than those before is tried.
  func takes(doubtful isDoubtful: Bool) -> Bool {
    (isDoubtful ? doubtful : likely).count < Self.most
  }

  /// Adds a path, unless there are enough that aren't longer.
  mutating func add(_ path: [PathStep], isDoubtful: Bool) {
    if isDoubtful { Self.add(path, to: &doubtful) } else { Self.add(path, to: &likely) }
  }

  private static func add(_ path: [PathStep], to paths: inout [[PathStep]]) {
    let place = paths.firstIndex { $0.count > path.count } ?? paths.count
    paths.insert(path, at: place)
    if paths.count > most { paths.removeLast() }
  }
}
