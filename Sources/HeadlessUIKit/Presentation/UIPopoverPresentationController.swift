public import Foundation

/// The presentation controller of a popover, which stores its anchor and its delegate.
///
/// In regular width a popover needs an anchor; presenting it without one is a fault. In compact
/// width it is a sheet, unless the delegate decides otherwise.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the arrow points at.
  open var sourceView: UIView?
  /// The part of the view that the arrow points at; stored, but not used.
  open var sourceRect = CGRect.null
  /// The button that the arrow points at.
  open var barButtonItem: UIBarButtonItem?
  /// The view or button that the arrow points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The permitted positions of the arrow; stored, but not used.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The position of the arrow; always unknown.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// Whether the popover may overlap its anchor; stored, but not used.
  open var canOverlapSourceViewRect = false
  /// The views that can be touched outside the popover; stored, but not used.
  open var passthroughViews: [UIView]?
  /// The color of the popover's background; stored, but not shown.
  open var backgroundColor: UIColor?
  /// The sheet that replaces the popover in compact width; has no effect.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenting)

  nonisolated deinit {}

  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }

  /// Returns a sheet in compact width.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
  }
}

/// An anchor of a popover: a view or a bar button.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// A set of positions of a popover's arrow.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The positions as bits.
  public let rawValue: UInt
  /// Creates a set of positions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Above the popover.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Below the popover.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// At the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// At the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Unknown.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// The delegate of a popover's presentation controller.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the popover is about to be presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether the user may dismiss the popover by tapping outside it.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when the user has dismissed the popover by tapping outside it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Returns true.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
