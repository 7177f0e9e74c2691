extension MapReport {
  /// A problem of the app, with the shortest walk that shows it.
  package struct Finding: Sendable, Hashable, Codable {
    /// The kind in the words of `--fail-on`, such as `leak`, `crash` or `warning`.
    package var kind: String
    /// The problem in words, such as `EditPersonCoordinator left behind`.
    package var message: String
    /// The holder of the object that was left behind, such as `held by AppDelegate.coordinator →
    /// ListCoordinator`; `nil` if it isn't known.
    package var holder: String?
    /// The ID of the screen on which it shows; `nil` if it belongs to none.
    package var screen: String?
    /// The move that causes it; `nil` if that isn't a move of the map.
    package var move: Move.Key?
    /// The shortest walk that shows it, one command line an entry.
    @Omissible package var walk: [String] = []
    /// The number of tried transitions that show it.
    @NaturalNumber package var ways: Int = 1
    /// The path of the walk that was written for it; `nil` if none was.
    package var file: String?
    /// Whether that walk passes although the problem exists, because no expectation can detect it.
    @Omissible package var passes = false
  }
}

extension MapReport.Finding {
  /// Creates a finding without further facts.
  package init(kind: String, message: String) {
    self.init(kind: kind, message: message, holder: nil)
  }
}
