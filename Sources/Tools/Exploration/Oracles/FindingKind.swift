import AppDriver

/// A kind of finding.
public nonisolated enum FindingKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// The app broke a rule of UIKit that makes it crash, trapped, or ended itself.
  case crash
  /// A step didn't end in its time.
  case hang
  /// An object outlived its screen.
  case leak
  /// Each round of a step onward and back leaves more objects.
  case growth
  /// UIKit would log a warning.
  case warning
  /// A second quick tap does again what the first one has done, such as a push.
  case quickTap = "quick tap"
  /// The same screen has different coordinators, depending on the way to it.
  case coordinators
  /// Back leads to another screen than the one from which the user came.
  case back
  /// No action leads away from a screen.
  case deadEnd = "dead end"
  /// An enabled control does nothing.
  case idle
  /// Something is wrong with a screen for people who use VoiceOver, and for tests.
  case audit
  /// A link leads to a screen that another one covers.
  case link
  /// Another screen is shown after the size has changed there and back.
  case size
  /// The app reached a piece that it goes without here, which is no fault of its own.
  case notAvailable = "not available"

  /// Whether a finding counts even if its walk doesn't show it again.
  ///
  /// It may depend on what other walks have left in the process, or on the machine's speed.
  var isGrave: Bool {
    switch self {
    case .crash, .hang, .leak, .warning, .notAvailable: true
    case .growth, .quickTap, .coordinators, .back, .deadEnd, .idle, .audit, .link, .size: false
    }
  }

  /// The kind of what ended the app or its process, or of a warning.
  ///
  /// - Parameters:
  ///   - usual: The kind unless an API is missing here.
  ///   - message: What is known of it.
  init(_ usual: FindingKind, saying message: String) {
    self = MissingAPI.isReached(in: message) ? .notAvailable : usual
  }
}

/// An oracle's verdict on a step.
nonisolated struct Verdict: Sendable, Hashable, Codable {
  let kind: FindingKind
  /// The subject: the class of the leaked coordinator, the rule, or the class of the screen.
  var subject: String
  /// The message, a sentence without a period.
  let message: FindingMessage
  /// Whether the screen has changed in place before, so that a control may do nothing because it is
  /// done.
  var isOfUsedScreen = false
  /// The class of an unexpected coordinator, and of a missing one; `nil` for other kinds.
  var extraCoordinator: String?
  var missingCoordinator: String?
}
