import DeviceSettings
public import Foundation
import HeadlessUIKit

/// The user's decision about a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized

  init(_ status: PermissionStatus) {
    self =
      switch status {
      case .undetermined: .notDetermined
      case .restricted: .restricted
      case .granted: .authorized
      default: .denied
      }
  }
}

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Films and pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// A camera or a microphone: the device has none, but an app can ask for access.
///
/// Handlers are called on the main thread.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  private override init() {}

  private static func permission(_ mediaType: AVMediaType) -> Permission {
    mediaType == .audio ? .microphone : .camera
  }

  /// Returns `nil`, because there is no device.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Returns the user's decision.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    AVAuthorizationStatus(DeviceSettings.status(of: permission(mediaType)))
  }

  /// Asks the user for access, unless somebody has decided.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    let permission = permission(mediaType)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        UIApplication.shared.request(
          permission,
          permission == .camera
            ? PermissionQuestion(
              "APP would like to access the Camera", usageKeys: ["NSCameraUsageDescription"])
            : PermissionQuestion(
              "APP would like to access the Microphone",
              usageKeys: ["NSMicrophoneUsageDescription"])
        ) { handler($0 == .granted) }
      }
    }
  }

  /// Asks the user for access, unless somebody has decided.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { continuation in
      requestAccess(for: mediaType) { continuation.resume(returning: $0) }
    }
  }
}
