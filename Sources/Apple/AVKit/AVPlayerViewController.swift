@_exported public import AVFoundation
@_exported public import Foundation
@_exported public import HeadlessUIKit

/// A screen that shows what its player plays, with buttons that play, pause and close it.
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// The delegate, which is never called; a weak reference.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether the controls are shown.
  open var showsPlaybackControls = true
  /// The way in which a film fills the screen; stored, but not used.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether a film plays in a picture; stored, but not used.
  open var allowsPictureInPicturePlayback = true
  /// Whether the film fills the display at its beginning; stored, but not used.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the film leaves the display at its end; stored, but not used.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the first picture is there; always `false`.
  open var isReadyForDisplay: Bool { false }
  /// The view over the film.
  open private(set) lazy var contentOverlayView: UIView? = UIView()

  nonisolated deinit {}

  /// The item that plays, and the buttons.
  @Content.Builder open override var content: [Content.Element] {
    if let asset = player?.currentItem?.asset as? AVURLAsset {
      Content.Text(
        player?.timeControlStatus == .playing ? "playing" : "paused", asset.url.absoluteString)
    }
    if showsPlaybackControls, let player {
      if player.timeControlStatus == .playing {
        Content.Button("Pause") { player.pause() }
      } else {
        Content.Button("Play") { player.play() }
      }
    }
    if showsPlaybackControls, presentingViewController != nil, parent == nil {
      Content.Button("Close") { [self] in
        player?.pause()
        presentingViewController?.dismiss(animated: true)
      }
    }
  }
}

/// A delegate of the screen, which is never called.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
