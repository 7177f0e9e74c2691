public import Foundation

/// The use of sound by the app, as iOS 17 has it.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// The user's decision about the microphone.
  public typealias recordPermission = AVAudioSession.RecordPermission

  private static let application = AVAudioApplication()
  private override init() {}

  /// The app.
  open class var shared: AVAudioApplication { application }

  /// The user's decision about the microphone.
  open var recordPermission: AVAudioSession.RecordPermission {
    AVAudioSession.sharedInstance().recordPermission
  }

  /// Asks the user for the microphone, unless somebody has decided.
  open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) { AVCaptureDevice.requestAccess(for: .audio, completionHandler: response) }

  /// Asks the user for the microphone, unless somebody has decided.
  open class func requestRecordPermission() async -> Bool {
    await AVCaptureDevice.requestAccess(for: .audio)
  }
}
