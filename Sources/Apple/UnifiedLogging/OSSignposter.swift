/// Marks intervals and points in time for Instruments.
///
/// They are recorded only while Instruments looks at an app, which it never does here.
public struct OSSignposter: Sendable {
  /// Whether someone records what is marked.
  public var isEnabled: Bool { false }
  /// A signposter whose marks are dropped.
  public static let disabled = OSSignposter()

  /// Creates a signposter for the default subsystem.
  public init() {}
  /// Creates a signposter for a category of a subsystem.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for a category that the system knows.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter for a logger's log.
  public init(logger: Logger) {}

  /// Returns an identifier that no other interval has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }
  /// Returns the identifier of an object's intervals.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }
  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> OSLogMessage
  ) {}

  /// Marks a point in time.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a point in time with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) {}

  /// Calls a closure, which takes an interval.
  ///
  /// - Parameters:
  ///   - name: The interval's name.
  ///   - id: Distinguishes intervals with the same name.
  ///   - around: The closure.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around: () throws -> Result
  ) rethrows -> Result { try around() }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  private let id: OSSignpostID

  fileprivate init(id: OSSignpostID) { self.id = id }
}
