import Foundation

extension UIView {
  /// Whether the view and the views around it take touches.
  var takesTouches: Bool {
    var next: UIView? = self
    while let view = next {
      guard view.isUserInteractionEnabled else { return false }
      next = view.superview
    }
    return true
  }

  /// Whether the view has recognizers or interactions, so that it may be more than what it shows.
  var mayTakeGestures: Bool {
    if let rareSettings, !rareSettings.interactions.isEmpty { return true }
    return gestureRecognizers != nil
  }

  /// Whether a long press on the view concerns the view itself, and not one of a list's items or a
  /// control, which have long presses of their own.
  var takesPressesItself: Bool {
    isUserInteractionEnabled && !(self is UIControl) && !(self is UIScrollView)
  }

  /// The recognizer of the fewest taps with one finger; `nil` if there is none.
  var tapRecognizer: UITapGestureRecognizer? { tapRecognizers.first }

  /// The recognizers of taps with one finger, one for each number of taps, in this order.
  var tapRecognizers: [UITapGestureRecognizer] {
    guard isUserInteractionEnabled, let gestures = gestureRecognizers else { return [] }
    var found: [UITapGestureRecognizer] = []
    for case let tap as UITapGestureRecognizer in gestures
    where tap.isUsable && tap.numberOfTouchesRequired == 1
      && !found.contains(where: { $0.numberOfTapsRequired == tap.numberOfTapsRequired })
    {
      found.append(tap)
    }
    return found.sorted { $0.numberOfTapsRequired < $1.numberOfTapsRequired }
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

  /// Adds the recognizers of a kind in this view and the views inside it that a finger reaches.
  ///
  /// The items of a list are left out, because a gesture on an item isn't one on the screen.
  func collectRecognizers<Gesture: UIGestureRecognizer>(into found: inout [Gesture]) {
    guard !isHidden, isUserInteractionEnabled else { return }
    for case let gesture as Gesture in gestureRecognizers ?? []
    where gesture.isUsable && !found.contains(where: { $0 === gesture }) {
      found.append(gesture)
    }
    guard !(self is any ItemHost) else { return }
    for view in subviews { view.collectRecognizers(into: &found) }
  }
}
