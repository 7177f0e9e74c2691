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
    /// Intervals whose stacks Instruments records.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    /// Tracing that Instruments turns on.
    public static let dynamicTracing = Category(name: "DynamicTracing")
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

  /// Whether the log keeps messages of a level.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  /// Whether someone records signposts, which is never the case here.
  public var signpostsEnabled: Bool { false }

  func write(_ text: @autoclosure () -> String) {
    if isEnabled { LogMirror.write { prefix + text() } }
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
