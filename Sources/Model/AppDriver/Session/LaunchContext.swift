public import DeviceSettings
public import Foundation

/// The parameters of a launch: the device's size, a URL to open, a data file, and what the user has
/// decided about the app.
public nonisolated struct LaunchContext: Sendable, Hashable, Codable {
  /// The width of the device's screen, as a size class.
  public var size: DeviceSize
  /// The URL that the launch opens; `nil` if there is none.
  public var url: URL?
  /// The path of a data file that replaces the app's own data; `nil` if there is none.
  public var dataFile: String?
  /// The notification that the user taps to launch the app; `nil` if there is none.
  public var notification: PushNotification?
  /// The user's decisions about services.
  public var permissions: [Permission: PermissionStatus] = [:]
  /// The place of the device; `nil` if it isn't known.
  public var location: DeviceLocation?
  /// The launch arguments, which the app finds in `UserDefaults` and among the arguments of its
  /// process; those without a value only there.
  public var arguments = LaunchArguments()
  /// The code of the user's language, such as `de`; `nil` for the app's development language.
  public var language: String?
  /// The code of the region, such as `CH`; `nil` for the one where most people speak the language.
  public var region: String?
  /// The time that animations and animated transitions take.
  public var transitions = TransitionTiming.instant

  /// Creates a context.
  ///
  /// By default, the device is a phone, and there is no URL or data file.
  public init(size: DeviceSize = .compact, url: URL? = nil, dataFile: String? = nil) {
    self.size = size
    self.url = url
    self.dataFile = dataFile
  }
}

/// The width of a device's screen, as a size class.
public nonisolated enum DeviceSize: String, Sendable, Hashable, Codable, CaseIterable {
  /// A narrow screen: a phone.
  case compact
  /// A wide screen: a tablet.
  case regular
}
