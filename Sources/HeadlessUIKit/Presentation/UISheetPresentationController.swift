public import Foundation

/// The presentation controller of a sheet.
///
/// The height of the sheet is stored, but not used.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A detent: a height at which a sheet can rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
    public nonisolated struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The identifier as a string.
      public let rawValue: String
      /// Creates an identifier from a string.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a string.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The identifier of the detent at half the screen's height.
      public static let medium = Identifier("medium")
      /// The identifier of the detent at the full height of the screen.
      public static let large = Identifier("large")
    }

    /// The identifier of this detent.
    open private(set) var identifier: Identifier

    nonisolated deinit {}

    init(_ identifier: Identifier) { self.identifier = identifier }

    /// Creates a detent at half the screen's height.
    open class func medium() -> Detent { Detent(.medium) }
    /// Creates a detent at the full height of the screen.
    open class func large() -> Detent { Detent(.large) }
    /// Creates a detent whose height the app computes.
    ///
    /// The closure is never called.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }

  /// The detents at which the sheet can rest.
  open var detents: [Detent] = [.large()]
  /// The identifier of the detent at which the sheet currently rests.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The identifier of the largest detent at which the content behind the sheet isn't dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet shows a grabber at its top edge.
  open var prefersGrabberVisible = false
  /// Whether scrolling up at the top of the content expands the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom edge of the screen in a compact-height
  /// environment.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether an edge-attached sheet has the preferred width of its controller.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The preferred corner radius of the sheet; `nil` for the default.
  public var preferredCornerRadius: CGFloat?
  /// The view from which the sheet originates.
  open var sourceView: UIView?

  nonisolated deinit {}

  /// Calls the closure immediately, without animation.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Does nothing.
  ///
  /// In UIKit, recomputes the heights of custom detents.
  open func invalidateDetents() {}
}

/// The information for computing the height of a custom detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of a detent.
  var maximumDetentValue: CGFloat { get }
}

/// A sheet presentation controller's delegate.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Never called.
  ///
  /// In UIKit, called when the user has dragged the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
