import DeviceSettings
public import Foundation
public import HeadlessUIKit

/// The App Store's part of the app.
public enum AppStore {
  /// Whether the user may buy.
  public static var canMakePayments: Bool { DeviceSettings.status(of: .purchases) == .granted }
  /// Reads the purchases from the store again, which changes nothing.
  public static func sync() async throws {}
  /// Asks the user to rate the app.
  @MainActor public static func requestReview(in scene: UIWindowScene) {
    SKStoreReviewController.requestReview(in: scene)
  }
}

/// An error of the store.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled
  /// The network can't be reached.
  case networkError(URLError)
  /// Another error of the system.
  case systemError(any Error)
}
