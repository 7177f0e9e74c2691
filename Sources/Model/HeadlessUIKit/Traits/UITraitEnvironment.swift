public import Foundation

/// An object with traits, such as a window or a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The current traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed; the argument contains the previous traits.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
