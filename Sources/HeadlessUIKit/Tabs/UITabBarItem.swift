public import Foundation

/// A tab: its title, image and badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The tabs that the system names.
  public enum SystemItem: Int, Sendable {
    /// A tab of UIKit's own title, as the case is called.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    /// A tab of UIKit's own title, as the case is called.
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

  /// The image while the tab is selected; never shown.
  open var selectedImage: UIImage?
  /// The text in the red circle.
  open var badgeValue: String?

  nonisolated deinit {}

  /// Makes a tab without a title.
  public override init() { super.init() }

  /// Makes a tab as a storyboard would; there are none on Linux, so it is empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a tab with a number of the app's choice.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes a tab that the system names, with a number of the app's choice.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }

  /// Makes a tab with an image for while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
