public import Foundation

/// The use of sound by the app; stored, but not used.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// A kind of use.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sound beside that of other apps.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that others may not mix.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Films and music.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recordings.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Calls.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  /// A mode of use.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The standard mode.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Calls.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Spoken texts.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }
  /// Options of a use.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other sounds go on.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Other sounds become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Headsets are allowed.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The speaker is the default.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  /// Options of a change.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps may go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let session = AVAudioSession()
  /// The kind of use.
  open private(set) var category = Category.soloAmbient
  /// The mode of use.
  open private(set) var mode = Mode.default
  /// The options.
  open private(set) var categoryOptions: CategoryOptions = []

  private override init() {}

  /// Returns the session of the app.
  open class func sharedInstance() -> AVAudioSession { session }

  /// Sets the kind of use.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Sets the kind of use.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    (self.category, categoryOptions) = (category, options)
  }
  /// Sets the kind and the mode of use.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws { (self.category, self.mode, categoryOptions) = (category, mode, options) }
  /// The user's decision about the microphone.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756e_6474
    case denied = 0x6465_6e79
    case granted = 0x6772_6e74
  }

  /// The user's decision about the microphone.
  open var recordPermission: RecordPermission {
    switch AVCaptureDevice.authorizationStatus(for: .audio) {
    case .notDetermined: .undetermined
    case .restricted, .denied: .denied
    case .authorized: .granted
    }
  }

  /// Asks the user for the microphone, unless somebody has decided.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
  }

  /// Does nothing.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
