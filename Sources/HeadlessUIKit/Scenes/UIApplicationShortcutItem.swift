public import Foundation

/// A quick action of the app's icon; stored, but never chosen here.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The app's identifier of the action.
  open var type: String
  /// The title for display.
  open var localizedTitle: String
  /// The subtitle for display.
  open var localizedSubtitle: String?

  nonisolated deinit {}

  /// Creates a quick action.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}
