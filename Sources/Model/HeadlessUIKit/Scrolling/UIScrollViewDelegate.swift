public import Foundation

/// A scroll view's delegate.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the offset has changed.
  /// - Default: nothing
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the scale has changed.
  /// - Default: nothing
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when the user begins to drag.
  /// - Default: nothing
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the user is about to lift the finger; may change where scrolling ends.
  /// - Default: nothing
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the user has lifted the finger.
  /// - Default: nothing
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to move on.
  /// - Default: nothing
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has stopped.
  /// - Default: nothing
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated scroll by code has ended.
  /// - Default: nothing
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view to zoom.
  /// - Default: `nil`
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when zooming begins.
  /// - Default: nothing
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when zooming has ended.
  /// - Default: nothing
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Returns whether a tap on the status bar scrolls to the top.
  /// - Default: `true`
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when the user has scrolled to the top by tapping the status bar.
  /// - Default: nothing
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when the insets with the safe area have changed.
  /// - Default: nothing
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
