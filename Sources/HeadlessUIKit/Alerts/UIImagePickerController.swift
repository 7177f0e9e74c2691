public import Foundation

/// A controller that lets the user take or choose a picture, which isn't possible here.
///
/// No camera and no library is available, so the user can only cancel.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public nonisolated enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// A key of what the user has chosen.
  public nonisolated struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the media.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture that the user has edited.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the picture that the user has chosen.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The place of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The place of the picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The facts about a picture that was taken.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Where the pictures come from; stored, but not used.
  open var sourceType = SourceType.photoLibrary
  /// The types of media that the user can choose; stored, but not used.
  open var mediaTypes = ["public.image"]
  /// Whether the user can edit the picture; stored, but not used.
  open var allowsEditing = false
  /// Returns `true` for the library: the user sees an empty one.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }
  /// Returns the types of media of a source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  nonisolated deinit {}

  /// Loads the empty library with its Cancel button.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let library = UIViewController()
    library.title = "Photos"
    library.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.personCancels() })
    viewControllers = [library]
  }

  private func personCancels() {
    guard let picker = delegate as? any UIImagePickerControllerDelegate else {
      return dismiss(animated: true)
    }
    picker.imagePickerControllerDidCancel(self)
  }
}

/// An image picker's delegate.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a picture; never called.
  /// - Default: nothing
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user cancels.
  /// - Default: `picker.dismiss(animated: true)`
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
