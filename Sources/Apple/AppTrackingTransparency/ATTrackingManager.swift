import DeviceSettings
@_exported public import Foundation
import HeadlessUIKit

/// The user's decision about tracking.
open class ATTrackingManager: NSObject, @unchecked Sendable {
  /// A decision.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }

  private override init() {}

  /// The user's decision.
  open class var trackingAuthorizationStatus: AuthorizationStatus {
    switch DeviceSettings.status(of: .tracking) {
    case .undetermined: .notDetermined
    case .restricted: .restricted
    case .granted: .authorized
    default: .denied
    }
  }

  /// Asks the user, unless somebody has decided; the closure is called on the main thread.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        UIApplication.shared.request(
          .tracking,
          PermissionQuestion(
            "Allow APP to track your activity across other companies’ apps and websites?",
            usageKeys: ["NSUserTrackingUsageDescription"],
            answers: ["Ask App Not to Track": .denied, "Allow": .granted])
        ) { _ in completion(trackingAuthorizationStatus) }
      }
    }
  }

  /// Asks the user, unless somebody has decided.
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestTrackingAuthorization { continuation.resume(returning: $0) }
    }
  }
}
