public import Foundation

/// A scroll view's delegate.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when the user begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the user is about to lift the finger; may change where scrolling ends.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the user has lifted the finger.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to move on.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated scroll by code has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view to zoom; `nil` by default.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when zooming begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when zooming has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Returns whether a tap on the status bar scrolls to the top; `true` by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when the user has scrolled to the top by tapping the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when the insets with the safe area have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
