public import Foundation

/// The place of a bar on the screen.
public nonisolated enum UIBarPosition: Int, Sendable {
  /// The place isn't specified.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top of the screen, under the status bar.
  case topAttached
}

/// A bar with a place on the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The place of the bar.
  var barPosition: UIBarPosition { get }
}

/// A bar's delegate, which determines the place of the bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// In UIKit, called to determine the place of a bar; never called.
  /// - Default: `.any`
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

/// A navigation bar's delegate.
///
/// A subclass of `UINavigationController` that conforms to this protocol is the delegate of its
/// bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// In UIKit, called before an item is pushed; never called.
  /// - Default: `true`
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// In UIKit, called when an item has been pushed; never called.
  /// - Default: nothing
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Called when the user taps the Back button.
  ///
  /// If it returns `false`, the stack stays as it is. It isn't called for a swipe back or a pop in
  /// code.
  /// - Default: `true`
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// In UIKit, called when an item has been popped; never called.
  /// - Default: nothing
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

/// The color of a bar; stored, but not used.
public nonisolated enum UIBarStyle: Int, Sendable {
  /// Dark text on a light background.
  case `default`
  /// Light text on a dark background.
  case black
  /// Light text on a translucent dark background.
  @available(iOS, deprecated: 13.0)
  case blackTranslucent
}

/// The amount of space that is available for a bar.
public nonisolated enum UIBarMetrics: Int, Sendable {
  /// The amount of space at the default height.
  case `default`
  /// The amount of space at a compact height.
  case compact
  /// The amount of space for a bar with a prompt, at the default height.
  case defaultPrompt = 101
  /// The amount of space for a bar with a prompt, at a compact height.
  case compactPrompt
}
