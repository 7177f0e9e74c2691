public import Foundation

/// A user activity that can be continued later or elsewhere, such as opening a web link.
///
/// Foundation on Linux doesn't provide this class. The activity stores its properties, but
/// isn't advertised to other devices.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  /// The type of the activity.
  open private(set) var activityType: String
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
  /// Whether the system may suggest the activity; stored, but not used.
  open var isEligibleForPrediction = false
  /// Whether the activity may be shown to everybody; stored, but not used.
  open var isEligibleForPublicIndexing = false
  /// The words that describe the activity; stored, but not used.
  open var keywords: Set<String> = []
  /// The date after which the activity can't be continued; stored, but not used.
  open var expirationDate: Date?
  /// Whether `userInfo` must be brought up to date by the delegate; stored, but not used.
  open var needsSave = false
  /// An identifier by which the activity can be deleted.
  open var persistentIdentifier: String?
  /// Whether streams between devices are wanted; stored, but not used.
  open var supportsContinuationStreams = false
  /// A phrase for the voice assistant; stored, but not used.
  open var suggestedInvocationPhrase: String?
  /// The object to be asked for the activity's state; never called.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// An identifier of the activity's content.
  open var targetContentIdentifier: String?

  nonisolated deinit {}

  /// Creates an activity of the given type.
  public init(activityType: String) { self.activityType = activityType }

  /// Creates an activity for opening a web link; returns `nil` if the URL isn't a web link.
  package convenience init?(link url: URL) {
    guard url.scheme == "https" || url.scheme == "http" else { return nil }
    self.init(activityType: NSUserActivityTypeBrowsingWeb)
    webpageURL = url
  }

  /// Adds data that is needed to continue the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Does nothing; Foundation marks the activity as current.
  open func becomeCurrent() {}
  /// Does nothing; Foundation marks the activity as no longer current.
  open func resignCurrent() {}
  /// Does nothing; Foundation invalidates the activity.
  open func invalidate() {}

  /// Calls a closure; no activity is saved.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping () -> Void
  ) { handler() }
  /// Calls a closure; no activity is saved.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }
}

/// An object that keeps a user activity up to date; never called.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Never called.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Never called.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing unless implemented.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing unless implemented.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that opens a web link.
public nonisolated let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that can restore the state of a user activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state of a user activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
