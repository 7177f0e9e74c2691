public import Foundation

/// The persistent data of a scene, which is kept after the scene is disconnected.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public nonisolated struct Role: Hashable, RawRepresentable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// Creates a role with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The role of a scene that displays the app's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The role of a scene on another screen, which doesn't exist here.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// The role of a scene on another screen, which doesn't exist here.
    @available(iOS, deprecated: 16.0)
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The role of the scene.
  open private(set) var role: Role
  /// The connected scene; `nil` while it is disconnected.
  open internal(set) weak var scene: UIScene?
  /// The configuration with which the scene was created.
  open internal(set) var configuration: UISceneConfiguration
  /// A unique identifier of the session; always `main`.
  open var persistentIdentifier: String { "main" }
  /// Custom data that the app stores for the session.
  open var userInfo: [String: Any]?
  /// An activity with which the scene's state can be restored; stored, but not used.
  open var stateRestorationActivity: NSUserActivity?

  nonisolated deinit {}

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// A scene's configuration, which specifies the class of the scene's delegate.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The configuration's name.
  open private(set) var name: String?
  /// The role of the scene.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene, if it is a subclass of `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  ///
  /// An instance is created by its `init()`. If this property is `nil`, the class `SceneDelegate` in the module of the app's delegate is used. Xcode's template writes
  /// that name to `Info.plist`.
  open var delegateClass: AnyClass?
  var isDefault = false

  nonisolated deinit {}

  /// Creates a configuration for a session with the given role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  /// Creates a configuration without a name for a scene with windows.
  public convenience override init() { self.init(name: nil, sessionRole: .windowApplication) }
}

extension UIScene {
  /// Options for activating a scene; stored, but not used.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that requests the activation.
    open var requestingScene: UIScene?

    nonisolated deinit {}
  }
}

/// Options for the end of a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  nonisolated deinit {}
}

/// A URL that a scene is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  open private(set) var url: URL
  /// Additional information that accompanies the URL.
  open private(set) var options: UIScene.OpenURLOptions

  nonisolated deinit {}

  init(_ url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
  }
}

extension UIScene {
  /// Additional information about a URL that a scene is asked to open.
  ///
  /// In this simulation, no information is available.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The app that sent the URL; always `nil`.
    open var sourceApplication: String? { nil }
    /// An annotation from the sending app; always `nil`.
    open var annotation: Any? { nil }
    /// Whether the app can open the file in place instead of copying it; always `false`.
    open var openInPlace: Bool { false }

    nonisolated deinit {}
  }
}
