import Foundation

extension UIViewController {
  /// Replaces one child with another.
  ///
  /// A fault is reported if either controller isn't a child of this container. If the old child's
  /// view is in the view hierarchy, the new child's view is added there before the animations, and
  /// the old one's is removed after them.
  ///
  /// The methods and closures are called in this order: the new child's `viewDidLoad`, the old
  /// child's `viewWillDisappear`, the new child's `viewWillAppear`, the animations, the old child's
  /// `viewDidDisappear`, the new child's `viewDidAppear`, and the completion.
  func startTransition(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    let application = UIApplication.shared
    guard !application.hasCrashed else { return }
    guard old.container === self, new.container === self else {
      application.fault(
        .transitionBetweenStrangers, new, self,
        "Children view controllers \(old.described) and \(new.described) must have a common "
          + "parent view controller when calling transition(from:to:)")
      return
    }
    let animated = duration > 0
    if isOnScreen {
      new.loadViewIfRequired()
      old.begin(appearing: false, animated: animated)
      new.begin(appearing: true, animated: animated)
    }
    let host = old.loadedView?.around
    if let host, let view = new.view, view.around == nil { host.addSubview(view) }
    animations?()
    let finish: @MainActor () -> Void = {
      if let host, old.loadedView?.around === host { old.loadedView?.removeFromSuperview() }
      old.end()
      if self.appearance == .appeared { new.end() }
      completion?(true)
    }
    if animated { application.endAnimation(after: duration, finish) } else { finish() }
  }
}
