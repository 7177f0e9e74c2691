import HeadlessUIKit

/// Is notified when a person wants to log in or out, on any screen that offers it.
protocol AccountDelegate: AnyObject {
  func logInButtonPressed(in viewController: UIViewController)
  func logOutButtonPressed(in viewController: UIViewController)
}
