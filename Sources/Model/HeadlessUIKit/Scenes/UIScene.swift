public import Foundation

/// An instance of the app's user interface.
///
/// In this simulation, an app always has exactly one scene.
open class UIScene: UIResponder {
  /// The activation state of a scene.
  public nonisolated enum ActivationState: Int, Sendable {
    /// The scene isn't connected.
    case unattached = -1
    /// The scene is visible and receives events.
    case foregroundActive = 0
    /// The scene is visible, but doesn't receive events.
    case foregroundInactive = 1
    /// The scene is in the background.
    case background = 2
  }

  /// The session of the scene; it continues to exist after the scene is disconnected.
  open private(set) var session: UISceneSession
  /// The delegate, which is notified of life cycle events; a strong reference, as in UIKit.
  open var delegate: (any UISceneDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .scene, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private(set) var storedDelegate: (any UISceneDelegate)?
  /// The activation state of the scene.
  open internal(set) var activationState = ActivationState.unattached
  /// The title in the app switcher; stored, but not used.
  open var title: String! = ""
  /// The subtitle in the app switcher; stored, but not used.
  open var subtitle = ""
  var ignoredURLs = false

  nonisolated deinit {}

  /// Creates a scene for the given session, as UIKit does.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// Opens a URL in another app, as `UIApplication.open` does.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// Opens a URL in another app.
  ///
  /// - Returns: `true`.
  @discardableResult
  open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    let opened: Bool = await UIApplication.shared.open(url)
    return opened
  }

  /// Does nothing, because the state isn't restored.
  open func extendStateRestoration() {}
  /// Does nothing, because the state isn't restored.
  open func completeStateRestoration() {}

  /// Options for opening a URL from a scene; stored, but not used.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether to open the URL only if an app has registered for it as a universal link.
    open var universalLinksOnly = false

    nonisolated deinit {}

    /// Creates the default options.
    public override init() {}
  }

  /// The reasons why a scene is connected, such as a URL or a user activity.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs that the app was launched to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The activities that the app was launched to continue.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The quick action with which the user launched the app.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The app that requested the launch; always `nil`.
    open var sourceApplication: String? { nil }
    /// The type of the activity that is handed over from another device; always `nil`.
    open var handoffUserActivityType: String? { nil }

    nonisolated deinit {}

    override init() {}
  }
}
