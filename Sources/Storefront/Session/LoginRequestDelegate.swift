import HeadlessUIKit

/// Is notified when a user wants to log in, or must log in before a flow can continue.
///
/// Every flow's delegate conforms to it, so that the request travels up to `AppCoordinator`, which
/// alone knows the login.
protocol LoginRequestDelegate: AnyObject {
  /// A screen requests a login; `proceed` is called after the login, and dropped if the user
  /// cancels it.
  func loginRequested(
    in viewController: UIViewController, then proceed: @escaping () -> Void)
}
