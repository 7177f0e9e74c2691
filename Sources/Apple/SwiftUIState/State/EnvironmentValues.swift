public import Foundation
import HeadlessUIKit

/// A key of an environment's values.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value without any other.
  static var defaultValue: Value { get }
}

/// The values that a view gets from the views around it.
public struct EnvironmentValues: @unchecked Sendable {
  /// The objects that the views around it give to all in them.
  var objects: [AnyObject] = []
  private var values: [ObjectIdentifier: Any] = [:]
  /// The controller that hosts the view.
  weak var host: UIViewController?

  /// Creates an environment without any values.
  public init() {}

  /// Returns the nearest object of a type.
  func object<Object>(_ type: Object.Type) -> Object? {
    objects.lazy.compactMap { $0 as? Object }.last
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The phase of the scene; the app is in the foreground.
  public var scenePhase: ScenePhase { .active }
  /// The color scheme.
  public var colorScheme: ColorScheme { .light }
  /// The width's size class, that of a telephone.
  public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
  /// The height's size class, that of a telephone.
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }
  /// The locale.
  public var locale: Locale { .current }
  /// The calendar.
  public var calendar: Calendar { .current }
  /// The time zone.
  public var timeZone: TimeZone { .current }
  /// Whether the user can interact with the view.
  public var isEnabled: Bool { true }
  /// Closes the screen that hosts the view.
  public var dismiss: DismissAction { DismissAction(host: host) }
  /// Whether the screen is presented, and what closes it.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(dismissal: dismiss)
    return Binding {
      mode
    } set: { _ in
    }
  }
  /// Opens a URL.
  public var openURL: OpenURLAction { OpenURLAction() }
}

/// The phases of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// The color schemes.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// The size classes.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// An action that closes the screen that hosts a view.
public struct DismissAction: @unchecked Sendable {
  weak var host: UIViewController?

  /// Closes the screen: a presented one is dismissed, another one popped.
  @preconcurrency @MainActor
  public func callAsFunction() {
    guard let host else { return }
    if let navigation = host.navigationController, navigation.viewControllers.first !== host {
      navigation.popViewController(animated: true)
    } else {
      host.presentingViewController?.dismiss(animated: true)
    }
  }
}

/// Whether a screen is presented, and what closes it.
public struct PresentationMode: @unchecked Sendable {
  let dismissal: DismissAction

  /// Whether a controller hosts the view.
  public var isPresented: Bool { dismissal.host != nil }

  /// Closes the screen.
  @preconcurrency @MainActor
  public mutating func dismiss() { dismissal() }
}

/// An action that opens a URL.
public struct OpenURLAction: Sendable {
  /// Opens a URL as the application does.
  @preconcurrency @MainActor
  public func callAsFunction(_ url: URL) { UIApplication.shared.open(url) }
}
