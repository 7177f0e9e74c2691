/// The map of an app: its screens, the moves between them, and the results of an exploration, in
/// words.
///
/// The strings contain no secrets, but they may contain any character that an app can display. The
/// same map always gives the same bytes in each format, so the order of the lists matters: screens
/// and moves have the order in which they were found, the start first.
package struct MapReport: Sendable, Hashable, Codable {
  /// The version of the JSON format, which increases when a member is removed or changes its
  /// meaning.
  package static let version = 1

  /// The name of the app.
  package var app: String
  /// The number of states that were seen.
  package var states = 0
  /// The number of transitions between states that were tried.
  package var transitions = 0
  /// The screens in the order in which they were found.
  package var screens: [Screen] = []
  /// The moves in the order in which they were found.
  ///
  /// There is one move for each pair of screens and kind of action (`Move.Key`).
  @Omissible package var moves: [Move] = []
  /// The problems of the app, grouped.
  @Omissible package var findings: [Finding] = []
  /// The parts that were not explored, by reason.
  @Omissible package var cuts: [Cut] = []
  /// The screens on which the same action led to different results.
  @Omissible package var unstable: [Unstable] = []
  /// The options of the exploration that affect its results, such as `--depth 4`; empty if they
  /// aren't known.
  @Omissible package var options: [String] = []
  /// The actions that exploration doesn't try, such as another width.
  @Omissible package var untried: [String] = []
  /// The links that the app has refused wherever they were tried.
  @Omissible package var unopenedLinks: [String] = []
  /// Whether the exploration ended early, so that a missing screen or move may exist.
  @Omissible package var isPartial = false
  /// The names of the app's view controller classes that the exploration didn't reach.
  @Omissible package var unreached: [String] = []
  /// The paths of the walkthroughs with which the moves were compared; `nil` if coverage wasn't
  /// measured.
  package var coveredBy: [String]?
  /// The screens that only walkthroughs show, which aren't part of the map.
  @Omissible package var otherScreens: [Screen] = []
  /// The moves that only walkthroughs take, such as links and ways back over several screens.
  ///
  /// They aren't part of the map, which must not depend on the walkthroughs.
  @Omissible package var otherMoves: [Move] = []

  // The counts are in the document.
  private enum CodingKeys: String, CodingKey {
    case app, coveredBy, cuts, findings, moves, options, otherMoves, otherScreens, screens,
      unopenedLinks, unreached, unstable, untried
    case isPartial = "partial"
  }

  /// Whether the walkthroughs' coverage was measured.
  package var hasCoverage: Bool { coveredBy != nil }

  /// The parts that were not explored, for one reason.
  package struct Cut: Sendable, Hashable, Codable {
    /// The reason as a noun phrase that follows the number, such as `states deeper than 4 pushed or
    /// presented screens`.
    package var reason: String
    /// The number of parts.
    package var count: Int

    /// Creates a cut.
    package init(reason: String, count: Int) {
      self.reason = reason
      self.count = count
    }
  }

  /// A screen on which the same action led to different results.
  package struct Unstable: Sendable, Hashable, Codable {
    /// The ID of the screen.
    package var screen: String
    /// The difference in words.
    package var reason: String

    /// Creates a note about a screen.
    package init(screen: String, reason: String) {
      self.screen = screen
      self.reason = reason
    }
  }
}

extension MapReport {
  /// Creates a map without a screen.
  package init(app: String, states: Int, transitions: Int) {
    self.init(app: app, states: states, transitions: transitions, screens: [])
  }
}
