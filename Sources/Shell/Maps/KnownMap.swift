package import AppDriver
package import Exploration

/// The screens of an app that are known, with the ways to them from the launch.
package nonisolated struct KnownMap: Sendable {
  /// A screen.
  package struct Screen: Sendable, Hashable {
    /// The identity on the app's map.
    package var id: String
    /// The title; the class if there is none.
    package var name: String
    /// The class of the view controller.
    package var type: String
    /// The index of the screen from which the shortest walk comes; `nil` for the start.
    package var parent: Int?
    /// The command that leads here from there; empty for the start.
    package var command: String
    /// The commands of the shortest walk from the launch.
    package var lines: [String]
    /// The same as steps that can be repeated.
    package var walk: [WalkStep]

    /// Creates a screen.
    package init(
      id: String, name: String, type: String, parent: Int? = nil, command: String = "",
      lines: [String] = [], walk: [WalkStep] = []
    ) {
      self.id = id
      self.name = name
      self.type = type
      self.parent = parent
      self.command = command
      self.lines = lines
      self.walk = walk
    }
  }

  /// A move from one screen to another.
  package struct Move: Sendable, Hashable {
    /// The identity of the screen that it leaves.
    package let from: String
    /// The identity of the screen to which it leads.
    package let to: String
    /// The step that takes it.
    package let step: WalkStep

    /// Creates a move.
    package init(from: String, to: String, step: WalkStep) {
      self.from = from
      self.to = to
      self.step = step
    }
  }

  /// Something that is wrong with the app.
  package struct Finding: Sendable, Hashable, Encodable {
    /// The kind, such as `leak`.
    package let kind: String
    /// What is wrong.
    package let message: String
    /// The commands that show it.
    package let walk: [String]

    /// Creates a finding.
    package init(kind: String, message: String, walk: [String]) {
      self.kind = kind
      self.message = message
      self.walk = walk
    }
  }

  /// The screens, the start first.
  package var screens: [Screen] = []
  /// The moves.
  package var moves: [Move] = []
  /// What is wrong with the app.
  package var findings: [Finding] = []
  /// The classes whose screens are told apart by their titles.
  package var titledClasses: [String] = []
  /// What was found, in lines for a person.
  package var summary: [String] = []
  /// Whether all that can be reached was explored, and not only visited.
  package var isExplored = false

  /// Creates an empty map.
  package init() {}

  /// Returns the moves of the shortest way between two screens; `nil` if none is known.
  func way(from start: String, to end: String) -> [Move]? {
    var came: [String: Move] = [:]
    var front = [start]
    var seen: Set<String> = [start]
    while !front.isEmpty, !seen.contains(end) {
      var next: [String] = []
      for id in front {
        for move in moves where move.from == id && seen.insert(move.to).inserted {
          came[move.to] = move
          next.append(move.to)
        }
      }
      front = next
    }
    guard seen.contains(end) else { return nil }
    var way: [Move] = []
    var id = end
    while id != start, let move = came[id] {
      way.append(move)
      id = move.from
    }
    return way.reversed()
  }
}

/// What the shell asks of the program that explores for it.
package nonisolated struct MapOrder: Sendable {
  /// The name of the app.
  package let app: String
  /// The context of the launch.
  package let context: LaunchContext
  /// The paths of the files with fixtures.
  package let networkFiles: [String]
  /// The texts for fields.
  package let alphabet: Alphabet
  /// The actions since the launch.
  package let actions: [UserAction]
  /// What is wanted.
  package let wish: Wish

  /// What is wanted.
  package enum Wish: Sendable {
    /// The screens that the actions have shown.
    case visited
    /// All screens that can be reached from the launch.
    case all
    /// All screens that can be reached after the actions.
    case fromHere
  }
}
