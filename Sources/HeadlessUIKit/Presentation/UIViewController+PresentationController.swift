extension UIViewController {
  /// The presentation controller of this controller or the container around it, also before a
  /// presentation.
  ///
  /// Its class depends on the style at that time: a popover and a sheet have their own classes.
  public var presentationController: UIPresentationController? {
    if let parent { return parent.presentationController }
    if let loaded = loadedPresentationController, below != nil || loaded.fits(presentedStyle) {
      return loaded
    }
    let made: UIPresentationController =
      switch presentedStyle {
      case .popover:
        UIPopoverPresentationController(presentedViewController: self, presenting: below)
      case .automatic, .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: below)
      default: UIPresentationController(presentedViewController: self, presenting: below)
      }
    made.delegate = loadedPresentationController?.delegate
    loadedPresentationController = made
    return made
  }

  /// The presentation controller of a popover; nil for other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The presentation controller of a sheet; nil for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The style for the next presentation: an action sheet or a list of activities is a popover in
  /// regular width.
  var presentedStyle: UIModalPresentationStyle {
    guard isPopoverOnPad, UIScreen.main.traitCollection.userInterfaceIdiom == .pad else {
      return modalPresentationStyle
    }
    return .popover
  }

  /// The style of the presentation, after adaptation.
  package var shownStyle: UIModalPresentationStyle {
    loadedPresentationController?.adapted ?? presentedStyle
  }

  /// Whether the presenter disappears from the screen; a custom presentation controller decides
  /// this itself.
  var coversPresenter: Bool {
    guard presentedStyle == .custom else { return shownStyle.removesPresenter }
    return loadedPresentationController?.shouldRemovePresentersView ?? false
  }

  /// Asks the delegate for the style for the current traits; nil if the controller's own style
  /// stays.
  func adaptedStyle(with traits: UITraitCollection) -> UIModalPresentationStyle? {
    guard presentedStyle != .custom, let controller = presentationController else { return nil }
    var style = UIModalPresentationStyle.automatic
    if let delegate = controller.delegate {
      style = delegate.adaptivePresentationStyle(for: controller, traitCollection: traits)
    }
    if style == .automatic { style = controller.adaptivePresentationStyle(for: traits) }
    return style == .none ? nil : style
  }
}

extension UIPresentationController {
  fileprivate func fits(_ style: UIModalPresentationStyle) -> Bool {
    switch style {
    case .popover: self is UIPopoverPresentationController
    case .automatic, .pageSheet, .formSheet: self is UISheetPresentationController
    case .custom: true
    default:
      !(self is UIPopoverPresentationController || self is UISheetPresentationController)
    }
  }
}
