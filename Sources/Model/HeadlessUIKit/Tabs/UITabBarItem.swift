public import Foundation

/// A tab's item, with a title, an image, and a badge.
open class UITabBarItem: UIBarItem {
  /// The predefined system items.
  ///
  /// The title that UIKit displays for most of the items is the capitalized name of the case.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    var title: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }

  /// The image for the selected state; stored, but not used.
  open var selectedImage: UIImage?
  /// The background color of the badge; stored, but not used.
  open var badgeColor: UIColor?
  /// The distance by which the title is moved; stored, but not used.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of the bar while the tab is selected; stored, but not used.
  open var standardAppearance: UITabBarAppearance?
  /// The appearance of the bar at the edge of scrolled content; stored, but not used.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The text of the badge, which UIKit displays in a red oval; `nil` for no badge.
  open var badgeValue: String?

  /// Does nothing, because badges aren't drawn.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// Returns `nil`, because badges aren't drawn.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// The accessibility label, or else the image's name; `nil` if there is neither.
  package var imageLabel: String? {
    if let accessibilityLabel, !accessibilityLabel.isEmpty { return accessibilityLabel }
    return image?.spokenName
  }

  nonisolated deinit {}

  /// Creates an item with a title, an image, and a tag that the app chooses.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a system-defined title, and a tag that the app chooses.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }

  /// Creates an item with a separate image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
