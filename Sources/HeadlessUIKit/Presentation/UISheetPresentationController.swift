public import Foundation

/// What presents a sheet; how high the sheet stands is kept and never shown.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet may rest.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// What a height is called.
    public nonisolated struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes an identifier of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half the screen.
      public static let medium = Identifier("medium")
      /// The whole screen.
      public static let large = Identifier("large")
    }

    /// What the height is called.
    public let identifier: Identifier

    nonisolated deinit {}

    init(_ identifier: Identifier) { self.identifier = identifier }

    /// Half the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// The whole screen.
    public static func large() -> Detent { Detent(.large) }
    /// A height of the app's own; never asked for.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }

  /// The heights at which the sheet may rest.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet rests.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height that leaves what is behind bright.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the grabber is shown.
  open var prefersGrabberVisible = false
  /// Whether scrolling makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stands at the edge where there is little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet is as wide as its controller would like.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// How round the corners are.
  open var preferredCornerRadius: CGFloat?
  /// The view that the sheet points at.
  open var sourceView: UIView?

  nonisolated deinit {}

  /// Runs changes at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Has the heights asked for anew; they never are.
  open func invalidateDetents() {}
}

/// What a height of the app's own depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height.
  var maximumDetentValue: CGFloat { get }
}

/// What hears of a sheet's height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A person gave the sheet another height; never, on this device.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
