extension UIViewController {
  /// What came of a person's swipe down on a sheet.
  package enum SheetSwipe {
    /// The sheet is going; its delegate hears of it when the app settles.
    case dismissed
    /// The sheet came back: it is modal, or its delegate said no.
    case refused
    /// There is no sheet to swipe.
    case noSheet
  }

  /// A person swipes this presented controller down.
  ///
  /// In order: shouldDismiss, willDismiss and, when the sheet is gone, didDismiss; or else
  /// didAttemptToDismiss (Apple's documentation of the delegate).
  package func personSwipesDown() -> SheetSwipe {
    guard let presenter, presented == nil, shownStyle.isSheet,
      !(self is UIAlertController), !isBeingDismissed, !UIApplication.shared.hasCrashed,
      let sheet = presentationController
    else { return .noSheet }
    let log = UIApplication.shared.log
    let delegate = sheet.delegate
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
      sheet.delegate?.presentationControllerDidDismiss(sheet)
    }
    return .dismissed
  }

  /// Whether this controller or what it shows may not be swiped away.
  package var blocksSwipe: Bool {
    isModalInPresentation || childrenOnScreen.contains { $0.blocksSwipe }
  }
}
