import Foundation
import HeadlessUIKit

/// A mistake of the app for which Core Data raises an exception, which ends the app.
enum Mistake {
  static func raise(_ message: String) -> Never {
    FrameworkException.raise("CoreData", message)
  }
}
