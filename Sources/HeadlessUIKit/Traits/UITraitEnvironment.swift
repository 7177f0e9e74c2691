public import Foundation

/// An object that has traits: a window, a screen, a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in effect here.
  var traitCollection: UITraitCollection { get }
  /// Notifies of changed traits; receives the previous ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
