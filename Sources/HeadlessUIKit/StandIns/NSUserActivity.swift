public import Foundation

/// A user activity that can be continued later or elsewhere, such as opening a web link.
///
/// Foundation on Linux doesn't provide this class. The activity stores its properties, but
/// isn't advertised to other devices.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  /// The type of the activity.
  public let activityType: String
  /// The title that is displayed to the user.
  open var title: String?
  /// The data that is needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The URL of the web page that the activity displays.
  open var webpageURL: URL?
  /// The URL of the page that linked to `webpageURL`.
  open var referrerURL: URL?
  /// Whether search results can include the activity; stored, but not used.
  open var isEligibleForSearch = false
  /// Whether the activity can be continued on other devices; stored, but not used.
  open var isEligibleForHandoff = true
  /// The keys in `userInfo` that are needed to continue the activity.
  open var requiredUserInfoKeys: Set<String>?
  /// An identifier of the activity's content.
  open var targetContentIdentifier: String?

  nonisolated deinit {}

  /// Creates an activity of the given type.
  public init(activityType: String) { self.activityType = activityType }

  /// Creates an activity for opening a web link; returns `nil` if the URL isn't a web link.
  convenience init?(link url: URL) {
    guard url.scheme == "https" || url.scheme == "http" else { return nil }
    self.init(activityType: NSUserActivityTypeBrowsingWeb)
    webpageURL = url
  }

  /// Adds data that is needed to continue the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Does nothing.
  ///
  /// In Foundation, marks the activity as current.
  open func becomeCurrent() {}
  /// Does nothing.
  ///
  /// In Foundation, marks the activity as no longer current.
  open func resignCurrent() {}
  /// Does nothing.
  ///
  /// In Foundation, invalidates the activity.
  open func invalidate() {}
}

/// The type of an activity that opens a web link.
public nonisolated let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that can restore the state of a user activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state of a user activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
