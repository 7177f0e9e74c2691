extension UIViewController {
  /// The presentation controller that manages this controller or its container, made for the
  /// current style if there is none.
  var currentPresentationController: UIPresentationController? {
    if let container { return container.currentPresentationController }
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
    made.delegate = loadedPresentationController?.storedDelegate
    loadedPresentationController = made
    return made
  }

  /// The style for the next presentation.
  ///
  /// In a regular-width environment, an action sheet or a share sheet is presented as a popover.
  var presentedStyle: UIModalPresentationStyle {
    guard isPopoverOnPad, UIScreen.main.traitCollection.userInterfaceIdiom == .pad else {
      return modalPresentationStyle
    }
    return .popover
  }

  /// The current style of the presentation, after adaptation.
  package var shownStyle: UIModalPresentationStyle {
    loadedPresentationController?.adapted ?? presentedStyle
  }

  /// Whether the presenter disappears during the presentation.
  ///
  /// A custom presentation controller makes this decision itself.
  var coversPresenter: Bool {
    guard presentedStyle == .custom else { return shownStyle.removesPresenter }
    return loadedPresentationController?.shouldRemovePresentersView ?? false
  }

  /// Whether the controller is presented inside a container, and appears and disappears with its
  /// presenter; otherwise, it is over the whole window.
  var isInContext: Bool {
    guard let below else { return false }
    guard below.belowLink.isEmpty else { return below.isInContext && wantsContext }
    return below.hostingWindowLink.isEmpty
  }

  /// Returns the adapted style that the delegate chooses for the given traits; `nil` to keep the
  /// controller's own style.
  func adaptedStyle(with traits: UITraitCollection) -> UIModalPresentationStyle? {
    guard presentedStyle != .custom, let controller = currentPresentationController else {
      return nil
    }
    var style = UIModalPresentationStyle.automatic
    if let delegate = controller.storedDelegate {
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
