import HeadlessUIKit

/// Handles requests to log in or out, from any screen that offers it.
protocol AccountDelegate: AnyObject {
  func logInButtonPressed(in viewController: UIViewController)
  func logOutButtonPressed(in viewController: UIViewController)
}
