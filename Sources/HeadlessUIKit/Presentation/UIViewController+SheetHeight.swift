import Foundation

extension UIViewController {
  /// The height of the sheet in which the controller is presented, as a fraction of the largest height,
  /// and whether it has a grabber.
  ///
  /// Without a selected detent, the sheet rests at the first one. In compact height, it has its largest
  /// height.
  package var sheetForm: (height: Double, hasGrabber: Bool) {
    let loaded = loadedPresentationController
    guard
      let sheet = loaded as? UISheetPresentationController
        ?? (loaded as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
    else { return (1, false) }
    let context = SheetContext(traitCollection)
    let selected = sheet.detents.first { $0.identifier == sheet.selectedDetentIdentifier }
    let height =
      selected?.fraction(in: context)
      ?? sheet.detents.lazy.compactMap { $0.fraction(in: context) }.first
    return (height ?? 1, sheet.prefersGrabberVisible && sheet.detents.count > 0)
  }

  /// Whether the controller covers its presenter, but lets it be seen around what it shows, or through
  /// its background.
  package var isSeenThrough: Bool {
    guard below != nil, !coversPresenter, !shownStyle.isSheet else { return false }
    guard let color = loadedView?.backgroundColor else { return true }
    return (color.components.last ?? 1) < 1
  }
}

/// The space for a sheet.
private final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  /// The height of a display that a sheet leaves free: the bars of the system, and a gap.
  private static let margins: CGFloat = 91
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue = max(1, UIScreen.main.bounds.height - SheetContext.margins)

  init(_ traits: UITraitCollection) {
    containerTraitCollection = traits
    super.init()
  }

  nonisolated deinit {}
}
