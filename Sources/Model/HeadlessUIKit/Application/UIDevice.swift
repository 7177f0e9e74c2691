public import Foundation

/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device that the app runs on.
  open class var current: UIDevice { only }
  private static let only = UIDevice()

  nonisolated deinit {}

  /// The device type: phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// The orientation in which the device is held, which the interface may not support.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.isHeldInLandscape ? .landscapeLeft : .portrait
  }
  /// The device's name, which is the same as its model.
  open var name: String { model }
  /// The device's model, such as "iPhone".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The device's model as a localized string.
  open var localizedModel: String { model }
  /// The name of the operating system.
  open var systemName: String { "iOS" }
  /// The version of the operating system.
  open var systemVersion: String { "18.0" }
  /// An identifier for the device; it is the same on all simulated devices.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
  /// Whether the battery is monitored; stored, but not used.
  open var isBatteryMonitoringEnabled = false
  /// The level of the battery; always unknown, which is -1.
  open var batteryLevel: Float { -1 }
  /// Whether changes of the orientation are posted; always `false`.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Does nothing.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Never posted; UIKit posts it when the orientation has changed.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Whether the battery is charged; always unknown.
  open var batteryState: BatteryState { .unknown }
  /// Whether the proximity of the user's face is monitored; stored, but not used.
  open var isProximityMonitoringEnabled = false
  /// Whether the device is close to the user's face; always `false`.
  open var proximityState: Bool { false }
  /// Does nothing; UIKit plays the sound of a key of the keyboard.
  open func playInputClick() {}
  /// Whether multitasking is supported; always `true`.
  open var isMultitaskingSupported: Bool { true }
}

extension UIDevice {
  /// The state of the battery.
  public nonisolated enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// Never posted, because the state of the battery isn't known.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Never posted, because the level of the battery isn't known.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted, because there is no proximity sensor.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// The orientation of a device.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
  /// The orientation isn't known.
  case unknown
  /// The device is upright.
  case portrait
  /// The device is upside down.
  case portraitUpsideDown
  /// The device is rotated to the left.
  case landscapeLeft
  /// The device is rotated to the right.
  case landscapeRight
  /// The device is flat, and its screen faces up.
  case faceUp
  /// The device is flat, and its screen faces down.
  case faceDown

  /// Whether the device is rotated to one side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
