extension UIPageViewController {
  /// The number of dots in the page indicator, and the index of the selected one; `nil` if there is
  /// no indicator.
  ///
  /// As in UIKit, only horizontal pages that scroll have one. The data source is asked after the
  /// app has set a page; the user's turns select the dots after that.
  package var dots: (count: Int, current: Int)? {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal,
      let source = storedDataSource
    else { return nil }
    if keptDots == nil {
      let count = source.presentationCount(for: self)
      keptDots = (count, count > 0 ? source.presentationIndex(for: self) : 0)
    }
    return keptDots.flatMap { $0.count > 0 ? $0 : nil }
  }

  /// Selects the next dot in a direction.
  func turnDots(_ direction: NavigationDirection) {
    guard let dots else { return }
    let next = dots.current + (direction == .forward ? 1 : -1)
    keptDots = (dots.count, min(max(next, 0), dots.count - 1))
  }
}
