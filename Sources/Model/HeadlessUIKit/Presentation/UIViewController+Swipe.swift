extension UIViewController {
  /// The result of swiping down on a sheet.
  package enum SheetSwipe {
    /// The sheet is being dismissed; its delegate is notified when the app settles.
    case dismissed
    /// The sheet wasn't dismissed, because it is modal or its delegate refused.
    case refused
    /// The controller isn't a sheet that can be swiped down.
    case noSheet
  }

  /// Whether the controller is in a popover, which a tap outside dismisses.
  package var isInPopover: Bool { shownStyle == .popover }

  /// Simulates a swipe down on this presented controller or, if it is in a popover, a tap outside.
  ///
  /// The delegate's methods are called in this order: `shouldDismiss`, `willDismiss`, and, after
  /// the dismissal, `didDismiss`. If the swipe is refused, `didAttemptToDismiss` is called instead.
  /// This order follows Apple's documentation of the delegate.
  ///
  /// A tap outside an action sheet runs the handler of its Cancel action, which isn't shown.
  ///
  /// A controller that isn't a sheet can only be swiped down if the app animates its dismissal and
  /// provides an interaction controller.
  ///
  /// - Parameter letsGo: Whether the person lets go halfway, so that the controller stays.
  /// - Returns: The fate of the sheet.
  package func personSwipesDown(letsGo: Bool = false) -> SheetSwipe {
    let alert = self as? UIAlertController
    guard let presenter = below, presented == nil, !dismissalRuns, !UIApplication.hasCrashed,
      alert == nil || isInPopover, !(isInPopover && letsGo)
    else { return .noSheet }
    let swipe: Swipe = letsGo ? .letGo : .through
    guard shownStyle.isSheet else {
      guard let animation = dismissalAnimation(), animation.followsPerson else { return .noSheet }
      presenter.startDismissing(
        self, animated: true, swipe: swipe, animation: animation, completion: nil)
      return .dismissed
    }
    guard let sheet = currentPresentationController else { return .noSheet }
    let log = UIApplication.shared.log
    let delegate = sheet.storedDelegate
    guard !blocksSwipe else {
      log.record(.didAttemptToDismiss, self)
      delegate?.presentationControllerDidAttemptToDismiss(sheet)
      return .refused
    }
    log.record(.shouldDismiss, self)
    guard delegate?.presentationControllerShouldDismiss(sheet) ?? true else {
      log.record(.didAttemptToDismiss, self)
      delegate?.presentationControllerDidAttemptToDismiss(sheet)
      return .refused
    }
    log.record(.willDismiss, self)
    delegate?.presentationControllerWillDismiss(sheet)
    let cancel = alert?.actions.first { $0.style == .cancel }
    presenter.startDismissing(self, animated: true, swipe: swipe) {
      if let cancel { cancel.handler?(cancel) }
      log.record(.didDismiss, self)
      sheet.storedDelegate?.presentationControllerDidDismiss(sheet)
    }
    return .dismissed
  }

  /// Whether an object of the app is asked or told when this presented controller is swiped down.
  package var asksBeforeSwipeDown: Bool {
    presenter != nil && currentPresentationController?.storedDelegate != nil
  }

  /// Whether this controller or one of its visible children prevents the swipe.
  package var blocksSwipe: Bool {
    isModalInPresentation || childrenOnScreen.contains { $0.blocksSwipe }
  }
}
