import Coordinators
import Foundation
import HeadlessUIKit

@testable import Contacts

/// A log of the delegate calls that Contacts' view controllers make, with the delegate's class and
/// the method.
final class DelegateCalls {
  private(set) var calls: [String] = []
  private var proxies: [AnyObject] = []

  /// Returns the calls since the last time this method was called.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func note(_ call: String, of original: AnyObject?) {
    calls.append("\(original.map { "\(type(of: $0))" } ?? "nil").\(call)")
  }

  /// Inserts a proxy between each view controller in a hierarchy and its delegate.
  func intercept(_ root: UIViewController?) {
    guard let root else { return }
    switch root {
    case let persons as PersonsViewController where !(persons.delegate is PersonsProxy):
      let proxy = PersonsProxy(persons.delegate, self)
      proxies.append(proxy)
      persons.configure(
        persons: PersonDataSource.residents, account: stored("account", of: persons) ?? Account(),
        delegate: proxy)
    case let person as PersonViewController where !(person.delegate is PersonProxy):
      let proxy = PersonProxy(person.delegate, self)
      proxies.append(proxy)
      guard let shown: Person = stored("person", of: person),
        let account: Account = stored("account", of: person)
      else { return }
      person.configure(person: shown, account: account, delegate: proxy)
    case let login as LoginViewController where !(login.delegate is LoginProxy):
      let proxy = LoginProxy(login.delegate, self)
      proxies.append(proxy)
      login.delegate = proxy
    case let navigation as UINavigationController where !(navigation.delegate is NavigationProxy):
      let proxy = NavigationProxy(navigation.delegate, self)
      proxies.append(proxy)
      navigation.delegate = proxy
    case let tabs as UITabBarController where !(tabs.delegate is TabProxy):
      let proxy = TabProxy(tabs.delegate, self)
      proxies.append(proxy)
      tabs.delegate = proxy
    default: break
    }
    for child in root.children { intercept(child) }
    guard let presented = root.presentedViewController, root.parent == nil else { return }
    if !(presented.presentationController?.delegate is PresentationProxy) {
      let proxy = PresentationProxy(presented.presentationController?.delegate, self)
      proxies.append(proxy)
      presented.presentationController?.delegate = proxy
    }
    intercept(presented)
  }

  /// Returns the value of an object's stored property, even if the property is private.
  private func stored<Value>(_ name: String, of object: Any) -> Value? {
    for case (name, let value) in Mirror(reflecting: object).children { return value as? Value }
    return nil
  }
}

private final class PersonsProxy: @MainActor PersonsViewControllerDelegate {
  private weak var original: (any PersonsViewControllerDelegate)?
  private let calls: DelegateCalls

  init(_ original: (any PersonsViewControllerDelegate)?, _ calls: DelegateCalls) {
    self.original = original
    self.calls = calls
  }

  func didSelect(person: Person, in viewController: PersonsViewController) {
    calls.note("didSelect(\(person.name))", of: original)
    original?.didSelect(person: person, in: viewController)
  }

  func logInButtonPressed(in viewController: UIViewController) {
    calls.note("logInButtonPressed", of: original)
    original?.logInButtonPressed(in: viewController)
  }

  func logOutButtonPressed(in viewController: UIViewController) {
    calls.note("logOutButtonPressed", of: original)
    original?.logOutButtonPressed(in: viewController)
  }
}

private final class PersonProxy: @MainActor PersonViewControllerDelegate {
  private weak var original: (any PersonViewControllerDelegate)?
  private let calls: DelegateCalls

  init(_ original: (any PersonViewControllerDelegate)?, _ calls: DelegateCalls) {
    self.original = original
    self.calls = calls
  }

  func logInButtonPressed(in viewController: UIViewController) {
    calls.note("logInButtonPressed", of: original)
    original?.logInButtonPressed(in: viewController)
  }

  func logOutButtonPressed(in viewController: UIViewController) {
    calls.note("logOutButtonPressed", of: original)
    original?.logOutButtonPressed(in: viewController)
  }
}

private final class LoginProxy: LoginViewControllerDelegate {
  private weak var original: (any LoginViewControllerDelegate)?
  private let calls: DelegateCalls

  init(_ original: (any LoginViewControllerDelegate)?, _ calls: DelegateCalls) {
    self.original = original
    self.calls = calls
  }

  func loginButtonPressed(username: String, password: String) {
    calls.note("loginButtonPressed(\(username), \(password))", of: original)
    original?.loginButtonPressed(username: username, password: password)
  }

  func signUpButtonPressed() {
    calls.note("signUpButtonPressed", of: original)
    original?.signUpButtonPressed()
  }

  func cancelButtonPressed() {
    calls.note("cancelButtonPressed", of: original)
    original?.cancelButtonPressed()
  }
}

private final class NavigationProxy: NSObject, UINavigationControllerDelegate {
  private weak var original: (any UINavigationControllerDelegate)?
  private let calls: DelegateCalls

  init(_ original: (any UINavigationControllerDelegate)?, _ calls: DelegateCalls) {
    self.original = original
    self.calls = calls
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.note("willShow(\(viewController.title ?? ""))", of: original)
    original?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.note("didShow(\(viewController.title ?? ""))", of: original)
    original?.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }
}

private final class TabProxy: NSObject, UITabBarControllerDelegate {
  private weak var original: (any UITabBarControllerDelegate)?
  private let calls: DelegateCalls

  init(_ original: (any UITabBarControllerDelegate)?, _ calls: DelegateCalls) {
    self.original = original
    self.calls = calls
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.note("shouldSelect(\(viewController.tabBarItem.title ?? ""))", of: original)
    return original?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    calls.note("didSelect(\(viewController.tabBarItem.title ?? ""))", of: original)
    original?.tabBarController(tabBarController, didSelect: viewController)
  }
}

private final class PresentationProxy: NSObject, UIAdaptivePresentationControllerDelegate {
  private weak var original: (any UIAdaptivePresentationControllerDelegate)?
  private let calls: DelegateCalls

  init(_ original: (any UIAdaptivePresentationControllerDelegate)?, _ calls: DelegateCalls) {
    self.original = original
    self.calls = calls
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    calls.note("shouldDismiss", of: original)
    return original?.presentationControllerShouldDismiss(presentationController) ?? true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.note("willDismiss", of: original)
    original?.presentationControllerWillDismiss(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.note("didDismiss", of: original)
    original?.presentationControllerDidDismiss(presentationController)
  }
}
