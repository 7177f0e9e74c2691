import HeadlessUIKit

/// A delegate that handles login requests.
///
/// Either the user wants to log in, or a flow requires a logged-in user.
///
/// The delegates of all flows that require a login conform to this protocol. They forward requests
/// to `AppCoordinator`, the only coordinator that can start the login.
protocol LoginRequestDelegate: AnyObject {
  /// Called when a screen requests a login.
  ///
  /// The delegate must call `proceed` after the login, but not if the user cancels it.
  func loginRequested(
    in viewController: UIViewController, then proceed: @escaping () -> Void)
}
