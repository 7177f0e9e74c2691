package import Exploration

/// The facts with which workers name screens and moves as the maps of the apps do.
package nonisolated struct CoverageGuide: Codable, Sendable {
  /// The classes whose screens are distinguished by their titles, by the names of the apps.
  private var titledClasses: [String: [String]] = [:]
  /// The labels of the moves from each screen, by the names of the apps.
  private var labels: [String: [String: [String]]] = [:]

  /// Creates a guide without an app.
  package init() {}

  /// Adds the map of an app.
  package mutating func add(_ map: AppMap, of app: String) {
    titledClasses[app] = map.titledClasses
    labels[app] = map.labels
  }

  /// Returns a tracker for an app's screens and moves.
  @MainActor func tracker(of app: String) -> ScreenTracker {
    ScreenTracker(titled: titledClasses[app] ?? [], labels: labels[app] ?? [:])
  }
}
