public import Foundation

/// The data of a scene that persists while the scene is disconnected.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public nonisolated struct Role: Hashable, RawRepresentable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// Creates a role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene that shows the app's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public let role: Role
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// The configuration that created the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// The session's name.
  open var persistentIdentifier: String { "main" }
  /// The app's own data for the session.
  open var userInfo: [String: Any]?
  /// The state to restore; stored, but not used.
  open var stateRestorationActivity: NSUserActivity?

  nonisolated deinit {}

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The configuration of a scene, which names the class of its delegate.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The configuration's name.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene; always `UIWindowScene`, whatever is set.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate, which must be final, so that it can be created from its
  /// type.
  ///
  /// If it is nil, a class `SceneDelegate` in the module of the app's delegate is used, which is
  /// the name that Xcode's template writes to `Info.plist`.
  open var delegateClass: AnyClass?
  var isDefault = false

  nonisolated deinit {}

  /// Creates a configuration.
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
  /// Additional information about the URL.
  public let options: UIScene.OpenURLOptions

  nonisolated deinit {}

  init(_ url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
  }
}

extension UIScene {
  /// Additional information about a URL that a scene must open; always empty here.
  @preconcurrency @MainActor
  public final class OpenURLOptions: NSObject {
    /// The app that sent the URL; always unknown.
    public var sourceApplication: String? { nil }
    /// The sender's annotation; always nil.
    public var annotation: Any? { nil }
    /// Whether the app can open the file in place, without copying it; always false.
    public var openInPlace: Bool { false }

    nonisolated deinit {}
  }
}
