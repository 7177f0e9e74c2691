import Foundation

extension UIViewController {
  /// The height of the sheet in which the controller is presented, as a fraction of the largest
  /// height, and whether it has a grabber.
  ///
  /// Without a selected detent, the sheet rests at the first one. In compact height, it has its
  /// largest height.
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

  /// Whether the controller is presented over a context only, so that the bars around the context
  /// can be touched.
  package var staysInContext: Bool {
    shownStyle == .currentContext || shownStyle == .overCurrentContext
  }

  /// Whether the controller is in a sheet that lets what is behind it be touched, because the
  /// detent at which it rests isn't larger than the largest undimmed one.
  package var leavesPresenterTouchable: Bool {
    let loaded = loadedPresentationController
    guard below != nil, shownStyle.isSheet, shownStyle != .popover,
      let sheet = loaded as? UISheetPresentationController
        ?? (loaded as? UIPopoverPresentationController)?.adaptiveSheetPresentationController,
      let undimmed = sheet.largestUndimmedDetentIdentifier
    else { return false }
    let identifiers = sheet.detents.map(\.identifier)
    guard let largest = identifiers.firstIndex(of: undimmed) else { return false }
    let selected = sheet.selectedDetentIdentifier.flatMap(identifiers.firstIndex)
    return (selected ?? 0) <= largest
  }

  /// Whether the controller covers its presenter, but lets it be seen around what it shows, or
  /// through its background.
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
}
