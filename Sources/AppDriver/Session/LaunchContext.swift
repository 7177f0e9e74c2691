public import Foundation

/// What a launch brings: the device's size, a URL to open, a file of data.
public nonisolated struct LaunchContext: Sendable, Hashable, Codable {
  /// The width of the device's screen, as size classes tell it.
  public var size: DeviceSize
  /// The URL that the app is launched to open.
  public var url: URL?
  /// The path of the data that the app reads in place of its own.
  public var dataFile: String?

  /// Describes a launch; by default on a phone, with nothing else.
  public init(size: DeviceSize = .compact, url: URL? = nil, dataFile: String? = nil) {
    self.size = size
    self.url = url
    self.dataFile = dataFile
  }
}

/// The width of a device's screen, as size classes tell it.
public nonisolated enum DeviceSize: String, Sendable, Hashable, Codable, CaseIterable {
  /// Little room from side to side: a phone.
  case compact
  /// Much room from side to side: a tablet.
  case regular
}
