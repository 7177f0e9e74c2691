public import Foundation

/// A kind of notifications, with the actions that it offers.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The identifier.
  open private(set) var identifier: String
  /// The actions.
  open private(set) var actions: [UNNotificationAction]
  /// The identifiers of intents; stored, but not used.
  open private(set) var intentIdentifiers: [String]
  /// The options, of which `customDismissAction` matters.
  open private(set) var options: UNNotificationCategoryOptions
  /// The text of a hidden preview; stored, but not used.
  open private(set) var hiddenPreviewsBodyPlaceholder: String
  /// The format of a summary; stored, but not used.
  open private(set) var categorySummaryFormat: String

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
  }

  /// Creates a category with a text for hidden previews.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil,
      options: options)
  }

  /// Creates a category with actions.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: "", options: options)
  }

  /// Whether the other object is a category with the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationCategory)?.identifier == identifier
  }
  /// A hash of the identifier.
  open override var hash: Int { identifier.hashValue }
}

/// The options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app receives dismissals.
  public static let customDismissAction = Self(rawValue: 1)
  /// CarPlay shows the notifications.
  public static let allowInCarPlay = Self(rawValue: 2)
  /// A hidden preview shows the title.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
  /// A hidden preview shows the subtitle.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
  /// Siri reads the notifications.
  public static let allowAnnouncement = Self(rawValue: 16)
}

/// A button below a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier.
  open private(set) var identifier: String
  /// The title.
  open private(set) var title: String
  /// The options, of which `foreground` matters.
  open private(set) var options: UNNotificationActionOptions
  /// The icon; stored, but not used.
  open private(set) var icon: UNNotificationActionIcon?

  /// Creates an action with an icon.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }

  /// Creates an action.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = []
  ) {
    self.init(identifier: identifier, title: title, options: options, icon: nil)
  }
}

/// A button that asks for a text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  open private(set) var textInputButtonTitle: String
  /// The placeholder in the empty field.
  open private(set) var textInputPlaceholder: String

  /// Creates an action with an icon.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }

  /// Creates an action.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.init(
      identifier: identifier, title: title, options: options, icon: nil,
      textInputButtonTitle: textInputButtonTitle, textInputPlaceholder: textInputPlaceholder)
  }
}

/// The options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device must be unlocked.
  public static let authenticationRequired = Self(rawValue: 1)
  /// The action destroys something.
  public static let destructive = Self(rawValue: 2)
  /// The action opens the app.
  public static let foreground = Self(rawValue: 4)
}

/// The icon of an action, which isn't shown.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  /// Creates an icon from an image of the app.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates an icon from a symbol.
  public convenience init(systemImageName: String) { self.init() }
}
