public import Foundation

extension UIView {
  /// A size that a view doesn't have.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The smallest size that fits.
  public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The largest size that fits.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The dimensions that are resized with the superview.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates a set of dimensions from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// The way in which content fills a view.
  public nonisolated enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The way in which the tint color is dimmed.
  public nonisolated enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's, as it is, or dimmed.
    case automatic, normal, dimmed
  }
}

/// Whether a view is mirrored in languages that are written from right to left.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  /// It is mirrored.
  case unspecified
  /// It isn't mirrored, because it plays media or shows directions.
  case playback, spatial
  /// It is always laid out from left to right, or from right to left.
  case forceLeftToRight, forceRightToLeft
}

/// An effect of moving the device; stored, but not used.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCoding {
  nonisolated deinit {}
  /// Creates an effect.
  public override init() { super.init() }
  /// Creates an effect; archives aren't available on Linux.
  public required init?(coder: NSCoder) { super.init() }
  /// Does nothing, because archives aren't available on Linux.
  open func encode(with coder: NSCoder) {}
}

/// An effect of tilting the device on a property; stored, but not used.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction in which the device is tilted.
  public nonisolated enum EffectType: Int, Sendable {
    /// Along the horizontal axis, or along the vertical axis.
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
  nonisolated deinit {}
  /// The property.
  open private(set) var keyPath: String
  /// The direction in which the device is tilted.
  open private(set) var type: EffectType
  /// The smallest change.
  open var minimumRelativeValue: Any?
  /// The largest change.
  open var maximumRelativeValue: Any?
  /// Creates an effect on a property.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
  /// Creates an effect on no property; archives aren't available on Linux.
  public required init?(coder: NSCoder) {
    (keyPath, type) = ("", .tiltAlongHorizontalAxis)
    super.init(coder: coder)
  }
}

/// Several effects of moving the device; stored, but not used.
open class UIMotionEffectGroup: UIMotionEffect {
  nonisolated deinit {}
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

/// An interaction that is added to a view, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view; `nil` if there is none.
  var view: UIView? { get }
  /// Called when the interaction is about to be added to a view, or removed if it is `nil`.
  func willMove(to view: UIView?)
  /// Called when the interaction has been added to a view, or removed if it is `nil`.
  func didMove(to view: UIView?)
}
