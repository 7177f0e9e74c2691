public import HeadlessUIKit

/// The way in which a film fills its frame.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The whole film fits.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The film fills the frame.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The film is stretched.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// A layer with a player.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// The way in which a film fills the layer; stored, but not used.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the first picture is there; always `false`.
  open var isReadyForDisplay: Bool { false }
  /// Creates a layer.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
