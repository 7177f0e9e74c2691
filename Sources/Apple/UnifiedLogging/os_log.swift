/// Writes a message, whose format has the specifiers of `String(format:)`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any...
) { log.write(LogFormat.text("\(message)", arguments)) }

/// Writes a message, whose format has the specifiers of `String(format:)`.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: Any...
) { log.write(LogFormat.text("\(message)", arguments)) }

/// Writes a message at the default level.
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
  OSLog.default.write(message().text)
}

/// Writes a message at a level.
public func os_log(_ type: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
  OSLog.default.write(message().text)
}

/// Writes a message at a level to a log.
public func os_log(
  _ type: OSLogType, log: OSLog, _ message: @autoclosure () -> OSLogMessage
) { log.write(message().text) }
