import Foundation

extension UIScrollView {
  /// Changes the offset and tells the delegate.
  func scroll(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    requestLayout()
    guard UIApplication.shared.beginCallback("scrollViewDidScroll(_:) of \(type(of: self))") else {
      return
    }
    defer { UIApplication.shared.endChange() }
    anyDelegate?.scrollViewDidScroll(self)
    contentMoved()
  }

  /// Tells the app that the insets have changed.
  func noteInsets() {
    let application = UIApplication.shared
    guard application.beginCallback("adjustedContentInsetDidChange() of \(type(of: self))") else {
      return
    }
    defer { application.endChange() }
    adjustedContentInsetDidChange()
    anyDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Tells the delegate that the scale has changed.
  func noteZoom() {
    guard UIApplication.shared.beginCallback("scrollViewDidZoom(_:) of \(type(of: self))") else {
      return
    }
    defer { UIApplication.shared.endChange() }
    anyDelegate?.scrollViewDidZoom(self)
  }

  /// Reports the end of an animated scroll when the app settles.
  func endScrollingAnimation() {
    animatedScrolls += 1
    let number = animatedScrolls
    UIApplication.shared.endAnimation(after: UIView.areAnimationsEnabled ? 0.3 : 0) { [weak self] in
      guard let self, animatedScrolls == number else { return }
      anyDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Returns the nearest offset that shows a part of the content.
  func offset(showing rect: CGRect) -> CGPoint {
    var offset = bounds.origin
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    return offset
  }

  /// The largest offset that a finger can scroll to and let go.
  var furthestOffset: CGPoint {
    CGPoint(
      x: max(size.width + insets.right - bounds.width, -insets.left),
      y: max(size.height + insets.bottom - bounds.height, -insets.top))
  }

  /// Simulates a drag to an offset, with the callbacks that UIKit makes for a finger.
  ///
  /// The view comes to rest when the app settles.
  ///
  /// - Parameter target: The offset at which the drag ends, which the delegate may change.
  func personScrolls(to target: CGPoint) {
    let delegate = anyDelegate
    animatedScrolls += 1
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    endEditingForDrag()
    scroll(to: target)
    var end = target
    withUnsafeMutablePointer(to: &end) {
      delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: $0)
    }
    isDragging = false
    let decelerates = end != target
    isDecelerating = decelerates
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    scroll(to: end)
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Hides the keyboard if a drag does so.
  func endEditingForDrag() {
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      window?.endEditing(true)
    }
  }
}
