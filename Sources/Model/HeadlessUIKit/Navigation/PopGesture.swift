import Foundation

/// The gesture recognizer for a navigation controller's swipe from the left edge.
///
/// As in UIKit, it belongs to the navigation controller's view and has a delegate, which an app can
/// replace and set again.
final class PopGesture: UIScreenEdgePanGestureRecognizer {
  private let gate: Gate

  init(_ navigation: UINavigationController) {
    gate = Gate(navigation)
    super.init(target: nil, action: nil)
    edges = .left
    view = navigation.viewIfLoaded
    begin(with: gate)
  }

  /// Whether the delegate is the one that the recognizer has from the start.
  var hasOwnDelegate: Bool { storedDelegate === gate }

  /// The delegate that lets the swipe begin if there is a Back button.
  final class Gate: NSObject, UIGestureRecognizerDelegate {
    /// The method of UIKit's own delegate that pops, which libraries ask for and call.
    ///
    /// It does nothing: a swipe pops without it.
    nonisolated static let methodName = "handleNavigationTransition:"

    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      navigation?.hasBackButton ?? false
    }
  }
}

extension UINavigationController {
  var popGesture: PopGesture {
    if let loadedPopGesture { return loadedPopGesture }
    let gesture = PopGesture(self)
    loadedPopGesture = gesture
    return gesture
  }
}
