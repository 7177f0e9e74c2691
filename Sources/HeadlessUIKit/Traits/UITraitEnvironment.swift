public import Foundation

/// An object that has traits: a window, a screen, a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in effect here.
  var traitCollection: UITraitCollection { get }
  /// Called when traits have changed, with the previous traits.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
