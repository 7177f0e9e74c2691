public import Foundation

/// An object with a name by which tests identify it.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name.
  var accessibilityIdentifier: String? { get set }
}

extension UIImage: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}

/// The kind of an element for assistive technology.
public nonisolated struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The set's bit mask.
  public let rawValue: UInt64
  /// Creates traits from a bit mask.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the screen.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// An element that can't be operated.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts a media session.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element with a value that can be changed step by step.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that takes touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element that turns the page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// The kind of a container, by what its elements have in common.
public nonisolated enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing.
  case none
  /// They are cells of a table of data.
  case dataTable
  /// They are entries of a list.
  case list
  /// They are parts of a landmark, such as a navigation bar.
  case landmark
  /// They belong together.
  case semanticGroup
}

/// The keys under which a responder keeps what is said of it.
enum AccessibilityKeys {
  static let elements = key()
  static let containerType = key()
  static let description = key()

  private static func key() -> UnsafeRawPointer {
    UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }
}

/// An object that keeps its own description for assistive technology.
private protocol AccessibleObject: AnyObject {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
}

extension UIView: AccessibleObject {}
extension UIAccessibilityElement: AccessibleObject {}

/// The description of an object of another class for assistive technology.
private final class AccessibilityDescription: AccessibleObject {
  var isAccessibilityElement = false
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var accessibilityHint: String?
  var accessibilityTraits = UIAccessibilityTraits.none

  /// Returns the object itself if it is accessible, or else what is kept for it.
  static func of(_ object: NSObject) -> any AccessibleObject {
    if let object = object as? any AccessibleObject { return object }
    let key = AccessibilityKeys.description
    if let known = objc_getAssociatedObject(object, key) as? AccessibilityDescription {
      return known
    }
    let description = AccessibilityDescription()
    objc_setAssociatedObject(object, key, description, .OBJC_ASSOCIATION_RETAIN)
    return description
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Whether assistive technology can reach the object; stored, but not used, unless it is a view.
  @preconcurrency @MainActor
  public var isAccessibilityElement: Bool {
    get { AccessibilityDescription.of(self).isAccessibilityElement }
    set { AccessibilityDescription.of(self).isAccessibilityElement = newValue }
  }
  /// The name of the object; stored, but not used, unless it is a view.
  @preconcurrency @MainActor
  public var accessibilityLabel: String? {
    get { AccessibilityDescription.of(self).accessibilityLabel }
    set { AccessibilityDescription.of(self).accessibilityLabel = newValue }
  }
  /// The value of the object; stored, but not used, unless it is a view.
  @preconcurrency @MainActor
  public var accessibilityValue: String? {
    get { AccessibilityDescription.of(self).accessibilityValue }
    set { AccessibilityDescription.of(self).accessibilityValue = newValue }
  }
  /// The result of operating the object; stored, but not used.
  @preconcurrency @MainActor
  public var accessibilityHint: String? {
    get { AccessibilityDescription.of(self).accessibilityHint }
    set { AccessibilityDescription.of(self).accessibilityHint = newValue }
  }
  /// The kind of element that the object is; stored, but not used, unless it is a view.
  @preconcurrency @MainActor
  public var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityDescription.of(self).accessibilityTraits }
    set { AccessibilityDescription.of(self).accessibilityTraits = newValue }
  }

  /// Leaves what is shown, as a responder does; `false` for other objects.
  @preconcurrency @MainActor
  @discardableResult
  public func accessibilityPerformEscape() -> Bool {
    (self as? UIResponder)?.accessibilityPerformEscape() ?? false
  }
  /// Does what matters most, as a responder does; `false` for other objects.
  @preconcurrency @MainActor
  @discardableResult
  public func accessibilityPerformMagicTap() -> Bool {
    (self as? UIResponder)?.accessibilityPerformMagicTap() ?? false
  }
  /// Returns the number of elements in a responder; 0 for other objects.
  @preconcurrency @MainActor
  public func accessibilityElementCount() -> Int {
    (self as? UIResponder)?.accessibilityElementCount() ?? 0
  }
  /// Returns an element in a responder; `nil` for other objects.
  @preconcurrency @MainActor
  public func accessibilityElement(at index: Int) -> Any? {
    (self as? UIResponder)?.accessibilityElement(at: index)
  }
  /// Returns the index of an element in a responder; `NSNotFound` for other objects.
  @preconcurrency @MainActor
  public func index(ofAccessibilityElement element: Any) -> Int {
    (self as? UIResponder)?.index(ofAccessibilityElement: element) ?? NSNotFound
  }
}

