public import Foundation

/// A registration of a view for previews, which a firm press opens.
///
/// No device presses firmly here, so the delegate is never called. UIKit deprecates previews in
/// favor of context menus.
@available(iOS, deprecated: 13.0)
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The gesture recognizer that other gestures can wait for.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The registered view.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp.
  var sourceRect: CGRect { get set }
}

/// An object that provides previews.
@available(iOS, deprecated: 13.0)
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to show in a preview; never called.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the previewed controller; never called.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// A registration that isn't used.
final class Previewing: NSObject, UIViewControllerPreviewing {
  private weak var keptDelegate: (any UIViewControllerPreviewingDelegate)?
  private let view: UIView
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    keptDelegate = delegate
    self.view = view
    sourceRect = view.bounds
  }

  var delegate: any UIViewControllerPreviewingDelegate { keptDelegate ?? NoPreviews() }
  var sourceView: UIView { view }
}

private final class NoPreviews: NSObject, UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
}
