import HeadlessUIKit

nonisolated extension SessionEvent {
  /// The kind of an event, as UIKit names it.
  ///
  /// The raw value is the name that the output contains.
  public enum Kind: String, Sendable, CaseIterable, Codable {
    case push, pop, set, present, dismiss, selectTab, windowRoot, addChild, removeChild
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear
    case viewWillDisappear, viewDidDisappear
    case willMoveToParent, didMoveToParent
    case willShow, didShow
    case shouldSelect, didSelect
    case shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
    case didFinishLaunching, didBecomeActive, willResignActive, didEnterBackground
    case willEnterForeground, willTerminate
    case traitCollectionDidChange, viewWillTransition
    case openURL
    case swipeCancelled, transitionCancelled
    case collapse, separate, showDetail, setColumn
    case turnPage, willTransitionToPage, didFinishTurning
    case sceneWillConnect, sceneDidDisconnect, continueUserActivity, didReceiveMemoryWarning
    case notification
    case reloadData, titleChange
    case childAdded, finished, started, freed
    case request, response, requestFailed, requestRefused, requestCanceled
    case warning, fault

    /// Whether the app caused the event directly.
    ///
    /// Otherwise, UIKit sent the event as a consequence.
    package var isCausedByApp: Bool {
      switch self {
      case .push, .pop, .set, .present, .dismiss, .selectTab, .windowRoot, .addChild, .removeChild,
        .showDetail, .setColumn, .turnPage, .openURL, .reloadData, .titleChange, .childAdded,
        .finished, .warning, .fault:
        true
      default: false
      }
    }

    /// Whether the event reports a violation of a UIKit rule.
    package var isRuleViolation: Bool { self == .warning || self == .fault }

    init(_ kind: ActivityEvent.Kind) {
      guard let known = Self(rawValue: kind.name) else {
        preconditionFailure("SessionEvent.Kind lacks a case for \(kind.name), which was recorded")
      }
      assert(known.isCausedByApp == kind.isCausedByApp, "isCausedByApp is wrong for \(known)")
      self = known
    }
  }
}

nonisolated extension ActivityEvent.Kind {
  static let request = Self("request")
  static let response = Self("response")
  static let requestFailed = Self("requestFailed")
  static let requestRefused = Self("requestRefused")
  static let requestCanceled = Self("requestCanceled")

  /// Whether the event is about a request of the app, which has no call stack.
  var isOfNetwork: Bool {
    switch self {
    case .request, .response, .requestFailed, .requestRefused, .requestCanceled: true
    default: false
    }
  }
}
