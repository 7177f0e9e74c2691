public import Foundation

/// A quick action on the app's icon; it is stored, but the user can't select it.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The type of the quick action, which the app defines.
  open var type: String { storedType }
  /// The title that is displayed to the user.
  open var localizedTitle: String { storedTitle }
  /// The subtitle that is displayed to the user.
  open var localizedSubtitle: String? { storedSubtitle }
  /// The icon.
  open var icon: UIApplicationShortcutIcon? { storedIcon }
  /// Data that the app defines.
  open var userInfo: [String: any NSSecureCoding]? { storedInfo }
  /// The identifier of the scene that the quick action prefers.
  open var targetContentIdentifier: Any? { storedTarget }

  fileprivate var storedType: String
  fileprivate var storedTitle: String
  fileprivate var storedSubtitle: String?
  fileprivate var storedIcon: UIApplicationShortcutIcon?
  fileprivate var storedInfo: [String: any NSSecureCoding]?
  fileprivate var storedTarget: Any?

  nonisolated deinit {}

  /// Creates a quick action with all details.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    storedType = type
    storedTitle = localizedTitle
    storedSubtitle = localizedSubtitle
    storedIcon = icon
    storedInfo = userInfo
  }

  /// Creates a quick action.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A quick action whose properties can be set.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The type of the quick action, which the app defines.
  open override var type: String {
    get { storedType }
    set { storedType = newValue }
  }
  /// The title that is displayed to the user.
  open override var localizedTitle: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The subtitle that is displayed to the user.
  open override var localizedSubtitle: String? {
    get { storedSubtitle }
    set { storedSubtitle = newValue }
  }
  /// The icon.
  open override var icon: UIApplicationShortcutIcon? {
    get { storedIcon }
    set { storedIcon = newValue }
  }
  /// Data that the app defines.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { storedInfo }
    set { storedInfo = newValue }
  }
  /// The identifier of the scene that the quick action prefers.
  open override var targetContentIdentifier: Any? {
    get { storedTarget }
    set { storedTarget = newValue }
  }

  nonisolated deinit {}
}

/// The icon of a quick action, which isn't displayed.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  nonisolated deinit {}

  /// Creates an icon from an image of the app.
  public convenience init(templateImageName: String) { self.init() }

  /// Creates an icon from a symbol of the system.
  public convenience init(systemImageName: String) { self.init() }
}
