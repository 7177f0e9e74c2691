public import Foundation

/// The look of a bar button in a state; stored, but not used.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  nonisolated deinit {}
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The background image.
  open var backgroundImage: UIImage?
  /// The distance by which the background image is moved.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  func copied() -> UIBarButtonItemStateAppearance {
    let copy = UIBarButtonItemStateAppearance()
    copy.titleTextAttributes = titleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.backgroundImage = backgroundImage
    copy.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
    return copy
  }
}

/// The look of bar buttons; stored, but not used.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  nonisolated deinit {}
  /// Creates the look of plain buttons.
  public convenience override init() { self.init(style: .plain) }
  /// Creates the look of buttons of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// Does nothing; UIKit configures the system's look for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
  /// The look of a button.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The look of a button while it is touched.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The look of a disabled button.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The look of a focused button.
  open private(set) var focused = UIBarButtonItemStateAppearance()

  /// Returns a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    OnAnyThread.run { copied() }
  }

  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal = normal.copied()
    copy.highlighted = highlighted.copied()
    copy.disabled = disabled.copied()
    copy.focused = focused.copied()
    return copy
  }
}

/// The look of a tab in a state; stored, but not used.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  nonisolated deinit {}
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the icon.
  open var iconColor: UIColor?
  /// The distance by which the badge is moved.
  open var badgePositionAdjustment = UIOffset.zero
  /// The background color of the badge.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the badge's text is moved.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  func copied() -> UITabBarItemStateAppearance {
    let copy = UITabBarItemStateAppearance()
    copy.titleTextAttributes = titleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.iconColor = iconColor
    copy.badgePositionAdjustment = badgePositionAdjustment
    copy.badgeBackgroundColor = badgeBackgroundColor
    copy.badgeTextAttributes = badgeTextAttributes
    copy.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
    return copy
  }
}

/// The look of tabs; stored, but not used.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// The arrangement of the icon and the title.
  public nonisolated enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }
  nonisolated deinit {}
  /// Creates the look of tabs with the title below the icon.
  public convenience override init() { self.init(style: .stacked) }
  /// Creates the look of tabs of a style.
  public init(style: Style) { super.init() }
  /// Does nothing; UIKit configures the system's look for a style.
  open func configureWithDefault(for style: Style) {}
  /// The look of a tab.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// The look of the selected tab.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// The look of a disabled tab.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// The look of a focused tab.
  open private(set) var focused = UITabBarItemStateAppearance()

  /// Returns a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    OnAnyThread.run { copied() }
  }

  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal = normal.copied()
    copy.selected = selected.copied()
    copy.disabled = disabled.copied()
    copy.focused = focused.copied()
    return copy
  }
}
