/// An event in the simulated UIKit, as recorded in the activity log.
///
/// An event stores only numbers and metatypes, so recording it neither retains a controller nor
/// builds a string. Names are looked up when the log is read.
package nonisolated struct ActivityEvent {
  /// The kind of an event, named after the corresponding UIKit method.
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
    case swipeCancelled, transitionCancelled
    case collapse, separate, showDetail, setColumn
    case turnPage, willTransitionToPage, didFinishTurning
    case sceneWillConnect, sceneDidDisconnect, continueUserActivity, didReceiveMemoryWarning
    case reloadData, titleChange
    // Recorded by other modules, about objects that aren't controllers.
    case childAdded, finished, started, freed
    // Recorded by other modules, about the app's requests.
    case request, response, requestFailed, requestRefused, requestCanceled
    case warning, fault

    /// Whether the app itself causes the event, in which case its call stack explains why the
    /// event occurred.
    package var isCausedByApp: Bool {
      switch self {
      case .push, .pop, .set, .present, .dismiss, .selectTab, .windowRoot, .addChild, .removeChild,
        .showDetail, .setColumn, .turnPage, .openURL, .reloadData, .titleChange, .childAdded,
        .finished, .warning, .fault:
        true
      default: false
      }
    }

    /// Whether the event is about a request of the app, which has no call stack.
    package var isOfNetwork: Bool {
      switch self {
      case .request, .response, .requestFailed, .requestRefused, .requestCanceled: true
      default: false
      }
    }
  }

  /// A reference to a controller by its number and class, which remains valid after the controller
  /// has been freed.
  ///
  /// For any other object, the number is 0.
  package struct Subject {
    /// The controller's number.
    ///
    /// Controllers are numbered in order of creation since launch.
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
  package let subject: Subject?
  /// The other controller involved, if any: the container, the presenter, or the delegate's owner.
  package let object: Subject?
  /// The identifier of the call stack that led to the event, as returned by
  /// `ActivityLog.captureStack`; 0 if no stack was captured.
  package let stack: UInt32
  /// Details that numbers can't express: a URL, or a fault's message.
  package let detail: String?
  /// The violated rule, for warnings and faults; `nil` for all other events.
  package let rule: Rule?
}
