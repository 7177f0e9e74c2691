import Foundation

extension ItemDisplay {
  /// Returns the index path of a displayed cell; `nil` if it isn't displayed.
  func path(of cell: UIView) -> IndexPath? {
    guard let entry = entries.first(where: { $0.item === cell }) else { return nil }
    return counts.path(at: entry.position)
  }

  /// The number of items in the viewport.
  var page: Int { max(1, entries.count) }

  /// The first position of the last page.
  var lastTop: Int { max(0, counts.total - page) }

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
  func moveContent(to top: Int) {
    isPlacing = true
    defer { isPlacing = false }
    offset = CGFloat(top) * unit
  }

  /// Called when the content was moved.
  func contentMoved() {
    guard !isPlacing, unit > 0 else { return }
    let top = position(atOffset: offset)
    guard top != self.top else { return }
    move(to: top)
    setNeedsLayout()
  }
}
