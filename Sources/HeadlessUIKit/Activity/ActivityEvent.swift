/// One thing that happened inside the model, in the order of the log.
///
/// It keeps numbers and metatypes only, so that recording neither retains a controller nor builds
/// a string: names are made when somebody reads the log.
package nonisolated struct ActivityEvent {
  /// What happened, as UIKit calls it.
  package nonisolated enum Kind: UInt8, CaseIterable {
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
    case swipeCancelled
    case collapse, separate, showDetail, setColumn
    case turnPage, willTransitionToPage, didFinishTurning
    case sceneWillConnect, sceneDidDisconnect, continueUserActivity, didReceiveMemoryWarning
    case reloadData, titleChange
    case childAdded, finished, started, freed
    case warning, fault

    /// Whether it is something that an app does, so that the calls that led there say why.
    package var isAppsDoing: Bool {
      switch self {
      case .push, .pop, .set, .present, .dismiss, .selectTab, .windowRoot, .addChild, .removeChild,
        .showDetail, .setColumn, .turnPage, .openURL, .reloadData, .titleChange, .childAdded,
        .finished, .warning, .fault:
        true
      default: false
      }
    }
  }

  /// A controller by number and class, readable after the controller is gone; or a coordinator, which
  /// has the number 0.
  package struct Subject {
    /// The controller's number: the order in which controllers were made since launch.
    package let number: Int
    /// The controller's class.
    package let type: AnyClass

    @MainActor init(_ controller: UIViewController) {
      number = controller.number
      type = Swift.type(of: controller)
    }

    init(coordinatorType type: AnyClass) {
      number = 0
      self.type = type
    }
  }

  /// What happened.
  package let kind: Kind
  /// The controller that it happened to.
  package internal(set) var subject: Subject?
  /// The container, presenter or delegate's controller that took part, if any.
  package internal(set) var object: Subject?
  /// Which stack of calls led to it, as `ActivityLog.captureStack` numbered it; 0 for none.
  package internal(set) var stack: UInt32 = 0
  /// Words for what numbers can't say: a URL, a fault's sentence.
  package let detail: String?
  /// The rule that was broken, for warnings and faults.
  package let rule: Rule?

  init(kind: Kind, detail: String?, rule: Rule?) {
    self.kind = kind
    self.detail = detail
    self.rule = rule
  }
}
