import HeadlessUIKit

/// A delegate that handles requests to log in or out from any screen.
protocol AccountDelegate: AnyObject {
  func logInButtonPressed(in viewController: UIViewController)
  func logOutButtonPressed(in viewController: UIViewController)
}
