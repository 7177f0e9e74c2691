import AppBundle
public import Foundation

/// An image, represented by its name or its data; it is never displayed.
open nonisolated class UIImage: NSObject, NSCoding, @unchecked Sendable {
  /// The rendering of an image: with its own colors, or as a template; not used.
  public nonisolated enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
  /// The orientation of an image.
  public nonisolated enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// The method by which an image is resized; not used.
  public nonisolated enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// The first word, which Foundation reads; see `FoundationObject`.
  nonisolated private let word = FoundationObject.word
  /// The name with which the image was created.
  package private(set) var name = ""
  /// The data with which the image was created, and the path of its file; set only by initializers.
  nonisolated(unsafe) private var data: Data?
  nonisolated(unsafe) private var file: String?
  private var storedSize = CGSize.zero
  private var storedScale: CGFloat = 1
  private var mode = RenderingMode.automatic
  private var storedConfiguration: Configuration?
  private var symbol = false
  private var flips = false
  private var frames: (images: [UIImage], duration: TimeInterval)?

  nonisolated deinit {}

  /// Creates an empty image.
  public override init() { super.init() }

  private convenience init(copying other: UIImage) {
    self.init()
    name = other.name
    data = other.data
    file = other.file
    storedSize = other.storedSize
    storedScale = other.storedScale
    mode = other.mode
    storedConfiguration = other.storedConfiguration
    symbol = other.symbol
    flips = other.flips
    frames = other.frames
    accessibilityLabel = other.accessibilityLabel
    accessibilityIdentifier = other.accessibilityIdentifier
  }

  private convenience init(name: String, _ image: AssetCatalog.Image) {
    self.init()
    self.name = name
    symbol = image.isSymbol
    file = image.file
    mode = image.rendering
    storedScale = image.scale
    storedSize = image.size ?? CGSize(width: 24, height: 24)
  }

  /// Creates an image that is only a name if the asset catalog doesn't have it.
  convenience init(asset name: String, in bundle: Bundle?) {
    self.init(name: name, AssetCatalog.of(bundle)?.image(name) ?? AssetCatalog.Image())
  }

  /// Creates an image of a size, in points, without a name.
  convenience init(size: CGSize, scale: CGFloat) {
    self.init()
    storedSize = size
    storedScale = scale
  }

  /// Creates an image of a bitmap, with a pixel to a point.
  public init(cgImage: CGImage) {
    super.init()
    take(cgImage, scale: 1)
  }

  /// Creates an image of a bitmap.
  ///
  /// - Parameters:
  ///   - cgImage: The bitmap, of which only the size is used.
  ///   - scale: The number of pixels to a point.
  ///   - orientation: The orientation; not used.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    super.init()
    take(cgImage, scale: scale)
  }

  private func take(_ bitmap: CGImage, scale: CGFloat) {
    storedScale = scale > 0 ? scale : 1
    storedSize = CGSize(
      width: CGFloat(bitmap.width) / storedScale, height: CGFloat(bitmap.height) / storedScale)
  }

  /// Creates the image with a name of the app's asset catalog, or of its bundle; `nil` if there is
  /// none.
  ///
  /// In a program whose app has no bundle, every name stands for an image.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the image with a name of a bundle's asset catalog, or of the bundle; `nil` if there is
  /// none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard !name.isEmpty else { return nil }
    guard let catalog = AssetCatalog.of(bundle) else {
      self.init(name: name, AssetCatalog.Image())
      return
    }
    guard let image = catalog.image(name) else { return nil }
    self.init(name: name, image)
  }

  /// Creates the image with a name of a bundle's asset catalog, or of the bundle; `nil` if there is
  /// none.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
    storedConfiguration = configuration
  }

  /// Creates an image from the literal `#imageLiteral(resourceName:)`.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(asset: name, in: nil)
  }

  /// Creates an image with the name of an SF Symbol.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, AssetCatalog.Image(isSymbol: true))
  }

  /// Creates an image with the name of an SF Symbol.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name)
    storedConfiguration = configuration
  }

  /// Creates an image with the name of an SF Symbol.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }

  /// Creates an image from data in the form of PNG, JPEG, GIF, WebP, or HEIC; `nil` for other data.
  public init?(data: Data) {
    super.init()
    guard take(data, scale: 1) else { return nil }
  }

  /// Creates an image from data, with a number of pixels to a point.
  public init?(data: Data, scale: CGFloat) {
    super.init()
    guard take(data, scale: scale) else { return nil }
  }

  /// Returns whether the data is an image, which the image then is.
  private func take(_ data: Data, scale: CGFloat) -> Bool {
    guard let size = ImageData.size(of: data) else { return false }
    self.data = data
    storedScale = scale > 0 ? scale : 1
    storedSize = CGSize(width: size.width / storedScale, height: size.height / storedScale)
    return true
  }

  /// Creates an image from a file.
  public init?(contentsOfFile path: String) {
    super.init()
    guard let data = FileManager.default.contents(atPath: path), take(data, scale: 1) else {
      return nil
    }
  }

  /// Creates an empty image; archives aren't available on Linux.
  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing, because archives aren't available on Linux.
  open func encode(with coder: NSCoder) {}

  /// The name by which assistive technology, and flowsh, call the image.
  open var accessibilityLabel: String?
  /// The name by which tests identify the image.
  open var accessibilityIdentifier: String?
  /// Whether assistive technology reads the image; stored, but not used.
  open var isAccessibilityElement = false

  /// The bitmap; `nil` for an image without a size.
  open var cgImage: CGImage? {
    let width = Int(size.width * scale)
    let height = Int(size.height * scale)
    return width > 0 && height > 0 ? CGImage(width: width, height: height) : nil
  }

  /// The size, in points; that of an icon for an image that is only a name.
  open var size: CGSize { storedSize }
  /// The number of pixels to a point.
  open var scale: CGFloat { storedScale }
  /// The orientation; always upright.
  open var imageOrientation: Orientation { .up }
  /// Whether the image is an SF Symbol.
  open var isSymbolImage: Bool { symbol }
  /// The images of an animation; `nil` if there is none.
  open var images: [UIImage]? { frames?.images }
  /// The duration of an animation, in seconds; 0 if there is none.
  open var duration: TimeInterval { frames?.duration ?? 0 }
  /// Returns an image that consists of others in turn; `nil` without an image.
  ///
  /// - Parameters:
  ///   - images: The images. The first one stands for the animation, which isn't shown.
  ///   - duration: The duration, in seconds; 0 for that of 30 images a second.
  /// - Returns: The image; `nil` without an image.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.copy {
      $0.frames = (images, duration > 0 ? duration : Double(images.count) / 30)
    }
  }
  /// Returns an image that consists of those with a name and a number, from 0 to 1,024, in turn;
  /// `nil` if there is none.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1_024 {
      guard AssetCatalog.of(nil) != nil, let image = UIImage(named: "\(name)\(number)") else {
        if number == 0 { continue }
        break
      }
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }
  /// The method by which the image is resized.
  open var resizingMode: ResizingMode { .tile }
  /// The distance of the baseline from the bottom, in points; `nil` if there is none.
  open var baselineOffsetFromBottom: CGFloat? { nil }
  /// Returns the image itself, because it isn't drawn.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  /// Returns the image itself, because it isn't drawn.
  open func imageWithoutBaseline() -> UIImage { self }
  /// The form of images that are drawn like this one.
  @preconcurrency @MainActor
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
  /// The system's image for more actions.
  open class var actions: UIImage { system("ellipsis.circle") }
  /// The system's image for adding.
  open class var add: UIImage { system("plus.circle.fill") }
  /// The system's image for removing.
  open class var remove: UIImage { system("minus.circle.fill") }
  /// The system's image of a checkmark.
  open class var checkmark: UIImage { system("checkmark") }
  /// The system's image of a checkmark with an outline.
  open class var strokedCheckmark: UIImage { system("checkmark.circle") }
  private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
  /// The distances at which the image isn't stretched; not used.
  open var capInsets: UIEdgeInsets { .zero }
  /// The distances by which the image is aligned; not used.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rendering of the image: with its own colors, or as a template.
  open var renderingMode: RenderingMode { mode }
  /// The configuration of the image; `nil` for the default.
  open var configuration: Configuration? { storedConfiguration }
  /// The configuration of the symbol; `nil` for the default.
  open var symbolConfiguration: SymbolConfiguration? {
    storedConfiguration as? SymbolConfiguration
  }
  /// The traits of the image: those for resolving colors.
  open var traitCollection: UITraitCollection { .current }
  /// Whether the image is mirrored in languages that are written from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { flips }

  private func copy(_ change: (UIImage) -> Void = { _ in }) -> UIImage {
    let copy = UIImage(copying: self)
    change(copy)
    return copy
  }

  /// Returns the image with another use of its colors.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.mode = renderingMode }
  }
  /// Returns the image in a color, which isn't used.
  open func withTintColor(_ color: UIColor) -> UIImage { copy() }
  /// Returns the image in a color, which isn't used, with another use of its colors.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  /// Returns the image with another configuration.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    copy { $0.storedConfiguration = configuration }
  }
  /// Returns the image with another configuration.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  /// Returns the image itself, because it isn't drawn.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// Returns the image itself, because it isn't drawn.
  open func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// Returns an image that is mirrored in languages that are written from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copy { $0.flips = true } }
  /// Returns the image itself, because it isn't drawn.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// Returns the image itself, because it isn't drawn.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  /// Returns the image itself, because it isn't drawn.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    self
  }
  /// Returns an image of another size, in points.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { copy { $0.storedSize = size } }
  /// Returns the image itself.
  open func preparingForDisplay() -> UIImage? { self }
  /// Calls the handler with the image itself when the app settles.
  @preconcurrency @MainActor
  open func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    UIApplication.shared.settleLater(DeferredCall { completionHandler(self) })
  }
  /// Calls the handler with an image of another size, in points, when the app settles.
  @preconcurrency @MainActor
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) {
    let thumbnail = preparingThumbnail(of: size)
    UIApplication.shared.settleLater(DeferredCall { completionHandler(thumbnail) })
  }
  /// Returns the image itself.
  open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
  /// Returns an image of another size, in points.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// Does nothing, because nothing is drawn.
  open func draw(at point: CGPoint) {}
  /// Does nothing, because nothing is drawn.
  open func draw(in rect: CGRect) {}
  /// Does nothing, because nothing is drawn.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func drawAsPattern(in rect: CGRect) {}

  /// The data with which the image was created, or that of its file.
  nonisolated private var contents: Data? {
    data ?? file.flatMap { FileManager.default.contents(atPath: $0) }
  }

  /// Returns the image's own data, if it is PNG, or else that of a single transparent pixel,
  /// because nothing is drawn.
  nonisolated open func pngData() -> Data? {
    contents.flatMap { ImageData.isPNG($0) ? $0 : nil } ?? ImageData.pixel
  }
  /// Returns the image's own data, if it is JPEG, or else that of a single pixel, because nothing
  /// is drawn.
  nonisolated open func jpegData(compressionQuality: CGFloat) -> Data? {
    contents.flatMap { ImageData.isJPEG($0) ? $0 : nil } ?? ImageData.jpegPixel
  }

  /// The label that VoiceOver reads for the image: its own, or the description that UIKit has of
  /// an SF Symbol; `nil` if there is none.
  var spokenLabel: String? {
    if let accessibilityLabel, !accessibilityLabel.isEmpty { return accessibilityLabel }
    return symbol && !name.isEmpty ? SymbolNames.words(for: name) : nil
  }

  /// The words by which a person would call the image: its label, or else its name, which VoiceOver
  /// reads as a last resort; `nil` if there are none.
  var spokenName: String? { spokenLabel ?? (name.isEmpty ? nil : name) }
}
