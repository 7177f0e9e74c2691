public import Foundation

/// A tab: its title, image and badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
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

  /// Makes a tab with an image for while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
