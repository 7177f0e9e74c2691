public import Foundation

nonisolated extension NSObjectProtocol {
  /// Returns whether the object conforms to a protocol, such as `NSCopying.self`.
  public func conforms<Proto>(to aProtocol: Proto.Type) -> Bool { self is Proto }
}
