public import Foundation

/// A view that shows an image.
///
/// A person reads it only if it has an accessibility label; pictures show it anyway.
open class UIImageView: UIView {
  private var animates = false

  nonisolated deinit {}

  /// Creates a view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates a view with an image and another one for its highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates an empty view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is InterfaceCoder) { isUserInteractionEnabled = false }
  }

  /// The image.
  open var image: UIImage?
  /// The image of the highlighted state.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted.
  open var isHighlighted = false
  /// The configuration of a symbol; stored, but not used.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether the image grows with the user's preferred size of text; stored, but not used.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The images of an animation; stored, but not used.
  open var animationImages: [UIImage]?
  /// The images of the highlighted state's animation; stored, but not used.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of the animation, in seconds; stored, but not used.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions of the animation; stored, but not used.
  open var animationRepeatCount = 0
  /// Starts the animation.
  open func startAnimating() { animates = true }
  /// Stops the animation.
  open func stopAnimating() { animates = false }
  /// Whether the animation runs.
  open var isAnimating: Bool { animates }
  /// The size of the image, in points.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Returns the size of the image, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  /// Whether the image fills the view around it, behind other views.
  private var isBackground: Bool {
    guard let around, around.children.last !== self else { return false }
    if !around.bounds.isEmpty, frame.contains(around.bounds) { return true }
    let edges = around.constraints.compactMap { $0.edge(of: self, along: around) }
    return [.top, .bottom, .left, .right].allSatisfy(edges.contains)
  }

  override func read(into reader: ViewReader) {
    if let accessibilityLabel, rareSettings?.isAccessibilityElement != false {
      reader.addStatus(accessibilityLabel, of: self)
    } else if rareSettings?.isAccessibilityElement == true {
      reader.addStatus(
        image?.spokenName ?? "Image", of: self, lacksLabel: lacksLabel(own: image?.spokenLabel))
    } else if let image, reader.readsDecorations, !isBackground {
      reader.addDecoration(image, of: self)
    }
    if !children.isEmpty { reader.readSubviews(of: self) }
  }
}
