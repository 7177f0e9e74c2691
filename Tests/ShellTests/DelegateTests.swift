import AppDriver
import HeadlessUIKit
import Shell
import TestSupport
import Testing

@testable import Contacts

/// Tests of the delegate calls that each command causes, which are the core of the product.
@Suite(.serialized, .exclusive) struct DelegateTests {
  /// Tuples of the lines that lead to a screen, a command, and the expected delegate calls.
  private nonisolated static let commands: [(String, String, [String])] = [
    (
      "", "select Fred",
      [
        "ShowPersonsFlowCoordinator.didSelect(Fred)", "nil.willShow(Fred)", "nil.didShow(Fred)",
      ]
    ),
    (
      "open groups", "select 2",
      [
        "ShowGroupsFlowCoordinator.didSelect(Barney)", "nil.willShow(Groups of Barney)",
        "nil.didShow(Groups of Barney)",
      ]
    ),
    ("", "login", ["ShowPersonsFlowCoordinator.logInButtonPressed"]),
    ("", "tap Log In", ["ShowPersonsFlowCoordinator.logInButtonPressed"]),
    ("open groups", "login", ["ShowGroupsFlowCoordinator.logInButtonPressed"]),
    ("select Fred", "login", ["ShowPersonsFlowCoordinator.logInButtonPressed"]),
    ("login", "login", ["LoginCoordinator.loginButtonPressed(, )"]),
    ("login", "login fred yabba", ["LoginCoordinator.loginButtonPressed(fred, yabba)"]),
    (
      "login; type Username wilma; type Password pearl", "login",
      ["LoginCoordinator.loginButtonPressed(wilma, pearl)"]
    ),
    ("login", "signup", ["LoginCoordinator.signUpButtonPressed"]),
    ("login", "cancel", ["LoginCoordinator.cancelButtonPressed"]),
    ("login; type Username x", "type Password y", []),
    ("login; login fred guess", "ok", []),
    ("login; signup", "ok", []),
    ("login; login fred yabba", "logout", ["ShowPersonsFlowCoordinator.logOutButtonPressed"]),
    (
      "login; login fred yabba; open groups", "logout",
      ["ShowGroupsFlowCoordinator.logOutButtonPressed"]
    ),
    (
      "select Fred; login; login fred yabba", "logout",
      ["ShowPersonsFlowCoordinator.logOutButtonPressed"]
    ),
    ("select Fred", "back", ["nil.willShow(Persons)", "nil.didShow(Persons)"]),
    ("select Fred", "back root", ["nil.willShow(Persons)", "nil.didShow(Persons)"]),
    ("select Fred", "back --swipe", ["nil.willShow(Persons)", "nil.didShow(Persons)"]),
    ("select Fred", "back --cancel", ["nil.willShow(Persons)"]),
    (
      "", "open groups",
      [
        "nil.shouldSelect(Groups)", "nil.willShow(Groups)", "nil.didShow(Groups)",
        "nil.didSelect(Groups)",
      ]
    ),
    (
      "open groups", "open persons", ["nil.shouldSelect(Persons)", "nil.didSelect(Persons)"]
    ),
    (
      "select Fred", "open persons",
      [
        "nil.shouldSelect(Persons)", "nil.didSelect(Persons)", "nil.willShow(Persons)",
        "nil.didShow(Persons)",
      ]
    ),
    (
      "login", "back",
      [
        "PresentationDelegate.shouldDismiss", "PresentationDelegate.willDismiss",
        "PresentationDelegate.didDismiss",
      ]
    ),
    (
      "login", "dismiss --cancel",
      ["PresentationDelegate.shouldDismiss", "PresentationDelegate.willDismiss"]
    ),
    (
      "login", "dismiss",
      [
        "PresentationDelegate.shouldDismiss", "PresentationDelegate.willDismiss",
        "PresentationDelegate.didDismiss",
      ]
    ),
  ]

  @Test(arguments: commands)
  func `each command calls the expected coordinator's methods`(
    way: String, command: String, wanted: [String]
  ) async {
    let walker = await Walker.on()
    let calls = DelegateCalls()
    let delegate = walker.shell.session.delegate as? AppDelegate
    let root = delegate?.window?.rootViewController
    for line in way.split(separator: "; ").map(String.init) {
      await walker.expect(line)
      calls.intercept(root)
    }
    calls.intercept(root)
    _ = calls.take()
    await walker.expect(command)
    let heard = calls.take().filter { !$0.contains("Show(") || !$0.contains("(Log In)") }
    #expect(heard == wanted)
  }

  @Test(arguments: ["login fred yabba", "cancel", "dismiss", "back"])
  func `the login coordinator is released however the login ends`(ending: String) async throws {
    let walker = await Walker.on(after: "select Fred", "login")
    let delegate = try #require(walker.shell.session.delegate as? AppDelegate)
    let presented = delegate.window?.rootViewController?.presentedViewController
    let form = (presented as? UINavigationController)?.viewControllers.first
    weak let login = (form as? LoginViewController)?.delegate as? LoginCoordinator
    #expect(login != nil)
    #expect(await walker.output(of: "tree").contains("\n  LoginCoordinator  Log In  ← in charge\n"))
    await walker.expect(ending)
    #expect(!(await walker.output(of: "tree").contains("LoginCoordinator")))
    #expect(login == nil)
    #expect(walker.stack == ["Persons", "Fred"])
  }
}
