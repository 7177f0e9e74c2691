/// An event in the simulated UIKit, as recorded in the activity log.
///
/// An event stores only numbers and metatypes, so recording it neither retains a controller nor
/// builds a string. Names are looked up when the log is read.
package nonisolated struct ActivityEvent {
  /// The kind of an event, named after the corresponding UIKit method.
  ///
  /// Modules that record other events declare kinds of their own.
  package nonisolated struct Kind: Hashable, Sendable {
    package let name: String
    /// A number that stands for the name, because each step compares kinds many times.
    package let code: UInt64
    /// Whether the app itself causes the event, in which case its call stack explains why the
    /// event occurred.
    package let isCausedByApp: Bool

    package init(_ name: String, isCausedByApp: Bool = false) {
      self.name = name
      code = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
      self.isCausedByApp = isCausedByApp
    }

    package static func == (one: Self, other: Self) -> Bool { one.code == other.code }

    package func hash(into hasher: inout Hasher) { hasher.combine(code) }
  }

  /// A reference to a controller by its number and class, which remains valid after the controller
  /// has been freed.
  ///
  /// For any other object, the number is 0.
  package struct Subject {
    /// The controller's number; controllers are numbered in order of creation since launch.
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

nonisolated extension ActivityEvent.Kind {
  package static let push = Self("push", isCausedByApp: true)
  package static let pop = Self("pop", isCausedByApp: true)
  package static let set = Self("set", isCausedByApp: true)
  package static let present = Self("present", isCausedByApp: true)
  package static let dismiss = Self("dismiss", isCausedByApp: true)
  package static let selectTab = Self("selectTab", isCausedByApp: true)
  package static let windowRoot = Self("windowRoot", isCausedByApp: true)
  package static let addChild = Self("addChild", isCausedByApp: true)
  package static let removeChild = Self("removeChild", isCausedByApp: true)
  package static let showDetail = Self("showDetail", isCausedByApp: true)
  package static let setColumn = Self("setColumn", isCausedByApp: true)
  package static let turnPage = Self("turnPage", isCausedByApp: true)
  package static let openURL = Self("openURL", isCausedByApp: true)
  package static let reloadData = Self("reloadData", isCausedByApp: true)
  package static let titleChange = Self("titleChange", isCausedByApp: true)
  package static let warning = Self("warning", isCausedByApp: true)
  package static let fault = Self("fault", isCausedByApp: true)

  package static let viewDidLoad = Self("viewDidLoad")
  package static let viewWillAppear = Self("viewWillAppear")
  package static let viewIsAppearing = Self("viewIsAppearing")
  package static let viewDidAppear = Self("viewDidAppear")
  package static let viewWillDisappear = Self("viewWillDisappear")
  package static let viewDidDisappear = Self("viewDidDisappear")
  package static let willMoveToParent = Self("willMoveToParent")
  package static let didMoveToParent = Self("didMoveToParent")
  package static let willShow = Self("willShow")
  package static let didShow = Self("didShow")
  package static let shouldSelect = Self("shouldSelect")
  package static let didSelect = Self("didSelect")
  package static let shouldDismiss = Self("shouldDismiss")
  package static let willDismiss = Self("willDismiss")
  package static let didDismiss = Self("didDismiss")
  package static let didAttemptToDismiss = Self("didAttemptToDismiss")
  package static let didFinishLaunching = Self("didFinishLaunching")
  package static let didBecomeActive = Self("didBecomeActive")
  package static let willResignActive = Self("willResignActive")
  package static let didEnterBackground = Self("didEnterBackground")
  package static let willEnterForeground = Self("willEnterForeground")
  package static let willTerminate = Self("willTerminate")
  package static let traitCollectionDidChange = Self("traitCollectionDidChange")
  package static let viewWillTransition = Self("viewWillTransition")
  package static let swipeCancelled = Self("swipeCancelled")
  package static let transitionCancelled = Self("transitionCancelled")
  package static let collapse = Self("collapse")
  package static let separate = Self("separate")
  package static let willTransitionToPage = Self("willTransitionToPage")
  package static let didFinishTurning = Self("didFinishTurning")
  package static let sceneWillConnect = Self("sceneWillConnect")
  package static let sceneDidDisconnect = Self("sceneDidDisconnect")
  package static let continueUserActivity = Self("continueUserActivity")
  package static let notification = Self("notification")
  package static let didReceiveMemoryWarning = Self("didReceiveMemoryWarning")
}
