import HeadlessUIKit

/// Hears that a person wants to log in, or must before something can go on.
///
/// Every flow's delegate is one, so that the wish travels up to `AppCoordinator`, which alone knows
/// the login.
protocol LoginRequestDelegate: AnyObject {
  /// A login is asked for on a screen; `proceed` goes on after it, and is dropped where the person
  /// gives up.
  func loginRequested(
    in viewController: UIViewController, then proceed: @escaping () -> Void)
}
