public import Foundation

/// A controller that lets the user take or choose a picture, which isn't possible here.
///
/// No camera and no library is available, so the user can only cancel.
open class UIImagePickerController: UINavigationController {
  /// The source of pictures.
  public nonisolated enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// A key of the user's choice.
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
    /// The picture of the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The picture that moves.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The place of the picture in the library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
  }
  /// The quality of films.
  public nonisolated enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// The kind of media that the camera captures.
  public nonisolated enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// The side of a camera.
  public nonisolated enum CameraDevice: Int, Sendable { case rear, front }
  /// The use of the camera's flash.
  public nonisolated enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }
  /// The form of a picture's file.
  public nonisolated enum ImageURLExportPreset: Int, Sendable { case compatible, current }

  /// The source of the pictures; stored, but not used.
  open var sourceType = SourceType.photoLibrary
  /// The types of media that the user can choose; stored, but not used.
  open var mediaTypes = ["public.image"]
  /// Whether the user can edit the picture; stored, but not used.
  open var allowsEditing = false
  /// The form of a picture's file; stored, but not used.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The form of films; stored, but not used.
  open var videoExportPreset = ""
  /// The longest duration of a film, in seconds; stored, but not used.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of films; stored, but not used.
  open var videoQuality = QualityType.typeMedium
  /// Whether the camera's controls are shown; stored, but not used.
  open var showsCameraControls = true
  /// The view over the camera's picture; stored, but not used.
  open var cameraOverlayView: UIView?
  /// The transform of the camera's picture; stored, but not used.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The kind of media that the camera captures; stored, but not used.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The side of the camera; stored, but not used.
  open var cameraDevice = CameraDevice.rear
  /// The use of the camera's flash; stored, but not used.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Does nothing, because there is no camera.
  open func takePicture() {}
  /// Returns `false`, because there is no camera.
  open func startVideoCapture() -> Bool { false }
  /// Does nothing, because there is no camera.
  open func stopVideoCapture() {}
  /// Returns `false`, because there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns `false`, because there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns `nil`, because there is no camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
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
