public import Foundation

/// The texts of a notification, and what comes with them.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var values = Values()

  struct Values: Equatable {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var category = ""
    var thread = ""
    var target: String?
    var summaryArgument = ""
    var launchImage = ""
    var attachments: [UNNotificationAttachment] = []
    var userInfo: [AnyHashable: Any] = [:]
    var level = UNNotificationInterruptionLevel.active
    var relevance = 0.0
    var filter: String?

    static func == (one: Self, other: Self) -> Bool {
      one.title == other.title && one.subtitle == other.subtitle && one.body == other.body
        && one.badge == other.badge && one.category == other.category
        && one.thread == other.thread
        && NSDictionary(dictionary: one.userInfo).isEqual(to: other.userInfo)
    }
  }

  /// Creates content without texts.
  public override init() { super.init() }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The title.
  open var title: String { values.title }
  /// The text below the title.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number for the app's icon; `nil` to leave it.
  open var badge: NSNumber? { values.badge }
  /// The sound; stored, but not used.
  open var sound: UNNotificationSound? { values.sound }
  /// The identifier of the category, which has the actions.
  open var categoryIdentifier: String { values.category }
  /// The identifier of a group of notifications; stored, but not used.
  open var threadIdentifier: String { values.thread }
  /// The identifier of the scene that the notification prefers; stored, but not used.
  open var targetContentIdentifier: String? { values.target }
  /// The text for a summary; stored, but not used.
  open var summaryArgument: String { values.summaryArgument }
  /// The name of a launch image; stored, but not used.
  open var launchImageName: String { values.launchImage }
  /// The files; stored, but not used.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// Data of the app.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The urgency; stored, but not used.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.level }
  /// The place in a summary; stored, but not used.
  open var relevanceScore: Double { values.relevance }
  /// The criterion of a Focus; stored, but not used.
  open var filterCriteria: String? { values.filter }

  /// Returns content that doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }
  /// Returns content that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }

  /// Whether the other object has the same texts and data.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationContent)?.values == values
  }
  /// A hash of the texts.
  open override var hash: Int { [title, body].hashValue }
}

/// Content that an app composes.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The text below the title.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number for the app's icon; `nil` to leave it.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound; stored, but not used.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// The identifier of the category, which has the actions.
  open override var categoryIdentifier: String {
    get { values.category }
    set { values.category = newValue }
  }
  /// The identifier of a group of notifications; stored, but not used.
  open override var threadIdentifier: String {
    get { values.thread }
    set { values.thread = newValue }
  }
  /// The identifier of the scene that the notification prefers; stored, but not used.
  open override var targetContentIdentifier: String? {
    get { values.target }
    set { values.target = newValue }
  }
  /// The text for a summary; stored, but not used.
  open override var summaryArgument: String {
    get { values.summaryArgument }
    set { values.summaryArgument = newValue }
  }
  /// The name of a launch image; stored, but not used.
  open override var launchImageName: String {
    get { values.launchImage }
    set { values.launchImage = newValue }
  }
  /// The files; stored, but not used.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// Data of the app.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The urgency; stored, but not used.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.level }
    set { values.level = newValue }
  }
  /// The place in a summary; stored, but not used.
  open override var relevanceScore: Double {
    get { values.relevance }
    set { values.relevance = newValue }
  }
  /// The criterion of a Focus; stored, but not used.
  open override var filterCriteria: String? {
    get { values.filter }
    set { values.filter = newValue }
  }
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// A sound, which isn't played.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  private let name: String?

  private init(_ name: String?) { self.name = name }

  /// Creates a sound from a file of the app.
  public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }

  /// The default sound.
  open class var `default`: UNNotificationSound { UNNotificationSound(nil) }
  /// The default sound of critical alerts.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(nil) }
  /// The default ringtone.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound(nil) }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file of a notification, which isn't shown.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The identifier.
  open private(set) var identifier: String
  /// The place of the file.
  open private(set) var url: URL
  /// The type of the file; always empty.
  open var type: String { "" }

  /// Creates an attachment.
  ///
  /// - Throws: `UNError.Code.attachmentInvalidURL` if there is no such file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    super.init()
  }
}
