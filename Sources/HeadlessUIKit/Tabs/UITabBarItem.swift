public import Foundation

/// A tab: its title, image and badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The system's tabs, with UIKit's own titles, which follow from the names of the cases.
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

  /// The image while the tab is selected; never shown.
  open var selectedImage: UIImage?
  /// The text in the red circle.
  open var badgeValue: String?

  nonisolated deinit {}

  /// Creates a tab without a title.
  public override init() { super.init() }

  /// Creates a tab from a storyboard; there are none on Linux, so it is empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a tab with a tag, a number of the app's choice.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title from the system, and a tag.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }

  /// Creates a tab with a separate image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
