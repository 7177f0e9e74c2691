public import Foundation

nonisolated extension ProcessInfo {
  /// The thermal state of the device.
  public enum ThermalState: Int, Sendable {
    /// As usual.
    case nominal
    /// Slightly hotter.
    case fair
    /// Hot.
    case serious
    /// So hot that the device must cool down.
    case critical
  }

  /// Reasons to keep the device from sleeping or the app from ending; not used.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt64
    /// Creates options from a bit mask.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The display stays on.
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    /// The device stays awake.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// The app isn't ended at once.
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    /// The app isn't ended.
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    /// The user waits for it.
    public static let userInitiated: ActivityOptions = [
      .userInitiatedAllowingIdleSystemSleep, .idleSystemSleepDisabled,
    ]
    /// The user waits for it, but the device may sleep.
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0xEFFFFF)
    /// The user doesn't wait for it.
    public static let background = ActivityOptions(rawValue: 0xFF)
    /// Time matters.
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }

  /// The thermal state of the device, which is always nominal.
  public var thermalState: ThermalState { .nominal }
  /// Posted when `thermalState` changes; never on Linux.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
  /// Whether the device saves energy; never on Linux.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether the app runs on a Mac; never on Linux.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the app was built for a Mac; never on Linux.
  public var isMacCatalystApp: Bool { false }

  /// Returns an object that stands for an activity; the process runs on without it, too.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { NSObject() }
  /// Does nothing.
  public func endActivity(_ activity: any NSObjectProtocol) {}
  /// Calls a closure.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: @escaping () -> Void
  ) { block() }
  /// Calls a closure on another thread, with `false`: the time doesn't run out.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }
}
