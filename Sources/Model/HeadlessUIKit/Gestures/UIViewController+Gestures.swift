import Foundation

/// The gestures of one finger that the app's own recognizers take.
///
/// UIKit's own gestures, such as a navigation controller's swipe from the edge, come first, and the
/// app's recognizers wait until those have failed.
extension UIViewController {
  // MARK: Swipes to the side

  /// Simulates a swipe of one finger over the screen, for the app's own swipe recognizers.
  ///
  /// - Returns: Whether a recognizer takes the swipe.
  package func personSwipes(_ direction: UISwipeGestureRecognizer.Direction) -> Bool {
    swipes(direction).contains { $0.personMakesGesture() }
  }

  /// Whether one of the app's own swipe recognizers takes a swipe in a direction.
  package func takesSwipe(_ direction: UISwipeGestureRecognizer.Direction) -> Bool {
    swipes(direction).contains { $0.mayBegin() }
  }

  /// Simulates a finger that moves to the left or right over the whole screen, for the app's own
  /// swipe recognizers, or else its pan recognizers.
  ///
  /// - Parameter toLeft: Whether the finger moves to the left, as to a next page.
  /// - Returns: Whether a recognizer takes the gesture.
  package func personSwipesAside(toLeft: Bool) -> Bool {
    if personSwipes(toLeft ? .left : .right) { return true }
    let distance = CGPoint(x: toLeft ? -screenSize.width : screenSize.width, y: 0)
    return screenPans.contains { $0.personPans(by: distance, letsGo: false) }
  }

  /// Whether one of the app's own recognizers takes a finger that moves to the left or right over
  /// the whole screen.
  package func takesSwipeAside(toLeft: Bool) -> Bool {
    if takesSwipe(toLeft ? .left : .right) { return true }
    let distance = CGPoint(x: toLeft ? -screenSize.width : screenSize.width, y: 0)
    return screenPans.contains { $0.mayPan(by: distance) }
  }

  // MARK: Swipes from the edge

  /// Simulates a finger that moves from the left edge over the screen, for the app's own
  /// recognizers in this controller's view or the containers around it.
  ///
  /// - Parameter letsGo: Whether the finger turns back.
  /// - Returns: Whether a recognizer takes the gesture.
  package func personPansFromEdge(letsGo: Bool) -> Bool {
    let distance = CGPoint(x: screenSize.width, y: 0)
    if edgePans.contains(where: { $0.personPans(by: distance, letsGo: letsGo) }) { return true }
    // A finger that turns back makes no swipe.
    return !letsGo && personSwipes(.right)
  }

  /// Whether one of the app's own recognizers takes a finger that moves from the left edge.
  ///
  /// As for UIKit's own swipe, the recognizers' delegates are asked.
  package var takesEdgePan: Bool { followsEdgePan || takesSwipe(.right) }

  /// Whether one of the app's own recognizers follows a finger from the left edge, which can turn
  /// back.
  package var followsEdgePan: Bool {
    guard UIGestureRecognizer.areDragsAttached else { return false }
    let distance = CGPoint(x: screenSize.width, y: 0)
    return edgePans.contains { $0.mayPan(by: distance) }
  }

  // MARK: Swipes down

  /// Simulates a finger that moves down over this controller, for the app's own recognizers.
  ///
  /// - Parameter letsGo: Whether the finger turns back.
  /// - Returns: Whether a recognizer takes the gesture.
  package func personPansDown(letsGo: Bool) -> Bool {
    let distance = CGPoint(x: 0, y: screenSize.height)
    if downPans.contains(where: { $0.personPans(by: distance, letsGo: letsGo) }) { return true }
    return !letsGo && personSwipes(.down)
  }

  /// Whether one of the app's own recognizers takes a finger that moves down.
  package var takesPanDown: Bool { followsPanDown || takesSwipe(.down) }

  /// Whether one of the app's own recognizers follows a finger that moves down, which can turn
  /// back.
  package var followsPanDown: Bool {
    guard UIGestureRecognizer.areDragsAttached else { return false }
    let distance = CGPoint(x: 0, y: screenSize.height)
    return downPans.contains { $0.mayPan(by: distance) }
  }

  // MARK: Recognizers

  /// The recognizers that take a finger from the left edge: those for edges, or else those for any
  /// movement over the whole screen.
  private var edgePans: [UIPanGestureRecognizer] {
    let edges: [UIScreenEdgePanGestureRecognizer] = recognizers()
    return edges.filter { $0.edges.contains(.left) } + screenPans
  }

  /// The recognizers that take a finger that moves down.
  private var downPans: [UIPanGestureRecognizer] {
    let pans: [UIPanGestureRecognizer] = recognizers()
    return pans.filter {
      !($0 is UIScreenEdgePanGestureRecognizer) && $0.minimumNumberOfTouches < 2
    }
  }

  /// The recognizers of any movement in the views of this controller and those around it.
  ///
  /// Those of views inside, such as a card, are left out.
  private var screenPans: [UIPanGestureRecognizer] {
    guard UIGestureRecognizer.areDragsAttached else { return [] }
    return touchedViews.flatMap { $0.gestureRecognizers ?? [] }.compactMap { gesture in
      guard let pan = gesture as? UIPanGestureRecognizer, pan.isUsable,
        !(pan is UIScreenEdgePanGestureRecognizer), pan.minimumNumberOfTouches < 2
      else { return nil }
      return pan
    }
  }

  private func swipes(
    _ direction: UISwipeGestureRecognizer.Direction
  ) -> [UISwipeGestureRecognizer] {
    let swipes: [UISwipeGestureRecognizer] = recognizers()
    return swipes.filter {
      $0.direction.contains(direction) && $0.numberOfTouchesRequired == 1
    }
  }

  /// The recognizers of a kind that a finger on this screen reaches, from the inside to the
  /// outside.
  private func recognizers<Gesture: UIGestureRecognizer>() -> [Gesture] {
    guard UIGestureRecognizer.areDragsAttached else { return [] }
    var found: [Gesture] = []
    for view in touchedViews { view.collectRecognizers(into: &found) }
    return found
  }

  /// The views of this controller, of the containers around it, and of its presentation or window,
  /// from the inside to the outside.
  private var touchedViews: [UIView] {
    var views: [UIView] = []
    var top = self
    if let viewIfLoaded { views.append(viewIfLoaded) }
    while let container = top.parent {
      if let view = container.viewIfLoaded { views.append(view) }
      top = container
    }
    if top.presenter != nil {
      if let view = top.currentPresentationController?.containerView { views.append(view) }
    } else if let window = hostWindow {
      views.append(window)
    }
    return views
  }

  private var screenSize: CGSize { UIScreen.main.bounds.size }
}
