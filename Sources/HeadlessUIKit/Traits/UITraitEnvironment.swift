public import Foundation

/// Something that has traits: a window, a screen, a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in force here.
  var traitCollection: UITraitCollection { get }
  /// Tells that traits changed; the old ones are given.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
