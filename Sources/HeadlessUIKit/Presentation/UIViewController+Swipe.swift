extension UIViewController {
  /// The result of swiping down on a sheet.
  package enum SheetSwipe {
    /// The sheet is being dismissed.
    ///
    /// Its delegate is notified when the app settles.
    case dismissed
    /// The sheet wasn't dismissed, because it is modal or its delegate refused.
    case refused
    /// The controller isn't a sheet that can be swiped down.
    case noSheet
  }

  /// Simulates a swipe down on this presented controller.
  ///
  /// The delegate's methods are called in this order: `shouldDismiss`, `willDismiss`, and, after
  /// the dismissal, `didDismiss`. If the swipe is refused, `didAttemptToDismiss` is called instead.
  /// This order follows Apple's documentation of the delegate.
  package func personSwipesDown() -> SheetSwipe {
    guard let presenter, presented == nil, shownStyle.isSheet,
      !(self is UIAlertController), !dismissalRuns, !UIApplication.shared.hasCrashed,
      let sheet = currentPresentationController
    else { return .noSheet }
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
    presenter.startDismissing(self, animated: true, isInteractive: true) {
      log.record(.didDismiss, self)
      sheet.storedDelegate?.presentationControllerDidDismiss(sheet)
    }
    return .dismissed
  }

  /// Whether this controller or one of its visible children prevents the swipe.
  package var blocksSwipe: Bool {
    isModalInPresentation || childrenOnScreen.contains { $0.blocksSwipe }
  }
}
