import Foundation

/// A person's scrolling.
extension ItemDisplay {
  /// The scroll gesture; `nil` if everything is displayed at once.
  ///
  /// At the end, a person can still pull the content, which only a delegate notices.
  var scrollGesture: Content.Gesture? {
    guard host.isScrollEnabled, counts.total > page, !entries.isEmpty else { return nil }
    return Content.Gesture(.scroll, isEnabled: top < lastTop || host.anyDelegate != nil) {
      [host] in host.display.personScrolls(toEnd: $0)
    }
  }

  /// The most items that a finger visits on its way to the end.
  private static let mostVisited = 10_000

  /// Simulates the user's scrolling, by a page or to the end.
  ///
  /// At the end, the finger pulls the content beyond it.
  func personScrolls(toEnd: Bool) {
    layOutIfNeeded()
    let end = lastTop
    if top < end { flick(to: toEnd ? end : min(top + page, end)) }
    if toEnd || top == end, top >= end { pullBeyondEnd() }
  }

  /// Returns whether there is a page in a direction.
  func hasPage(forward: Bool) -> Bool {
    layOutIfNeeded()
    return forward ? top < lastTop : top > 0
  }

  /// Simulates a flick to the next or the previous page; returns whether there is such a page.
  func personTurnsPage(forward: Bool) -> Bool {
    guard hasPage(forward: forward) else { return false }
    flick(to: forward ? min(top + page, lastTop) : max(top - page, 0))
    return true
  }

  /// Simulates a flick that brings an item to the beginning of the viewport, with the callbacks
  /// that UIKit makes for a finger.
  ///
  /// The finger moves by half a page at most. The items on the rest of the way are displayed page
  /// by page, up to the end that the delegate has chosen.
  private func flick(to target: Int) {
    let (start, aim) = (offset, CGFloat(target) * unit)
    let half = min(abs(aim - start), CGFloat(page) * unit) / 2
    let speed = aim < start ? -1.0 : 1.0
    let point = host.scrollsToSide ? CGPoint(x: aim, y: 0) : CGPoint(x: 0, y: aim)
    host.personDrags(to: point, speed: speed) {
      place(at: start + (aim < start ? -half : half))
    } glide: { end in
      let stop = host.scrollsToSide ? end.x : end.y
      glide(to: stop == aim ? target : position(atOffset: stop + unit / 1_000))
      if stop != aim { place(at: max(0, min(stop, furthestOffset))) }
    }
  }

  /// Displays the items up to one at the beginning of the viewport.
  private func glide(to target: Int) {
    if target - top > Self.mostVisited { visit(target - Self.mostVisited) }
    while top != target, !UIApplication.hasCrashed {
      let before = top
      visit(target > top ? min(top + page, target) : max(top - page, target))
      // A callback may have moved the content, or there may be fewer items now.
      guard target > before ? top > before : top < before else { return }
    }
  }

  private func visit(_ top: Int) {
    move(to: top)
    moveContent(to: top)
    layOutIfNeeded()
  }

  /// Moves the content without displaying other items.
  private func place(at offset: CGFloat) {
    isPlacing = true
    defer { isPlacing = false }
    self.offset = offset
  }

  /// Moves the content beyond its end, where the finger is lifted, and back.
  private func pullBeyondEnd() {
    guard !UIApplication.hasCrashed else { return }
    let rest = furthestOffset
    let end = host.scrollsToSide ? CGPoint(x: rest, y: 0) : CGPoint(x: 0, y: rest)
    host.personDrags(to: end, speed: 0) {
      place(at: rest + 60)
    } glide: { _ in
      place(at: rest)
    }
  }
}
