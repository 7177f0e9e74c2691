import Foundation

extension UIView {
  func changePlace(to new: CGRect) {
    let old = place
    guard new != old, checkGeometry(new) else { return }
    place = new
    if new.size != old.size { requestLayout() }
    AnimatedChanges.current?.note(self, \.place, old)
    tellObservers()
  }

  /// Returns whether a place, which may be the view's bounds, consists of numbers.
  ///
  /// Core Animation raises an exception for one that doesn't, which is a fault.
  func checkGeometry(_ place: CGRect, isBounds: Bool = false) -> Bool {
    guard !place.hasNumbers else { return true }
    let (size, origin) = (place.size, isBounds ? place.origin : .zero)
    let isSize = isBounds || size != size
    UIApplication.shared.fault(
      .geometryNotANumber, owningController, nil,
      isSize
        ? "CALayer bounds contains NaN: [\(Self.pair(origin.x, origin.y)); \(Self.pair(size.width, size.height))]"
          + " Layer of \(type(of: self))"
        : "CALayer position contains NaN: [\(Self.pair(place.midX, place.midY))] Layer of"
          + " \(type(of: self))")
    return false
  }

  private static func pair(_ one: CGFloat, _ other: CGFloat) -> String {
    "\(ViewReader.text(one)) \(ViewReader.text(other))"
  }

  /// Asks for a layout when the app settles, if the view is on screen.
  func requestLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    var top = self
    while let above = top.around {
      guard !above.containsNeedForLayout else { return }
      above.containsNeedForLayout = true
      top = above
    }
    if top.isInWindow { UIApplication.shared.layOutLater(top) }
  }

  /// Lays out the view and the views inside it, if they need it: from the outside to the inside, as
  /// UIKit does.
  func layOutIfRequired() {
    guard needsLayout || containsNeedForLayout, !UIApplication.hasCrashed else { return }
    updateConstraintsInside()
    layOutSelfAndSubviews()
  }

  private func layOutSelfAndSubviews() {
    // A view that moves its subviews asks them for another layout, but not itself.
    if needsLayout {
      // The callbacks may ask for a layout at once, which doesn't include the one that is under
      // way.
      needsLayout = false
      if let controller {
        controller.call(.viewWillLayoutSubviews) { controller.viewWillLayoutSubviews() }
      }
      call(.layoutSubviews) { layoutSubviews() }
      if let controller {
        controller.call(.viewDidLayoutSubviews) { controller.viewDidLayoutSubviews() }
      }
      needsLayout = false
    }
    containsNeedForLayout = false
    for view in children where view.needsLayout || view.containsNeedForLayout {
      // A child controller off screen is laid out when it appears.
      if let child = view.controller, child !== controller, !child.isOnScreen { continue }
      view.layOutSelfAndSubviews()
    }
  }

  /// Updates the constraints of the view and those inside it, from the inside to the outside.
  func updateConstraintsInside() {
    for view in children where view.needsConstraintsUpdate || view.containsNeedForLayout {
      view.updateConstraintsInside()
    }
    guard needsConstraintsUpdate else { return }
    needsConstraintsUpdate = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
}

extension UIApplication {
  /// Lays out a view when the app settles.
  func layOutLater(_ view: UIView) {
    if let layoutPass, !layoutPass.isDone { return layoutPass.add(view) }
    let pass = LayoutPass(view)
    layoutPass = pass
    settleLater(pass)
  }
}

/// The layout of the views on screen that need it, which are retained until then.
final class LayoutPass: Deferred {
  // Not weak: a weak reference would slow down each later use of the view.
  private var entries: ContiguousArray<UIView>
  private(set) var isDone = false
  /// The most passes in which layouts ask for other ones: the limit of UIKit's own search for
  /// layouts without end.
  private static let mostPasses = 100

  init(_ view: UIView) { entries = [view] }

  func add(_ view: UIView) {
    // A loop, because a closure would check at run time that it is on the main actor.
    for entry in entries where entry === view { return }
    entries.append(view)
  }

  override func carryOut() {
    isDone = true
    // A layout that asks for another one of its superview goes on, but not endlessly.
    var passes = 0
    var views = entries
    entries = []
    while !views.isEmpty {
      passes += 1
      guard passes <= Self.mostPasses else {
        return UIApplication.shared.reportLayouts(of: views.flatMap(\.waitingForLayout))
      }
      isDone = false
      for view in views where view.isInWindow { view.layOutIfRequired() }
      isDone = true
      views = entries
      entries = []
    }
  }

  override func abandon() { entries = [] }

  override var repetition: Repetition? {
    .layout(entries.flatMap(\.waitingForLayout))
  }
}

extension UIView {
  /// The classes of the views that need a layout, from the outside to the inside.
  fileprivate var waitingForLayout: [String] {
    let own = needsLayout ? ["\(type(of: self))"] : []
    guard containsNeedForLayout else { return own }
    return own + children.flatMap(\.waitingForLayout)
  }
}

extension UIViewController {
  /// Lays out the view before it appears for the first time, or if it needs it.
  func layOutForAppearance() {
    guard viewIsLoaded, !UIApplication.hasCrashed else { return }
    if let loadedView { return loadedView.layOutIfRequired() }
    // Nobody has asked for the view, so nobody has changed it.
    guard !hasBeenLaidOut else { return }
    hasBeenLaidOut = true
    updateViewConstraints()
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
  }

  /// Tells the views that their window has changed.
  func noteWindow(_ window: UIWindow?) {
    guard let loadedView else { return }
    loadedView.willChangeWindow(to: window)
    loadedView.didChangeWindow(to: window)
  }
}

extension CGRect {
  /// Whether the position and the size are numbers.
  nonisolated var hasNumbers: Bool {
    // Only what isn't a number differs from itself.
    origin.x == origin.x && origin.y == origin.y && size.width == size.width
      && size.height == size.height
  }
}
