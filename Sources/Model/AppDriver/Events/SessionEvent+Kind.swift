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
    case reloadData, titleChange
    case childAdded, finished, started, freed
    case request, response, requestFailed, requestRefused, requestCanceled
    case warning, fault

    private static let causedByApp = Set(
      ActivityEvent.Kind.allCases.filter(\.isCausedByApp).map(Kind.init))

    /// Whether the app caused the event directly.
    ///
    /// Otherwise, UIKit sent the event as a consequence.
    package var isCausedByApp: Bool { Self.causedByApp.contains(self) }

    /// Whether the event reports a violation of a UIKit rule.
    package var isRuleViolation: Bool { self == .warning || self == .fault }

    // The cases are listed one by one, so that renaming a case in HeadlessUIKit doesn't change the
    // output.
    init(_ kind: ActivityEvent.Kind) {
      self =
        switch kind {
        case .push: .push
        case .pop: .pop
        case .set: .set
        case .present: .present
        case .dismiss: .dismiss
        case .selectTab: .selectTab
        case .windowRoot: .windowRoot
        case .addChild: .addChild
        case .removeChild: .removeChild
        case .viewDidLoad: .viewDidLoad
        case .viewWillAppear: .viewWillAppear
        case .viewIsAppearing: .viewIsAppearing
        case .viewDidAppear: .viewDidAppear
        case .viewWillDisappear: .viewWillDisappear
        case .viewDidDisappear: .viewDidDisappear
        case .willMoveToParent: .willMoveToParent
        case .didMoveToParent: .didMoveToParent
        case .willShow: .willShow
        case .didShow: .didShow
        case .shouldSelect: .shouldSelect
        case .didSelect: .didSelect
        case .shouldDismiss: .shouldDismiss
        case .willDismiss: .willDismiss
        case .didDismiss: .didDismiss
        case .didAttemptToDismiss: .didAttemptToDismiss
        case .didFinishLaunching: .didFinishLaunching
        case .didBecomeActive: .didBecomeActive
        case .willResignActive: .willResignActive
        case .didEnterBackground: .didEnterBackground
        case .willEnterForeground: .willEnterForeground
        case .willTerminate: .willTerminate
        case .traitCollectionDidChange: .traitCollectionDidChange
        case .viewWillTransition: .viewWillTransition
        case .openURL: .openURL
        case .swipeCancelled: .swipeCancelled
        case .transitionCancelled: .transitionCancelled
        case .collapse: .collapse
        case .separate: .separate
        case .showDetail: .showDetail
        case .setColumn: .setColumn
        case .turnPage: .turnPage
        case .willTransitionToPage: .willTransitionToPage
        case .didFinishTurning: .didFinishTurning
        case .sceneWillConnect: .sceneWillConnect
        case .sceneDidDisconnect: .sceneDidDisconnect
        case .continueUserActivity: .continueUserActivity
        case .didReceiveMemoryWarning: .didReceiveMemoryWarning
        case .reloadData: .reloadData
        case .titleChange: .titleChange
        case .childAdded: .childAdded
        case .finished: .finished
        case .started: .started
        case .freed: .freed
        case .request: .request
        case .response: .response
        case .requestFailed: .requestFailed
        case .requestRefused: .requestRefused
        case .requestCanceled: .requestCanceled
        case .warning: .warning
        case .fault: .fault
        }
    }
  }
}
