public import Foundation

/// A quick action of the app's icon; kept, never chosen on this device.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// What the app knows the action by.
  open var type: String
  /// What a person reads.
  open var localizedTitle: String
  /// More words.
  open var localizedSubtitle: String?

  nonisolated deinit {}

  /// Makes a quick action.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}
