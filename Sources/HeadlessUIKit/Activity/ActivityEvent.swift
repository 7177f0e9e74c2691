/// An event inside the model, in the order of the log.
///
/// It stores only numbers and metatypes, so that recording neither retains a controller nor builds
/// a string. Names are looked up when the log is read.
package nonisolated struct ActivityEvent {
  /// The kind of an event, under UIKit's name.
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
    // Recorded by other parts, about objects that are not controllers.
    case childAdded, finished, started, freed
    case warning, fault

    /// Whether the app causes the event, so that the calls that led to it explain why.
    package var isCausedByApp: Bool {
      switch self {
      case .push, .pop, .set, .present, .dismiss, .selectTab, .windowRoot, .addChild, .removeChild,
        .showDetail, .setColumn, .turnPage, .openURL, .reloadData, .titleChange, .childAdded,
        .finished, .warning, .fault:
        true
      default: false
      }
    }
  }

  /// A controller by number and class, readable after the controller is gone; or another object,
  /// whose number is 0.
  package struct Subject {
    /// The controller's number, in the order in which controllers were created since launch.
    package let number: Int
    /// The controller's class.
    package let type: AnyClass

    @MainActor init(_ controller: UIViewController) {
      number = controller.number
      type = Swift.type(of: controller)
    }

    init(instanceOf type: AnyClass) {
      number = 0
      self.type = type
    }
  }

  /// The kind of the event.
  package let kind: Kind
  /// The controller that the event is about.
  package internal(set) var subject: Subject?
  /// The container, the presenter or the delegate's controller that is involved, if any.
  package internal(set) var object: Subject?
  /// The stack of calls that led to the event, as a number from `ActivityLog.captureStack`; 0 for
  /// none.
  package internal(set) var stack: UInt32 = 0
  /// Details that numbers can't express: a URL, or a fault's message.
  package let detail: String?
  /// The rule that was broken, for warnings and faults.
  package let rule: Rule?

  init(kind: Kind, detail: String?, rule: Rule?) {
    self.kind = kind
    self.detail = detail
    self.rule = rule
  }
}
