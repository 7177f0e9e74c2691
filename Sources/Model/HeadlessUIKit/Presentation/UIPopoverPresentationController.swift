public import Foundation

/// The presentation controller of a popover, with its anchor and delegate.
///
/// In a regular-width environment, a popover without an anchor causes a fault when its presentation
/// begins. In a compact-width environment, the popover becomes a sheet unless its delegate decides
/// otherwise.
open class UIPopoverPresentationController: UIPresentationController {
  /// The anchor view, at which the popover's arrow points.
  open var sourceView: UIView?
  /// The area of the anchor view at which the arrow points, which only pictures show.
  open var sourceRect = CGRect.null
  /// The bar button at which the popover's arrow points.
  open var barButtonItem: UIBarButtonItem?
  /// The view or bar button at which the popover's arrow points.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The permitted directions of the arrow, which only pictures show.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow; always `unknown`.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// Whether the popover may cover its anchor; stored, but not used.
  open var canOverlapSourceViewRect = false
  /// The margins around the popover; stored, but not used.
  open var popoverLayoutMargins = UIEdgeInsets(top: 30, left: 10, bottom: 10, right: 10)
  /// The views outside the popover that remain interactive; stored, but not used.
  open var passthroughViews: [UIView]?
  /// The background color of the popover; stored, but not used.
  open var backgroundColor: UIColor?
  /// The presentation controller of the sheet that replaces the popover in a compact-width
  /// environment.
  ///
  /// Changing it has no effect.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenting)

  nonisolated deinit {}

  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }

  /// Returns the style for the given traits: a sheet in a compact-width environment.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
  }
}

/// An item to which a popover can be anchored: a view or a bar button.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// A set of directions in which a popover's arrow can point.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The set's bit mask.
  public let rawValue: UInt
  /// Creates a set of directions from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An arrow that points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// An arrow that points down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// An arrow that points left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// An arrow that points right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// An arrow that may point in any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// An arrow whose direction isn't known.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// A popover presentation controller's delegate.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the popover is about to be presented.
  /// - Default: nothing
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether the user may dismiss the popover by tapping outside it.
  /// - Default: `true`
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when the user has dismissed the popover by tapping outside it.
  /// - Default: nothing
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}
