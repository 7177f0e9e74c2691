public import Foundation

/// One instance of the app's user interface; on this device an app has one.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Where a scene stands between the screen and the background.
  public nonisolated enum ActivationState: Int, Sendable {
    /// Not connected, in use, on the screen and not in use, or off the screen.
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What belongs to the scene across connections.
  public let session: UISceneSession
  /// Hears of the scene's life; the scene keeps it, as UIKit does.
  open var delegate: (any UISceneDelegate)? {
    didSet { UIApplication.shared.delegateWatch?(delegate, .scene) }
  }
  /// Where the scene stands.
  open internal(set) var activationState = ActivationState.unattached
  /// What the app switcher shows; kept, never shown.
  open var title: String! = ""
  var ignoredURLs = false

  nonisolated deinit {}

  /// Makes a scene of a session, as UIKit does.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// Hands a URL to another app, as the application does.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// What may be asked for when a scene opens a URL; kept, never used.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that claims the link may open it.
    open var universalLinksOnly = false

    nonisolated deinit {}

    /// Makes options that ask for nothing.
    public override init() {}
  }

  /// What a scene is connected for.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs that the app was launched to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The activities that the app was launched to go on with.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The quick action that the app was launched by.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The app that asked for the launch; never known.
    open var sourceApplication: String? { nil }
    /// The kind of activity that another device hands over; never any.
    open var handoffUserActivityType: String? { nil }

    nonisolated deinit {}

    override init() {}
  }
}
