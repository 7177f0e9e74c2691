public import Foundation

/// The common base class of bar buttons and tab items, with a title, an image, and an enabled
/// state.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  /// The title that is displayed to the user.
  open var title: String?
  /// The image that is displayed with the title or instead of it.
  ///
  /// If there is no title, the image's name is used as the label.
  open var image: UIImage?
  /// The image in a compact-height environment; stored, but not used.
  open var landscapeImagePhone: UIImage?
  /// The image at a large text size; stored, but not used.
  open var largeContentSizeImage: UIImage?
  /// The distances by which the image is inset; stored, but not used.
  open var imageInsets = UIEdgeInsets.zero
  /// The distances by which `landscapeImagePhone` is inset; stored, but not used.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The distances by which the image at a large text size is inset; stored, but not used.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// Whether the user can tap the item.
  open var isEnabled = true
  /// A number that the app can use to identify the item.
  open var tag = 0
  /// The label that a screen reader reads instead of the title.
  open var accessibilityLabel: String?
  /// The name by which tests identify the item.
  open var accessibilityIdentifier: String?

  /// Whether VoiceOver has no words for the item: neither a title nor a label, of its own or of its
  /// image.
  package var lacksLabel: Bool {
    [title, accessibilityLabel, image?.spokenLabel].allSatisfy { $0?.isBlank ?? true }
  }

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Sets the attributes of the title in a state, which are stored, but not used.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state.rawValue] = attributes }
  /// Returns the attributes of the title in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  nonisolated deinit {}

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an empty item.
  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing, because archives aren't available on Linux.
  open func encode(with coder: NSCoder) {}

  /// Called after a storyboard or nib has connected the item.
  open func awakeFromNib() {}
}