/// The direction of scrolling by assistive technology.
public nonisolated enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// The settings of assistive technology, all of which are off, and its notifications.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A notification to assistive technology.
  public nonisolated struct Notification: Hashable, RawRepresentable, Sendable {
    /// The notification's number.
    public let rawValue: UInt32
    /// Creates a notification from a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A new screen is shown.
    public static let screenChanged = Notification(rawValue: 1_000)
    /// The layout has changed.
    public static let layoutChanged = Notification(rawValue: 1_001)
    /// Something is to be spoken.
    public static let announcement = Notification(rawValue: 1_008)
    /// The page has been scrolled.
    public static let pageScrolled = Notification(rawValue: 1_009)
    /// Assistive technology is to stop for a while.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1_022)
    /// Assistive technology is to go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1_023)
  }

  /// Does nothing, because there is no assistive technology.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether a screen reader is running; always `false`.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether a switch is used; always `false`.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the device is restricted to one app; always `false`.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether motion is reduced; always `false`.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is reduced; always `false`.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is bold; always `false`.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colors are inverted; always `false`.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colors are darker; always `false`.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colors are gray; always `false`.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether captions are shown; always `false`.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether sound is mono; always `false`.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether the screen is read aloud; always `false`.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a selection is read aloud; always `false`.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether shaking the device undoes; always `true`.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether touches are assisted; always `false`.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether states are shown by more than color; always `false`.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether buttons have shapes; always `false`.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether switches have labels; always `false`.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether videos start by themselves; always `true`.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether transitions fade; always `false`.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Posted when a screen reader is started or stopped; never here.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let boldTextStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let closedCaptioningStatusDidChangeNotification =
    Foundation.Notification.Name(
      "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let invertColorsStatusDidChangeNotification =
    Foundation.Notification.Name(
      "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let guidedAccessStatusDidChangeNotification =
    Foundation.Notification.Name(
      "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name(
      "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name(
      "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let switchControlStatusDidChangeNotification =
    Foundation.Notification.Name(
      "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let speakSelectionStatusDidChangeNotification =
    Foundation.Notification.Name(
      "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let speakScreenStatusDidChangeNotification =
    Foundation.Notification.Name(
      "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let assistiveTouchStatusDidChangeNotification =
    Foundation.Notification.Name(
      "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification =
    Foundation.Notification.Name(
      "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification =
    Foundation.Notification.Name(
      "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let videoAutoplayStatusDidChangeNotification =
    Foundation.Notification.Name(
      "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted when the setting changes; never here.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange =
    Foundation.Notification.Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when assistive technology moves to another element; never here.
  public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The announcement, in a notification.
  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// Whether the announcement was spoken, in a notification.
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The element, in a notification.
  public nonisolated static let focusedElementUserInfoKey =
    "UIAccessibilityFocusedElementKey"
  /// The element before, in a notification.
  public nonisolated static let unfocusedElementUserInfoKey =
    "UIAccessibilityUnfocusedElementKey"
  /// The assistive technology, in a notification.
  public nonisolated static let assistiveTechnologyUserInfoKey =
    "UIAccessibilityAssistiveTechnologyKey"
  /// The name of the notification that the setting has changed; never posted.
  public nonisolated static let differentiateWithoutColorDidChangeNotification =
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
  /// Returns a rectangle of a view's coordinates in those of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// Returns the element that assistive technology has reached; always `nil`.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }
  /// Does nothing, because there is no zoom.
  public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}
  /// Returns that a part of the app isn't restricted.
  public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  ) -> GuidedAccessRestrictionState { .allow }
  /// Calls the handler with `false`, because the device can't be restricted to one app.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// A kind of assistive technology.
  public nonisolated struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The control by switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    /// The screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }
  /// The target that a zoom follows.
  public nonisolated enum ZoomType: Int, Sendable { case insertionPoint }
  /// Whether a part of the app is restricted.
  public nonisolated enum GuidedAccessRestrictionState: Int, Sendable { case allow, deny }

  /// Posted when an announcement has been spoken; never here.
  public nonisolated static let announcementDidFinishNotification =
    Foundation.Notification.Name("UIAccessibilityAnnouncementDidFinishNotification")
}

/// An action of an element besides the main one.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and returns whether it could.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name of the action as it is spoken.
  open var attributedName: NSAttributedString
  /// The image of the action; stored, but not used.
  open var image: UIImage?
  /// The object that performs the action.
  open weak var target: AnyObject?
  /// The method that performs the action.
  open var selector: Selector?
  /// The closure that performs the action.
  open var actionHandler: Handler?

  nonisolated deinit {}

  /// Creates an action that a closure performs.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
  }
  /// Creates an action that a closure performs.
  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
  }
  /// Creates an action that a closure performs.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
  }
  /// Creates an action that a method performs.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target as AnyObject?
    self.selector = selector
  }
  /// Creates an action that a method performs.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
  }
  /// Creates an action that a method performs.
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.target = target as AnyObject?
    self.selector = selector
  }
  /// Creates an action that a method performs.
  public init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    self.attributedName = attributedName
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
  }
}

/// An element that isn't a view, such as a part of a drawing.
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  nonisolated deinit {}

  /// Creates an element in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The object that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// Whether the element can be reached.
  open var isAccessibilityElement = true
  /// The name of the element.
  open var accessibilityLabel: String?
  /// The value of the element.
  open var accessibilityValue: String?
  /// The effect of operating the element, in words; stored, but not used.
  open var accessibilityHint: String?
  /// The place of the element on the screen, in points.
  open var accessibilityFrame = CGRect.zero
  /// The place of the element in its container, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// The kind of the element.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The name by which tests identify the element.
  open var accessibilityIdentifier: String?
}
