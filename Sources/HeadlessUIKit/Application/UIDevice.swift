public import Foundation

/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device that the app runs on.
  public static let current = UIDevice()

  nonisolated deinit {}

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// The orientation of the device.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// The name of the device; here the same as its model.
  open var name: String { model }
  /// The kind of device as text.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device as localized text.
  open var localizedModel: String { model }
  /// The system's name.
  open var systemName: String { "iOS" }
  /// The system's version.
  open var systemVersion: String { "18.0" }
  /// An identifier of the device; the same everywhere.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
  /// Whether multitasking is supported; always true.
  open var isMultitaskingSupported: Bool { true }
}

/// The orientation of a device.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
  /// Unknown, upright, upside down, rotated to a side, or lying flat.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is rotated to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
