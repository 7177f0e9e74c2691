import HeadlessUIKit

extension UIViewController {
  /// Whether a push or presentation on this screen is under way, so that a second quick tap mustn't
  /// start another one.
  var isMoving: Bool { transitionCoordinator != nil }
}
