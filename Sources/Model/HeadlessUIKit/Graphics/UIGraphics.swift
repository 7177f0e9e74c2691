public import Foundation

/// The form of drawings: their scale.
@preconcurrency @MainActor
open class UIGraphicsRendererFormat: NSObject {
  nonisolated deinit {}
  /// The bounds of the drawing, in points.
  open internal(set) var bounds = CGRect.zero
}

/// The form of images that are drawn: their scale.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  nonisolated deinit {}
  /// The number of pixels to a point.
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether the image has no transparent parts; stored, but not used.
  open var opaque = false
  /// The colors that an image can have; not used.
  public nonisolated enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }
  /// The colors that the image can have; stored, but not used.
  open var preferredRange = Range.automatic
  /// Whether the image can have colors beyond the standard ones; stored, but not used.
  @available(iOS, deprecated: 12.0)
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// Creates a format with the scale of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
  /// The default format.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The preferred format.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The place where an image is drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  nonisolated deinit {}
  /// The form of the drawing.
  open private(set) var format: UIGraphicsImageRendererFormat
  /// The place to draw, which drops everything that is drawn.
  open private(set) var cgContext = CGContext()

  init(_ format: UIGraphicsImageRendererFormat) { self.format = format }

  /// The image so far: an empty one of the size.
  open var currentImage: UIImage { UIImage(size: format.bounds.size, scale: format.scale) }
  /// Does nothing, because nothing is drawn.
  open func fill(_ rect: CGRect) {}
  /// Does nothing, because nothing is drawn.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Does nothing, because nothing is drawn.
  open func stroke(_ rect: CGRect) {}
  /// Does nothing, because nothing is drawn.
  open func clip(to rect: CGRect) {}
}

/// An object that draws images: it calls the drawing code and returns an empty image of the size.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  nonisolated deinit {}
  /// The form of the images.
  open private(set) var format: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer for images with bounds, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// Creates a renderer for images with bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    format.bounds = bounds
    self.format = format
  }

  /// Calls the drawing code, and returns an empty image of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(format)
    actions(context)
    return context.currentImage
  }
  /// Calls the drawing code, and returns the data of an empty image.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// Calls the drawing code, and returns the data of an empty image.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

/// The drawings that have been begun, the last one innermost.
@MainActor
private enum Drawings {
  static var sizes: [(size: CGSize, scale: CGFloat)] = []
  static var pushed: [CGContext] = []
}

/// Begins to draw an image of a size, in points.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins to draw an image of a size, in points, and a scale; 0 for the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { Drawings.sizes.append((size, scale > 0 ? scale : UIScreen.main.scale)) }

/// Returns an empty image of the size; `nil` if no drawing has been begun.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  Drawings.sizes.last.map { UIImage(size: $0.size, scale: $0.scale) }
}

/// Ends to draw an image.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = Drawings.sizes.popLast() }

/// Returns the place to draw, which drops everything that is drawn; `nil` if no drawing has been
/// begun.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
  Drawings.pushed.last ?? (Drawings.sizes.isEmpty ? nil : CGContext())
}

/// Does nothing, because nothing is drawn.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {}

/// Does nothing, because nothing is drawn.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {}

/// Does nothing, because nothing is drawn.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}

/// Does nothing, because nothing is drawn.
@preconcurrency @MainActor
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}

/// Does nothing, because nothing is drawn.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) {}

/// Makes a place to draw the current one.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { Drawings.pushed.append(context) }

/// Makes the place to draw before the last pushed one the current one again.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = Drawings.pushed.popLast() }
