import Synchronization

/// Distinguishes intervals that have the same name.
public struct OSSignpostID: Hashable, Sendable {
  /// The value.
  public let rawValue: UInt64
  private static let last = Atomic<UInt64>(1)

  /// Creates an identifier with a value.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates an identifier that no other interval has.
  public init(log: OSLog) {
    rawValue = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }
  /// Creates the identifier of an object's intervals.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identifier of an interval beside which there is no other one.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An identifier that marks nothing.
  public static let invalid = OSSignpostID(.max)
  /// An identifier that marks nothing.
  public static let null = OSSignpostID(0)
}

/// The kind of a signpost: the beginning of an interval, its end, or a point in time.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The value that the system gives the type.
  public let rawValue: UInt8
  /// Creates a type.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A point in time.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Marks a point in time for Instruments, which never looks at an app here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point in time for Instruments, with a message in the format of `os_log`.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}
