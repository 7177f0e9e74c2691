/// Writes messages to the log.
///
/// On Linux they are printed, as in the console of Xcode, where only private values are hidden.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger for the default subsystem.
  public init() { log = .default }
  /// Creates a logger for a subsystem and a category in it.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message at the default level.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message for debugging.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message for debugging.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message that informs.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message about an error.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about a fault.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message about a fault.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
