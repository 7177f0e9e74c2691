import Foundation

extension UIScrollView {
  /// Simulates a flick by one page or to the end, which moves on by itself and comes to rest.
  package func personScrolls(toEnd: Bool) {
    personFlicks(to: toEnd ? target(of: furthestOffset) : target(movedBy: 1))
  }

  /// Returns whether there is a page in a direction.
  package func hasPage(forward: Bool) -> Bool {
    if let list = self as? UICollectionView, list.hasSectionOfPages {
      return list.hasPageInSection(forward: forward)
    }
    if let list = self as? any ItemHost { return list.display.hasPage(forward: forward) }
    return target(movedBy: forward ? 1 : -1) != bounds.origin
  }

  /// Simulates a flick to the next or the previous page.
  ///
  /// - Returns: Whether there is such a page.
  package func personTurnsPage(forward: Bool) -> Bool {
    if let list = self as? UICollectionView, list.hasSectionOfPages {
      return list.personTurnsPageInSection(forward: forward)
    }
    if let list = self as? any ItemHost { return list.display.personTurnsPage(forward: forward) }
    let target = target(movedBy: forward ? 1 : -1)
    guard target != bounds.origin else { return false }
    personFlicks(to: target)
    return true
  }

  /// Whether the user scrolls to the side.
  private var scrollsToSide: Bool {
    furthestOffset.y <= -insets.top && furthestOffset.x > -insets.left
  }

  /// Returns the offset after a movement by a number of pages, within the content.
  private func target(movedBy pages: CGFloat) -> CGPoint {
    let (start, furthest) = (bounds.origin, furthestOffset)
    var target = start
    if scrollsToSide {
      let page = max(bounds.width, 1)
      target.x = start.x + pages * page
      if isPagingEnabled { target.x = (target.x / page).rounded() * page }
      target.x = max(-insets.left, min(target.x, furthest.x))
    } else {
      let page = max(bounds.height, 1)
      target.y = start.y + pages * page
      if isPagingEnabled { target.y = (target.y / page).rounded() * page }
      target.y = max(-insets.top, min(target.y, furthest.y))
    }
    return target
  }

  /// Returns the offset with the part of another one in the direction of scrolling.
  private func target(of offset: CGPoint) -> CGPoint {
    scrollsToSide
      ? CGPoint(x: offset.x, y: bounds.minY) : CGPoint(x: bounds.minX, y: offset.y)
  }

  /// Simulates a flick to an offset.
  func personFlicks(to target: CGPoint) {
    let start = bounds.origin
    let middle = CGPoint(x: (start.x + target.x) / 2, y: (start.y + target.y) / 2)
    let speed = target.x < start.x || target.y < start.y ? -1.0 : 1.0
    personDrags(to: target, speed: speed) {
      scroll(to: middle)
    } glide: {
      scroll(to: $0)
    }
  }

  /// The distance in points by which a finger drags the content down to refresh it.
  private static var pull: CGFloat { 120 }

  /// Simulates a drag that pulls the content below its top, from where it springs back.
  ///
  /// - Parameter pulled: Called when the content has been pulled far enough to be refreshed.
  func personPulls(_ pulled: () -> Void) {
    let top = CGPoint(x: bounds.minX, y: -insets.top)
    personDrags(to: top, speed: 0) {
      scroll(to: CGPoint(x: top.x, y: top.y - Self.pull))
      pulled()
    } glide: {
      scroll(to: $0)
    }
  }

  /// Makes the callbacks that UIKit makes for a finger that drags the content and is lifted while
  /// the content moves on.
  ///
  /// - Parameters:
  ///   - target: The offset at which the content comes to rest, which the delegate may change.
  ///   - speed: The speed of the finger in points per millisecond.
  ///   - drag: A closure that moves the content while the finger is down.
  ///   - glide: A closure that moves the content to the given offset after that.
  func personDrags(
    to target: CGPoint, speed: CGFloat, _ drag: () -> Void, glide: (CGPoint) -> Void
  ) {
    let delegate = anyDelegate
    let start = bounds.origin
    animatedScrolls += 1
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    endEditingForDrag()
    drag()
    var end = target
    let velocity = CGPoint(x: target.x == start.x ? 0 : speed, y: target.y == start.y ? 0 : speed)
    withUnsafeMutablePointer(to: &end) {
      delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
    }
    isDragging = false
    isDecelerating = true
    delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    delegate?.scrollViewWillBeginDecelerating(self)
    glide(end)
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Gives a view that the app lays out by constraints the place of its superview, and its pages in
  /// a stack their size, because there is no layout.
  func giveFrame() {
    guard frame.isEmpty, !translatesAutoresizingMaskIntoConstraints, let superview else { return }
    frame = superview.bounds.isEmpty ? UIScreen.main.bounds : superview.bounds
    guard isPagingEnabled, size == .zero, let pages = stackOfPages else { return }
    let count = CGFloat(pages.arrangedSubviews.count)
    size =
      pages.axis == .horizontal
      ? CGSize(width: bounds.width * count, height: bounds.height)
      : CGSize(width: bounds.width, height: bounds.height * count)
  }

  private var stackOfPages: UIStackView? {
    let inside = subviews + subviews.flatMap(\.subviews)
    return inside.lazy.compactMap { $0 as? UIStackView }.first
  }

  /// Adds the scrolling, if there is more content than fits.
  func readScrolling(into reader: ViewReader) {
    guard isScrollEnabled, size.width > bounds.width || size.height > bounds.height,
      !bounds.isEmpty
    else { return }
    let isAtEnd = target(movedBy: 1) == bounds.origin
    reader.addGesture(
      Content.Gesture(.scroll, isEnabled: !isAtEnd || anyDelegate != nil) { [self] in
        personScrolls(toEnd: $0)
      })
  }
}

extension UIView {
  /// Returns the first scroll view with pages in this view, without those in the items of a list.
  ///
  /// - Parameter searched: A view that has been searched.
  /// - Returns: The scroll view; `nil` if there is none.
  fileprivate func pagingView(outside searched: UIView?) -> UIScrollView? {
    guard self !== searched else { return nil }
    guard !isHidden, isUserInteractionEnabled else { return nil }
    if let scroll = self as? UIScrollView {
      if scroll.isPagingEnabled, scroll.isScrollEnabled, !(scroll is PagesView) { return scroll }
      if let list = self as? UICollectionView, list.hasSectionOfPages { return list }
      guard !(self is UITableView || self is UICollectionView) else { return nil }
    }
    for view in children {
      if let scroll = view.pagingView(outside: searched) { return scroll }
    }
    return nil
  }
}

extension UIViewController {
  /// The scroll view with pages that the screen shows, in the controller's view or around it.
  package var pagingView: UIScrollView? {
    var next: UIViewController? = self
    var searched: UIView?
    while let controller = next {
      if let view = controller.viewIfLoaded {
        if let scroll = view.pagingView(outside: searched) { return scroll }
        searched = view
      }
      next = controller.parent
    }
    return nil
  }
}
