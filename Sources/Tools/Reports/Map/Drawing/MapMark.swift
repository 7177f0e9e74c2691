/// A badge on a screen or move of the map.
///
/// The first mark of a screen or a move gives it its color; all of them are written in words.
enum MapMark: String, CaseIterable {
  /// Something is wrong there.
  case finding
  /// It was in the baseline only.
  case gone
  /// It isn't in the baseline.
  case new
  /// No walkthrough takes the move or shows the screen.
  case uncovered
  /// No action leaves the screen.
  case deadEnd
  /// A walkthrough takes the move or shows the screen.
  case covered
  /// An action leads to different screens, which depends on earlier actions.
  case unstable

  var words: String {
    switch self {
    case .gone: "removed"
    case .deadEnd: "dead end"
    case .unstable: "depends on earlier actions"
    case .finding, .new, .uncovered, .covered: rawValue
    }
  }
}
