public import Foundation

/// A film or a sound, which isn't read.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Creates an asset at a place.
  public convenience init(url: URL) { self.init() }
  /// The duration, which isn't known.
  open var duration: CMTime { .indefinite }
}

/// A film or a sound at a place.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The place.
  open private(set) var url: URL
  /// Creates an asset at a place.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

/// A medium to play, and its state.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether an item can be played.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// The film or sound.
  open private(set) var asset: AVAsset
  /// Whether the item can be played; always ready.
  open var status: Status { .readyToPlay }
  /// The duration, which isn't known.
  open var duration: CMTime { .indefinite }
  /// The error; always `nil`.
  open var error: (any Error)? { nil }
  fileprivate var time = CMTime.zero

  /// Creates an item of an asset.
  public init(asset: AVAsset) { self.asset = asset }
  /// Creates an item at a place.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// Returns the time that has been reached.
  open func currentTime() -> CMTime { time }
  /// Goes to a time.
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    self.time = time
    completionHandler?(true)
  }

  /// Posted at the end of an item; never, because the duration isn't known.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
  /// Posted at the end of an item; never, because the duration isn't known.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// A player, which knows whether it plays, and plays nothing.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether a player can play.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// The activity of a player.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// The action of a player at the end of its item.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  /// The item to play; `nil` if there is none.
  open private(set) var currentItem: AVPlayerItem?
  /// The speed: 0 if the player pauses.
  open var rate: Float = 0
  /// The volume; stored, but not used.
  open var volume: Float = 1
  /// Whether the sound is off; stored, but not used.
  open var isMuted = false
  /// The action at the end of the item; stored, but not used.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether the player waits for data; stored, but not used.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether AirPlay is allowed; stored, but not used.
  open var allowsExternalPlayback = true
  /// Whether the player can play; always ready.
  open var status: Status { .readyToPlay }
  /// The error; always `nil`.
  open var error: (any Error)? { nil }

  /// Creates a player without an item.
  public override init() {}
  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  /// Creates a player of the item at a place.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// The activity of the player.
  open var timeControlStatus: TimeControlStatus {
    rate != 0 && currentItem != nil ? .playing : .paused
  }
  /// Begins to play.
  open func play() { rate = 1 }
  /// Pauses.
  open func pause() { rate = 0 }
  /// Replaces what is played.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Returns the time that has been reached, which only `seek` changes.
  open func currentTime() -> CMTime { currentItem?.time ?? .zero }
  /// Goes to a time.
  open func seek(to time: CMTime) { currentItem?.time = time }
  /// Goes to a time.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }
  /// Goes to a time.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }
  /// Returns an observer that is never called, because the time stands still.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Does nothing.
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player of several items.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem]
  /// Creates a player of items.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }
  /// Returns the items that are left.
  open func items() -> [AVPlayerItem] { queue }
  /// Goes to the next item.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  /// Removes all items.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}
