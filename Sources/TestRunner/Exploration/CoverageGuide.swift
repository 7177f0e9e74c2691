package import Exploration
import Foundation

/// What workers have to know to name screens and moves as the maps of the apps do.
package nonisolated struct CoverageGuide: Codable, Sendable {
  /// What the explorations have told apart, by the names of the apps.
  private var refinements: [String: CrewRefinement] = [:]

  /// Creates a guide that knows no app.
  package init() {}

  /// Adds what an app's exploration has told apart.
  package mutating func add(_ refinement: CrewRefinement, of app: String) {
    refinements[app] = refinement
  }

  /// Returns a reader for an app's screens and moves.
  @MainActor func reader(of app: String) -> MoveReader { MoveReader(refinements[app] ?? .none) }

  /// The guide as the argument of a worker.
  package var argument: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Names and numbers can always be encoded.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Reads a worker's argument; returns `nil` if coverage isn't measured.
  package init?(argument: String) {
    guard !argument.isEmpty,
      let guide = try? JSONDecoder().decode(Self.self, from: Data(argument.utf8))
    else { return nil }
    self = guide
  }
}
