/// The modules of iOS beside UIKit, of which an app is linked with those that it imports.
///
/// `Adoption` is compiled with this file, too, by a symbolic link.
enum FrameworkModules {
  /// Their names, as apps' adapted sources import them.
  static let names: Set = [
    "AVFoundation", "AVKit", "AppTrackingTransparency", "AuthenticationServices", "ContactRecords",
    "ContactsUI", "CoreLocation", "CryptoHashes", "EventKit", "EventKitUI", "LocalAuthentication",
    "ManagedObjects", "MapKit", "MessageUI", "PDFKit", "Photos", "PhotosUI", "RxCocoaRuntime",
    "StoreKit", "UserNotifications", "WebKit",
  ]
}
