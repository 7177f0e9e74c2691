public import Foundation

/// What a person is doing, to go on with elsewhere: a link of the web that the app claims.
///
/// A stand-in, for Foundation on Linux has none; it holds what it is given and advertises nothing.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  /// What kind of activity it is.
  public let activityType: String
  /// What a person reads.
  open var title: String?
  /// What the app needs to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The link of the web.
  open var webpageURL: URL?
  /// The link that led to the web page.
  open var referrerURL: URL?
  /// Whether the activity may be searched for; kept, never used.
  open var isEligibleForSearch = false
  /// Whether other devices may go on with it; kept, never used.
  open var isEligibleForHandoff = true
  /// The keys of `userInfo` that are needed to go on.
  open var requiredUserInfoKeys: Set<String>?
  /// What the activity is called in a script.
  open var targetContentIdentifier: String?

  nonisolated deinit {}

  /// Makes an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Makes the activity of following a link, where it is one of the web.
  convenience init?(link url: URL) {
    guard url.scheme == "https" || url.scheme == "http" else { return nil }
    self.init(activityType: NSUserActivityTypeBrowsingWeb)
    webpageURL = url
  }

  /// Adds to what the app needs to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Advertises the activity; nobody listens.
  open func becomeCurrent() {}
  /// Advertises the activity no longer.
  open func resignCurrent() {}
  /// Ends the activity.
  open func invalidate() {}
}

/// The kind of an activity that follows a link of the web.
public nonisolated let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What can be brought to where an activity left off.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  /// Goes on with an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
