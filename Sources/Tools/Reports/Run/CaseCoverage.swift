/// The screens of an app that a case shows and the moves between them that it takes.
package struct CaseCoverage: Sendable, Hashable, Codable {
  /// A screen that a case shows.
  package struct Screen: Sendable, Hashable, Codable {
    /// The ID of the screen on the app's map.
    package let id: String
    /// The title of the screen; may be empty.
    package let name: String
    /// The name of the view controller class.
    package let type: String

    /// Creates a screen.
    package init(id: String, name: String, type: String) {
      self.id = id
      self.name = name
      self.type = type
    }
  }

  /// A move that a case takes.
  package struct Move: Sendable, Hashable, Codable {
    /// The key of the move on the app's map.
    package let key: MapReport.Move.Key
    /// The command line of the first action that took it.
    package let label: String

    /// Creates a move.
    package init(key: MapReport.Move.Key, label: String) {
      self.key = key
      self.label = label
    }
  }

  /// The name of the app.
  package let app: String
  /// The screens, each once, in the order in which they were shown.
  package private(set) var screens: [Screen] = []
  /// The moves, each once, in the order in which they were taken.
  package private(set) var moves: [Move] = []

  /// Creates the coverage of a case that has done nothing.
  package init(app: String) { self.app = app }

  /// Whether there is neither a screen nor a move.
  package var isEmpty: Bool { screens.isEmpty && moves.isEmpty }

  /// Adds a screen, unless it is known; returns whether it is new.
  @discardableResult
  package mutating func add(_ screen: Screen) -> Bool {
    guard !screens.contains(where: { $0.id == screen.id }) else { return false }
    screens.append(screen)
    return true
  }

  /// Adds a move, unless it is known; returns whether it is new.
  @discardableResult
  package mutating func add(_ move: Move) -> Bool {
    guard !moves.contains(where: { $0.key == move.key }) else { return false }
    moves.append(move)
    return true
  }

  /// Returns the coverage with its texts replaced, including the keys of screens and moves.
  func mapTexts(_ transform: (String) -> String) -> CaseCoverage {
    var coverage = CaseCoverage(app: app)
    for screen in screens {
      coverage.add(
        Screen(
          id: transform(screen.id), name: transform(screen.name), type: transform(screen.type)))
    }
    for move in moves {
      let key = MapReport.Move.Key(
        from: transform(move.key.from), to: transform(move.key.to), kind: transform(move.key.kind))
      coverage.add(Move(key: key, label: transform(move.label)))
    }
    return coverage
  }

  /// Adds the screens and moves of another part of the case.
  package mutating func add(_ other: CaseCoverage) {
    for screen in other.screens { add(screen) }
    for move in other.moves { add(move) }
  }
}
