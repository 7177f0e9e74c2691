extension UIViewController {
  /// What presents this controller or the container around it; before a presentation, what would.
  ///
  /// Its class is that of the style at the time: for a popover and for a sheet their own.
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

  /// What presents this controller as a popover, nil in another style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// What presents this controller as a sheet, nil in another style.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The style to be presented in: an alert's sheet and a list of activities are popovers where
  /// there is much room.
  var presentedStyle: UIModalPresentationStyle {
    guard isPopoverOnPad, UIScreen.main.traitCollection.userInterfaceIdiom == .pad else {
      return modalPresentationStyle
    }
    return .popover
  }

  /// The style that the controller is presented in, as it has adapted.
  package var shownStyle: UIModalPresentationStyle {
    loadedPresentationController?.adapted ?? presentedStyle
  }

  /// Whether the presenter goes off the screen; a presentation controller of the app's own says so
  /// itself.
  var coversPresenter: Bool {
    guard presentedStyle == .custom else { return shownStyle.removesPresenter }
    return loadedPresentationController?.shouldRemovePresentersView ?? false
  }

  /// Asks the delegate for the style with the traits in force; nil where the own one stays.
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
