public import Foundation

/// A player of a sound, which knows whether it plays, and plays nothing.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The delegate, which is never called, because the duration isn't known; a weak reference.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The place of the file; `nil` if there is none.
  open private(set) var url: URL?
  /// Whether the player plays.
  open private(set) var isPlaying = false
  /// The volume; stored, but not used.
  open var volume: Float = 1
  /// The speed; stored, but not used.
  open var rate: Float = 1
  /// Whether the speed can change; stored, but not used.
  open var enableRate = false
  /// The number of repetitions; stored, but not used.
  open var numberOfLoops = 0
  /// The time that has been reached.
  open var currentTime: TimeInterval = 0
  /// The duration; always 0, because the sound isn't read.
  open var duration: TimeInterval { 0 }

  /// Creates a player of a file.
  ///
  /// - Throws: An error if there is no such file.
  public init(contentsOf url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    self.url = url
  }

  /// Creates a player of data.
  public init(data: Data) throws {}

  /// Prepares to play.
  ///
  /// - Returns: `true`.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Begins to play.
  ///
  /// - Returns: `true`.
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }

  /// Pauses.
  open func pause() { isPlaying = false }
  /// Stops.
  open func stop() { isPlaying = false }
}

/// A delegate of a player, which is never called.
@preconcurrency
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called at the end of the sound.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called if the sound can't be read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
