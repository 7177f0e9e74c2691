import Foundation

extension ItemDisplay {
  /// Returns the index path of a displayed cell; `nil` if it isn't displayed.
  func path(of cell: UIView) -> IndexPath? {
    guard let entry = entries.first(where: { $0.item === cell }) else { return nil }
    return counts.path(at: entry.position)
  }

  /// The number of items in the viewport.
  private var page: Int { max(1, entries.count) }

  /// The first position of the last page.
  private var lastTop: Int { max(0, counts.total - page) }

  /// Scrolls so that an item is displayed.
  ///
  /// - Parameters:
  ///   - position: The position of the item.
  ///   - place: 0 for anywhere, 1 for the top, 2 for the middle, 3 for the bottom.
  ///   - animated: Whether the delegate is called when the animation ends.
  func scroll(to position: Int, _ place: Int, animated: Bool) {
    layOutIfNeeded()
    var top = top
    switch place {
    case 1: top = position
    case 2: top = position - page / 2
    case 3: top = position - page + 1
    default:
      if position < top {
        top = position
      } else if position >= top + page {
        top = position - page + 1
      }
    }
    top = max(0, min(top, lastTop))
    guard top != self.top else { return }
    move(to: top)
    moveContent(to: top)
    setNeedsLayout()
    guard animated else { return }
    UIApplication.shared.endAnimation(after: 0.3) { [host] in
      host.anyDelegate?.scrollViewDidEndScrollingAnimation(host)
    }
  }

  /// Moves the content so that a position is at the top, which calls the delegate.
  private func moveContent(to top: Int) {
    isPlacing = true
    defer { isPlacing = false }
    var offset = host.contentOffset
    offset.y = CGFloat(top) * unit
    host.contentOffset = offset
  }

  /// Called when the content was moved.
  func contentMoved() {
    guard !isPlacing, unit > 0 else { return }
    let position = Int((max(0, host.contentOffset.y) / unit).rounded(.down))
    let top = max(0, min(position, lastTop))
    guard top != self.top else { return }
    move(to: top)
    setNeedsLayout()
  }

  // MARK: A person's scrolling

  /// What scrolling does; `nil` if everything is displayed at once.
  ///
  /// At the end, a person can still pull the content, which only a delegate notices.
  var scrollGesture: Content.Gesture? {
    guard host.isScrollEnabled, counts.total > page, !entries.isEmpty else { return nil }
    return Content.Gesture(.scroll, isEnabled: top < lastTop || host.anyDelegate != nil) {
      [self] in personScrolls(toEnd: $0)
    }
  }

  /// The most items that a finger visits on its way to the end.
  private static let mostVisited = 10_000

  /// Simulates the user's scrolling, by a page or to the end.
  func personScrolls(toEnd: Bool) {
    layOutIfNeeded()
    let (end, start) = (lastTop, top)
    let delegate = host.anyDelegate
    delegate?.scrollViewWillBeginDragging(host)
    host.endEditingForDrag()
    if toEnd, end - top > Self.mostVisited { visit(end - Self.mostVisited) }
    repeat {
      guard !UIApplication.shared.hasCrashed else { return }
      let next = min(top + page, end)
      if next == top { break }
      visit(next)
    } while toEnd && top < end && top > start
    if top >= end { pullBeyondEnd() }
    delegate?.scrollViewDidEndDragging(host, willDecelerate: true)
    delegate?.scrollViewDidEndDecelerating(host)
  }

  private func visit(_ top: Int) {
    move(to: top)
    moveContent(to: top)
    layOutIfNeeded()
  }

  /// Moves the content beyond its end and back, as a finger does.
  private func pullBeyondEnd() {
    let rest = max(0, host.contentSize.height - host.frame.height)
    isPlacing = true
    defer { isPlacing = false }
    host.contentOffset.y = rest + 60
    host.contentOffset.y = rest
  }
}
