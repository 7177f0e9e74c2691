/// A kind of what exploration finds.
public nonisolated enum FindingKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// The app broke a rule of UIKit that makes it crash, trapped, or ended itself.
  case crash
  /// A step didn't end in its time.
  case hang
  /// An object outlived its screen.
  case leak
  /// Going somewhere and back again leaves more objects each time.
  case growth
  /// UIKit would log a warning.
  case warning
  /// The same screen has different coordinators, depending on the way to it.
  case coordinators
  /// Back doesn't lead back to the screen from which the person came.
  case back
  /// No action leads away from a screen.
  case deadEnd = "dead end"
  /// An enabled control does nothing.
  case idle
  /// A link leads to a screen that another one covers.
  case link
  /// Another screen is shown after the size has changed there and back.
  case size

  /// Whether the step after which it is found shows it by itself.
  var isOfStep: Bool {
    switch self {
    case .crash, .hang, .leak, .warning, .idle, .link: true
    case .growth, .coordinators, .back, .deadEnd, .size: false
    }
  }
}

/// What an oracle says about a step.
nonisolated struct Verdict: Sendable, Hashable, Codable {
  let kind: FindingKind
  /// What the finding is about: the class of the leaked coordinator, the rule, the class of the
  /// screen.
  var subject: String
  /// What happened, as a sentence without a period.
  let message: String
  /// Whether the screen has changed in place before, so that a control may do nothing because it
  /// has done everything.
  var isOfUsedScreen = false
  /// The class of a coordinator that is there and shouldn't be, or that isn't and should; `nil` for
  /// other kinds.
  var extraCoordinator: String?
  var missingCoordinator: String?
}
