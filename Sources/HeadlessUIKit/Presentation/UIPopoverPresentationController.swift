public import Foundation

/// What presents a popover: where its arrow points, and the delegate.
///
/// Where there is much room a popover needs an anchor, or presenting it is a fault; where there is
/// little it is a sheet, unless the delegate says otherwise.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the arrow points at.
  open var sourceView: UIView?
  /// The part of the view that the arrow points at; kept, never used.
  open var sourceRect = CGRect.null
  /// The button that the arrow points at.
  open var barButtonItem: UIBarButtonItem?
  /// The view or button that the arrow points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// Where the arrow may be; kept, never used.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where the arrow is; never known.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// Whether the popover may lie over what it points at; kept, never used.
  open var canOverlapSourceViewRect = false
  /// The views that can be touched beside the popover; kept, never used.
  open var passthroughViews: [UIView]?
  /// The colour behind the popover; kept, never shown.
  open var backgroundColor: UIColor?
  /// The sheet that the popover is where there is little room; inert.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenting)

  nonisolated deinit {}

  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }

  /// A sheet where there is little room from side to side.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
  }
}

/// What a popover's arrow may point at: a view or a bar button.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Where the arrow of a popover may be.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The places as bits.
  public let rawValue: UInt
  /// Makes a set of places of bits.
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
  /// Not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// What hears of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a person may dismiss the popover by a tap beside it.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// A person has dismissed the popover by a tap beside it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Yes.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
