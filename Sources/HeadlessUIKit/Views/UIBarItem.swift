public import Foundation

/// What buttons of bars and tabs have in common: a title, an image, whether a tap does anything.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// What a person reads and taps.
  open var title: String?
  /// The image beside or in place of the title; its name stands for the title where there is none.
  open var image: UIImage?
  /// Whether a tap does anything.
  open var isEnabled = true
  /// A number by which an app finds the item.
  open var tag = 0
  /// What a screen reader says in place of the title.
  open var accessibilityLabel: String?
  /// The name by which tests find the item.
  open var accessibilityIdentifier: String?

  nonisolated deinit {}

  /// Makes an item without a title.
  public override init() { super.init() }

  /// Makes an item as a storyboard would; there are none on Linux, so it is empty.
  public required init?(coder: NSCoder) { super.init() }
}
