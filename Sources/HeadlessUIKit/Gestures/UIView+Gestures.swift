import Foundation

extension UIView {
  /// The recognizer that a tap on the view reaches; `nil` if there is none.
  var tapRecognizer: UITapGestureRecognizer? {
    guard isUserInteractionEnabled, let gestures = gestureRecognizers else { return nil }
    for case let tap as UITapGestureRecognizer in gestures
    where tap.isUsable && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 {
      return tap
    }
    return nil
  }

  /// Returns what a long press at a place in the view does, as the action of a row or button; `nil`
  /// if nothing.
  func longPress(at place: CGPoint = .zero) -> Content.Action? {
    guard let gestures = gestureRecognizers else { return nil }
    for case let press as UILongPressGestureRecognizer in gestures where press.isUsable {
      return Content.Action("") { press.personHoldsGesture(at: place) }
    }
    return nil
  }

  /// The interaction that shows a menu after a long press; `nil` if there is none.
  var contextMenuInteraction: UIContextMenuInteraction? {
    guard isUserInteractionEnabled, let rareSettings else { return nil }
    for case let menu as UIContextMenuInteraction in rareSettings.interactions { return menu }
    return nil
  }

  /// Returns the first recognizer of a kind in this view or the views inside it that fits, and that a
  /// person can use.
  func recognizer<Gesture: UIGestureRecognizer>(
    _ kind: Gesture.Type, where fits: @MainActor (Gesture) -> Bool
  ) -> Gesture? {
    guard !isHidden else { return nil }
    for case let gesture as Gesture in gestureRecognizers ?? []
    where gesture.isUsable && fits(gesture) {
      return gesture
    }
    for view in subviews {
      if let gesture = view.recognizer(kind, where: fits) { return gesture }
    }
    return nil
  }
}

extension UIViewController {
  /// Simulates a swipe of one finger over the screen, for the app's own swipe recognizers.
  ///
  /// - Returns: Whether a recognizer takes the swipe.
  package func personSwipes(_ direction: UISwipeGestureRecognizer.Direction) -> Bool {
    guard let gesture = swipeRecognizer(direction) else { return false }
    return gesture.personMakesGesture()
  }

  /// Whether one of the app's own swipe recognizers takes a swipe in a direction.
  package func takesSwipe(_ direction: UISwipeGestureRecognizer.Direction) -> Bool {
    swipeRecognizer(direction) != nil
  }

  private func swipeRecognizer(
    _ direction: UISwipeGestureRecognizer.Direction
  ) -> UISwipeGestureRecognizer? {
    viewIfLoaded?.recognizer(UISwipeGestureRecognizer.self) { $0.direction.contains(direction) }
  }

  /// Simulates a finger that moves from the left edge over the screen, for the app's own pan
  /// recognizers in this controller's view or the containers around it.
  ///
  /// - Parameter letsGo: Whether the finger turns back.
  /// - Returns: Whether a recognizer takes the gesture.
  package func personPansFromEdge(letsGo: Bool) -> Bool {
    guard let gesture = edgePan else { return false }
    return gesture.personPans(by: CGPoint(x: screenSize.width, y: 0), letsGo: letsGo)
  }

  /// Whether one of the app's own pan recognizers takes a finger that moves from the left edge.
  package var takesEdgePan: Bool { edgePan != nil }

  private var edgePan: UIPanGestureRecognizer? {
    var controller: UIViewController? = self
    while let owner = controller {
      let view = owner.viewIfLoaded
      let edge = view?.recognizer(UIScreenEdgePanGestureRecognizer.self) {
        $0.edges.contains(.left) && !($0 is PopGesture)
      }
      if let edge { return edge }
      for case let pan as UIPanGestureRecognizer in view?.gestureRecognizers ?? []
      where pan.isUsable && !(pan is UIScreenEdgePanGestureRecognizer) {
        return pan
      }
      controller = owner.parent
    }
    return nil
  }

  /// Simulates a finger that moves down over this presented controller, for the app's own pan
  /// recognizers.
  ///
  /// - Parameter letsGo: Whether the finger turns back.
  /// - Returns: Whether a recognizer takes the gesture.
  package func personPansDown(letsGo: Bool) -> Bool {
    guard let gesture = downPan else { return false }
    return gesture.personPans(by: CGPoint(x: 0, y: screenSize.height), letsGo: letsGo)
  }

  /// Whether one of the app's own pan recognizers takes a finger that moves down.
  package var takesPanDown: Bool { downPan != nil }

  private var downPan: UIPanGestureRecognizer? {
    viewIfLoaded?.recognizer(UIPanGestureRecognizer.self) {
      !($0 is UIScreenEdgePanGestureRecognizer)
    }
  }

  private var screenSize: CGSize { UIScreen.main.bounds.size }
}
