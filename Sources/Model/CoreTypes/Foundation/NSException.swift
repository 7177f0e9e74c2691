public import Foundation

/// An exception of Objective-C, which ends the app when it is raised.
nonisolated open class NSException: NSObject, @unchecked Sendable {
  /// The name.
  public final let name: NSExceptionName
  /// The reason.
  public final let reason: String?
  /// More about it.
  public final let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }

  /// Ends the app, as an exception does that nobody catches.
  open func raise() {
    fatalError("uncaught exception \(name.rawValue): \(reason ?? "no reason")")
  }

  /// Ends the app, as an exception does that nobody catches.
  open class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String)
      .raise()
  }
}

nonisolated extension NSExceptionName {
  /// Anything.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// A value out of its range.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// An argument that doesn't fit.
  public static let invalidArgumentException = NSExceptionName(
    rawValue: "NSInvalidArgumentException")
  /// A contradiction in the state.
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: "NSInternalInconsistencyException")
  /// A key that an object hasn't got.
  public static let undefinedKeyException = NSExceptionName(rawValue: "NSUnknownKeyException")
}
