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
  /// An instance is created by its `init()`. If this property is `nil`, and the app has no scene
  /// manifest, the class `SceneDelegate` in the module of the app's delegate is used.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial controller becomes the root of the scene's window.
  open var storyboard: UIStoryboard?
  var isDefault = false
  /// The name of the delegate's class in the scene manifest, if the program has no such class.
  private(set) var missingDelegateClass: String?

  nonisolated deinit {}

  /// Creates a configuration for a session with the given role.
  ///
  /// If the app's scene manifest has a configuration of this name, its values are used.
  public convenience init(name: String?, sessionRole: UISceneSession.Role) {
    let scene = name.flatMap { LaunchManifest.current.scene($0, role: sessionRole) }
    self.init(name, sessionRole, scene)
  }

  /// Creates a configuration without a name for a scene with windows.
  public convenience override init() { self.init(name: nil, sessionRole: .windowApplication) }

  init(_ name: String?, _ role: UISceneSession.Role, _ scene: LaunchManifest.Scene?) {
    self.name = name
    self.role = role
    super.init()
    guard let scene else { return }
    storyboard = scene.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
    sceneClass = scene.sceneClass.flatMap(Self.found)
    delegateClass = scene.delegateClass.flatMap(Self.found).flatMap {
      $0 is any UISceneDelegate.Type ? $0 : nil
    }
    if delegateClass == nil { missingDelegateClass = scene.delegateClass }
  }

  /// Finds a class by the name that a property list gives: with its module, or, for a class that is
  /// named for Objective-C, without.
  private static func found(_ name: String) -> AnyClass? {
    if let type = NSClassFromString(name) { return type }
    let module = UIApplication.shared.delegate.map { String(reflecting: type(of: $0)) } ?? ""
    let own = name.split(separator: ".").last ?? ""
    return NSClassFromString("\(module.prefix { $0 != "." }).\(own)")
  }
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
