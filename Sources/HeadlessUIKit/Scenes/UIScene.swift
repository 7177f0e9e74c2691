public import Foundation

/// One instance of the app's user interface; here an app has exactly one.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  public nonisolated enum ActivationState: Int, Sendable {
    /// Not connected, active, visible but inactive, or in the background.
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The session, which persists across connections.
  public let session: UISceneSession
  /// The delegate, which is notified of the scene's life cycle; a strong reference, as in UIKit.
  open var delegate: (any UISceneDelegate)? {
    didSet { UIApplication.shared.delegateWatch?(delegate, .scene) }
  }
  /// The state of the scene.
  open internal(set) var activationState = ActivationState.unattached
  /// The title in the app switcher; stored, but not shown.
  open var title: String! = ""
  var ignoredURLs = false

  nonisolated deinit {}

  /// Creates a scene for a session, as UIKit does.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// Passes a URL to another app, as the application does.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// The options for opening a URL from a scene; stored, but not used.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that claims the link may open it.
    open var universalLinksOnly = false

    nonisolated deinit {}

    /// Creates default options.
    public override init() {}
  }

  /// The reasons for which a scene is connected.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs that the app was launched to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The activities that the app was launched to continue.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The quick action that launched the app.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The app that requested the launch; always unknown.
    open var sourceApplication: String? { nil }
    /// The type of the activity that another device hands over; always nil.
    open var handoffUserActivityType: String? { nil }

    nonisolated deinit {}

    override init() {}
  }
}
