import DeviceSettings
@_exported public import Foundation
import HeadlessUIKit

/// The user's decision about photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited

  static var current: PHAuthorizationStatus {
    switch DeviceSettings.status(of: .photos) {
    case .undetermined: .notDetermined
    case .restricted: .restricted
    case .granted: .authorized
    case .limited: .limited
    default: .denied
    }
  }
}

/// The access for which an app asks.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// The library of photos, which is empty: an app can ask for access to it.
///
/// Handlers are called on the main thread.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  private override init() {}

  /// Returns the library.
  open class func shared() -> PHPhotoLibrary { library }

  /// Returns the user's decision, for which apps that don't know limited access have full access.
  open class func authorizationStatus() -> PHAuthorizationStatus {
    let status = PHAuthorizationStatus.current
    return status == .limited ? .authorized : status
  }
  /// Returns the user's decision.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .current
  }

  /// Asks the user for access, unless somebody has decided.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(for: .readWrite) { _ in handler(authorizationStatus()) } }

  /// Asks the user for access, unless somebody has decided.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        let question =
          accessLevel == .addOnly
          ? PermissionQuestion(
            "APP would like to add to your Photos", usageKeys: ["NSPhotoLibraryAddUsageDescription"]
          )
          : PermissionQuestion(
            "APP would like to access your Photos", usageKeys: ["NSPhotoLibraryUsageDescription"],
            answers: [
              "Limit Access": .limited, "Allow Full Access": .granted, "Don’t Allow": .denied,
            ])
        UIApplication.shared.request(.photos, question) { _ in handler(.current) }
      }
    }
  }

  /// Asks the user for access, unless somebody has decided.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
    }
  }
}
