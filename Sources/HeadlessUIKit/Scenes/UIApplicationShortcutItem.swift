public import Foundation

/// A quick action on the app's icon.
///
/// It is stored, but the user can't select it.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The type of the quick action, which the app defines.
  open var type: String
  /// The title that is displayed to the user.
  open var localizedTitle: String
  /// The subtitle that is displayed to the user.
  open var localizedSubtitle: String?

  nonisolated deinit {}

  /// Creates a quick action.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}
