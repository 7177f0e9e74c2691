/// A log: a category of a subsystem.
public final class OSLog: Sendable {
  /// The log of what names none.
  public static let `default` = OSLog(subsystem: "", category: "", isEnabled: true)
  /// The log whose messages are dropped.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  /// The names of categories that the system knows.
  public struct Category: Sendable {
    let name: String
    /// Points of interest for Instruments.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
  }

  private let prefix: String
  private let isEnabled: Bool

  private init(subsystem: String, category: String, isEnabled: Bool) {
    prefix = category.isEmpty ? "" : "[\(category)] "
    self.isEnabled = isEnabled
  }

  /// Creates a log for a category of a subsystem.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  /// Creates a log for a category that the system knows.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// Returns whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  func write(_ text: String, _ level: OSLogType) {
    if isEnabled { print(prefix + text) }
  }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The value that the system gives the level.
  public let rawValue: UInt8
  /// Creates a level.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The default level.
  public static let `default` = OSLogType(rawValue: 0)
  /// Information.
  public static let info = OSLogType(rawValue: 1)
  /// Details for debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A fault, which is a mistake in the program.
  public static let fault = OSLogType(rawValue: 17)
}

/// Writes a message, whose format has the specifiers of `String(format:)`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) { log.write(LogFormat.text("\(message)", arguments), type) }

/// Writes a message, whose format has the specifiers of `String(format:)`.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: any CVarArg...
) { log.write(LogFormat.text("\(message)", arguments), type) }

/// Writes a message at the default level.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a message at a level.
public func os_log(_ type: OSLogType, _ message: OSLogMessage) {
  OSLog.default.write(message.text, type)
}

/// Writes a message at a level to a log.
public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) {
  log.write(message.text, type)
}
