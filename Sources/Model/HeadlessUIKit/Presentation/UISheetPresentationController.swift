public import Foundation

/// The presentation controller of a sheet; only pictures show the height of the sheet.
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

    private var resolver: Resolver?
    typealias Resolver =
      (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(_ identifier: Identifier, _ resolver: Resolver? = nil) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Returns the height of the detent as a fraction of the largest one; `nil` if the sheet can't
    /// rest there in an environment.
    func fraction(in context: any UISheetPresentationControllerDetentResolutionContext) -> Double? {
      if let resolver {
        let height = resolver(context).map { Double($0 / context.maximumDetentValue) }
        return height.map { min(max($0.isNaN ? 1 : $0, 0), 1) }
      }
      if identifier == .large { return 1 }
      return context.containerTraitCollection.verticalSizeClass == .compact ? nil : 0.5
    }

    /// Creates a detent at half the screen's height.
    open class func medium() -> Detent { Detent(.medium) }
    /// Creates a detent at the full height of the screen.
    open class func large() -> Detent { Detent(.large) }
    /// Creates a detent whose height the app computes.
    ///
    /// The closure is called only for a drawing of the sheet.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }
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
  open var preferredCornerRadius: CGFloat?
  /// The view from which the sheet originates.
  open var sourceView: UIView?

  nonisolated deinit {}

  /// Calls the closure immediately, without animation.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Does nothing; UIKit recomputes the heights of custom detents.
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
  /// - Default: nothing
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
