public import Foundation
public import HeadlessUIKit

/// The observer of a property that is given by its name, which doesn't exist here.
///
/// To observe one is a fault, because Foundation on Linux has no key-value observing.
open class _RXKVOObserver: NSObject {
  /// Reports that the property can't be observed.
  public init(
    target: AnyObject, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
    callback: @escaping (Any?) -> Void
  ) {
    FlowshUnavailable.note(
      "rx.observe(\"\(keyPath)\") of \(type(of: target)), because there is no key-value observing",
      file: "")
  }

  /// Ends the observation.
  open func dispose() {}
}
