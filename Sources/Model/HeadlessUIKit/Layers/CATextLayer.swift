public import Foundation

/// A layer with text; stored, but not drawn.
open class CATextLayer: CALayer {
  nonisolated deinit {}
  /// The text.
  open var string: Any?
  /// The font.
  open var font: AnyObject?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The color of the text.
  open var foregroundColor: CGColor?
  /// Whether the text is wrapped.
  open var isWrapped = false
  /// The alignment of the text.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The point at which text that doesn't fit is cut off.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Whether letters are placed at fractions of pixels; stored, but not used.
  open var allowsFontSubpixelQuantization = false
}

/// The alignment of a text layer.
public nonisolated struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  /// The name of the alignment.
  public let rawValue: String
  /// Creates an alignment from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the language is written.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// To the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// To the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the center.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// To both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The point at which a text layer cuts off text that doesn't fit.
public nonisolated struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}
