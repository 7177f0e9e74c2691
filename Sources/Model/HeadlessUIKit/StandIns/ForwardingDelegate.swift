import Foundation

/// A delegate or data source that passes calls on to another one, and so has each optional method
/// of its protocols.
package nonisolated protocol ForwardingDelegate: AnyObject {
  /// The object to which calls are passed on.
  var forwardingTarget: AnyObject? { get }
  /// Returns whether the object wants calls of a method, itself or for its target.
  func responds(to selector: Selector!) -> Bool
}
