public import Foundation

/// What belongs to a scene whether or not it is connected.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What kind of scene it is.
  public nonisolated struct Role: Hashable, RawRepresentable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// Makes a role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene that shows the app's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What kind of scene it is.
  public let role: Role
  /// The scene while it is connected.
  open internal(set) weak var scene: UIScene?
  /// How the scene was made.
  open internal(set) var configuration: UISceneConfiguration
  /// The session's name.
  open var persistentIdentifier: String { "main" }
  /// What the app keeps of the session.
  open var userInfo: [String: Any]?
  /// The state to restore; kept, never used.
  open var stateRestorationActivity: NSUserActivity?

  nonisolated deinit {}

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// How a scene is made: its delegate's class above all.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The configuration's name.
  public let name: String?
  /// What kind of scene it is for.
  public let role: UISceneSession.Role
  /// The class of the scene; `UIWindowScene`, whatever is set.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; it must be final, so that it can be made from its type.
  ///
  /// Where it is nil, a class `SceneDelegate` in the module of the app's delegate is looked for,
  /// as Xcode's template writes it into `Info.plist`.
  open var delegateClass: AnyClass?
  var isDefault = false

  nonisolated deinit {}

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// A URL that a scene is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// What else is known of it.
  public let options: UIScene.OpenURLOptions

  nonisolated deinit {}

  init(_ url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
  }
}

extension UIScene {
  /// What is known of a URL that a scene is asked to open: nothing, on this device.
  @preconcurrency @MainActor
  public final class OpenURLOptions: NSObject {
    /// The app that sent the URL; never known.
    public var sourceApplication: String? { nil }
    /// What the sender adds; nothing.
    public var annotation: Any? { nil }
    /// Whether the app must copy the file before it opens it.
    public var openInPlace: Bool { false }

    nonisolated deinit {}
  }
}
