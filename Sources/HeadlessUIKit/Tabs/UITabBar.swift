public import Foundation

/// The bar of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Whether what is below shines through; kept, never shown.
  open var isTranslucent = true
  /// The bar's colour; kept, never shown.
  open var barTintColor: UIColor?
}

/// A tab: its title, image and badge.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  /// What a person reads and taps.
  open var title: String?
  /// The image above the title; never shown.
  open var image: UIImage?
  /// The image while the tab is selected; never shown.
  open var selectedImage: UIImage?
  /// The text in the red circle.
  open var badgeValue: String?
  /// Whether a tap does anything.
  open var isEnabled = true
  /// A number by which an app finds the tab.
  open var tag: Int

  /// Makes a tab with a number of the app's choice.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes a tab with an image for while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Makes a tab without a title.
  public override convenience init() {
    self.init(title: nil, image: nil, tag: 0)
  }
}
