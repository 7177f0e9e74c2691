// Preparing a presentation: its presentation controller, style, and animation.
extension UIViewController {
  /// Prepares a controller for presentation by determining its presentation controller and style.
  ///
  /// - Returns: The controller to present. The delegate may have replaced it for an adapted style.
  func adapted(_ new: UIViewController, on presenter: UIViewController) -> UIViewController {
    if new.presentedStyle == .custom { askForPresentationController(of: new, on: presenter) }
    guard new.loadedPresentationController != nil || new.presentedStyle == .popover,
      let controller = new.currentPresentationController
    else { return new }
    controller.presenting = presenter
    controller.adapted = new.adaptedStyle(with: presenter.traitCollection)
    guard let style = controller.adapted,
      let other = controller.storedDelegate?.presentationController(
        controller, viewControllerForAdaptivePresentationStyle: style), other !== new
    else { return new }
    new.loadedPresentationController = nil
    other.loadedPresentationController = controller
    controller.presentedStorage = other
    return other
  }

  private func askForPresentationController(
    of new: UIViewController, on presenter: UIViewController
  ) {
    guard let delegate = new.transitioningDelegate,
      let controller = delegate.presentationController(
        forPresented: new, presenting: presenter, source: self)
    else { return }
    if controller.storedDelegate == nil {
      controller.delegate = new.loadedPresentationController?.storedDelegate
    }
    new.loadedPresentationController = controller
  }

  /// Returns whether the controller can be shown: a popover must have an anchor.
  ///
  /// As in UIKit, the app can set the anchor until the presentation begins, after the call that
  /// presents the controller. If the anchor is missing then, reports a fault, where UIKit would
  /// raise an exception.
  func mayShowAsPopover(on presenter: UIViewController) -> Bool {
    guard shownStyle == .popover,
      let popover = loadedPresentationController as? UIPopoverPresentationController,
      !popover.hasAnchor
    else { return true }
    let message =
      if self is UIAlertController {
        "Your application has presented a UIAlertController (\(described)) of style "
          + "UIAlertControllerStyleActionSheet from \(presenter.described). You must provide "
          + "location information for this popover through the alert controller's "
          + "popoverPresentationController: a sourceView and sourceRect or a barButtonItem"
      } else {
        "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set "
          + "before the presentation occurs: \(described)"
      }
    UIApplication.shared.fault(.popoverNeedsAnchor, self, presenter, message)
    return false
  }

  func notifyStyle(
    of new: UIViewController, _ controller: UIPresentationController,
    with coordinator: TransitionCoordinator
  ) {
    guard let delegate = controller.storedDelegate else { return }
    if new.shownStyle == .popover, let popover = controller as? UIPopoverPresentationController {
      (delegate as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popover)
    }
    delegate.presentationController(
      controller, willPresentWithAdaptiveStyle: controller.adapted ?? .none,
      transitionCoordinator: coordinator)
  }

  /// Asks the delegate whether the app animates this controller's presentation.
  func animation(
    presenting presenter: UIViewController, source: UIViewController
  ) -> AppAnimation? {
    guard let delegate = transitioningDelegate,
      let animator = delegate.animationController(
        forPresented: self, presenting: presenter, source: source)
    else { return nil }
    return AppAnimation(
      animator: animator,
      interaction: delegate.interactionControllerForPresentation(using: animator))
  }

  /// Asks the delegate whether the app animates this controller's dismissal.
  func dismissalAnimation() -> AppAnimation? {
    guard let delegate = transitioningDelegate,
      let animator = delegate.animationController(forDismissed: self)
    else { return nil }
    return AppAnimation(
      animator: animator, interaction: delegate.interactionControllerForDismissal(using: animator))
  }

  /// Adapts the presentation to changed traits.
  ///
  /// If the style changes, the presenter may appear or disappear.
  func adaptAgain(with coordinator: TransitionCoordinator) {
    guard let presenter = below, let controller = loadedPresentationController,
      appearance == .appeared
    else { return }
    let style = adaptedStyle(with: presenter.traitCollection)
    guard style != controller.adapted else { return }
    let covered = coversPresenter
    controller.adapted = style
    controller.storedDelegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: style ?? .none, transitionCoordinator: coordinator)
    guard covered != coversPresenter, presenter.isVisible else { return }
    presenter.beginAlone(appearing: covered, animated: false)
    presenter.endAlone()
  }
}
