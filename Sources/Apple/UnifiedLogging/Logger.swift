/// Writes messages to the log.
///
/// Like on iOS, an app's output doesn't contain them; `OS_ACTIVITY_DT_MODE` shows them.
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
  public func log(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .default, message())
  }
  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    log.write(message().text)
  }
  /// Writes a message at the default level.
  public func notice(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .default, message())
  }
  /// Writes a message for debugging.
  public func debug(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .debug, message())
  }
  /// Writes a message for debugging.
  public func trace(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .debug, message())
  }
  /// Writes a message that informs.
  public func info(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .info, message())
  }
  /// Writes a message about an error.
  public func warning(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .error, message())
  }
  /// Writes a message about an error.
  public func error(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .error, message())
  }
  /// Writes a message about a fault.
  public func critical(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .fault, message())
  }
  /// Writes a message about a fault.
  public func fault(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .fault, message())
  }
}
