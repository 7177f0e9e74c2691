import Foundation
import HeadlessUIKit

/// A mistake of the app for which Core Data raises an exception, which ends the app.
enum Mistake {
  /// Ends the app for an argument that can't be used; the caller goes on with a harmless value.
  static func fault(_ reason: String) {
    FrameworkException.fault("NSInvalidArgumentException", reason)
  }

  /// Ends the app, because there is no entity with a name or for a class.
  ///
  /// - Parameter reason: The reason.
  /// - Returns: An entity that no store has.
  static func noEntity(_ reason: String) -> NSEntityDescription {
    FrameworkException.fault("NSInternalInconsistencyException", reason)
    return NSEntityDescription()
  }

  /// Ends the app, whose code expects a value that there isn't.
  static func raise(_ reason: String) -> Never {
    FrameworkException.raise("NSInvalidArgumentException", reason)
  }
}
