extension MapReport {
  /// Something that is wrong with the app, with the shortest walk that shows it.
  package struct Finding: Sendable, Hashable, Codable {
    /// The kind in the words of `--fail-on`, such as `leak`, `crash` or `warning`.
    package var kind: String
    /// What is wrong, in words, such as `EditPersonCoordinator left behind`.
    package var message: String
    /// What holds the object that was left behind, such as `held by AppDelegate.coordinator →
    /// ListCoordinator`; `nil` if nothing is known of that.
    package var holder: String?
    /// The ID of the screen on which it shows; `nil` if it belongs to none.
    package var screen: String?
    /// The move that causes it; `nil` if that isn't a move of the map.
    package var move: Move.Key?
    /// The shortest walk that shows it, one command line an entry.
    @Omissible package var walk: [String] = []
    /// How many of the transitions that were tried show it.
    @NaturalNumber package var ways: Int = 1
    /// The path of the walk that was written for it; `nil` if none was.
    package var file: String?
    /// Whether that walk passes although nothing is mended, because no expectation can detect the
    /// difference.
    @Omissible package var passes = false
  }
}

extension MapReport.Finding {
  /// Creates a finding of which nothing else is known.
  package init(kind: String, message: String) {
    self.init(kind: kind, message: message, holder: nil)
  }
}
