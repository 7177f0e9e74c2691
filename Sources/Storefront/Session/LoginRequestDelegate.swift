import HeadlessUIKit

/// Is notified when a user wants to log in, or must log in before a flow can continue.
///
/// The delegates of all flows that need a login conform to it. They pass the request up to
/// `AppCoordinator`, the only coordinator that can start the login.
protocol LoginRequestDelegate: AnyObject {
  /// Called when a screen requests a login; `proceed` must be called after the login, but not if
  /// the user cancels it.
  func loginRequested(
    in viewController: UIViewController, then proceed: @escaping () -> Void)
}
