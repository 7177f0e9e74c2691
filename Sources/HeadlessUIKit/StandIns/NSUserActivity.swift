public import Foundation

/// A user's activity that can be continued elsewhere: a web link that the app claims.
///
/// A replacement, because Foundation on Linux has none; it stores its properties and advertises
/// nothing.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  /// The type of the activity.
  public let activityType: String
  /// The title for display.
  open var title: String?
  /// The data that the app needs to continue.
  open var userInfo: [AnyHashable: Any]?
  /// The web link.
  open var webpageURL: URL?
  /// The link that led to the web page.
  open var referrerURL: URL?
  /// Whether the activity appears in search; stored, but not used.
  open var isEligibleForSearch = false
  /// Whether other devices may continue it; stored, but not used.
  open var isEligibleForHandoff = true
  /// The keys of `userInfo` that are needed to continue.
  open var requiredUserInfoKeys: Set<String>?
  /// An identifier of the activity's content.
  open var targetContentIdentifier: String?

  nonisolated deinit {}

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Creates the activity for a link, if it is a web link.
  convenience init?(link url: URL) {
    guard url.scheme == "https" || url.scheme == "http" else { return nil }
    self.init(activityType: NSUserActivityTypeBrowsingWeb)
    webpageURL = url
  }

  /// Adds to the data that the app needs to continue.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Advertises the activity; has no effect.
  open func becomeCurrent() {}
  /// Stops advertising the activity.
  open func resignCurrent() {}
  /// Ends the activity.
  open func invalidate() {}
}

/// The type of an activity that follows a web link.
public nonisolated let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that can restore the state of an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  /// Restores the state of an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
