public import Foundation

/// The presentation controller of a sheet.
///
/// The sheet's height is stored, but not shown.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a height.
    public nonisolated struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates an identifier with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier with a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half the screen.
      public static let medium = Identifier("medium")
      /// The whole screen.
      public static let large = Identifier("large")
    }

    /// The name of the height.
    public let identifier: Identifier

    nonisolated deinit {}

    init(_ identifier: Identifier) { self.identifier = identifier }

    /// Half the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// The whole screen.
    public static func large() -> Detent { Detent(.large) }
    /// A height computed by the app; never evaluated.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }

  /// The heights at which the sheet can rest.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet rests.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which the content behind the sheet isn't dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the grabber is shown.
  open var prefersGrabberVisible = false
  /// Whether scrolling expands the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the edge in compact height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet has its controller's preferred width.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners.
  open var preferredCornerRadius: CGFloat?
  /// The anchor of the sheet.
  open var sourceView: UIView?

  nonisolated deinit {}

  /// Runs changes immediately.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Requests new heights; has no effect.
  open func invalidateDetents() {}
}

/// The input for a height computed by the app.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height.
  var maximumDetentValue: CGFloat { get }
}

/// The delegate of a sheet's presentation controller.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// In UIKit, called when the user has changed the height of the sheet; never called here.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
