import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Tests of touches to which the app says no.
@Suite(.serialized, .exclusive) struct VetoTests {
  private func session(_ root: @escaping () -> UIViewController) async -> AppSession {
    let session = AppSession.fixture(root: root)
    await session.launch()
    return session
  }

  private func alert() -> UIAlertController {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }

  /// A session of an app with two tabs, whose delegate does something and answers `false`.
  private func tabs(_ act: @escaping (UITabBarController) -> Void) async -> (AppSession, Asker) {
    let asker = Asker()
    let session = await session {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()].map {
        UINavigationController(rootViewController: $0)
      }
      for (place, tab) in (tabs.viewControllers ?? []).enumerated() { tab.title = "Tab \(place)" }
      asker.act = { [weak tabs] in tabs.map(act) }
      tabs.delegate = asker
      return tabs
    }
    return (session, asker)
  }

  @Test(.bug(id: "D2"), arguments: [false, true])
  func `a tab that opens something in place of itself is done`(isLater: Bool) async {
    let (session, asker) = await tabs { [alert = alert()] tabs in
      guard isLater else { return tabs.present(alert, animated: true) }
      DispatchQueue.main.async { tabs.present(alert, animated: true) }
    }
    let outcome = await session.perform(.selectTab(1))
    #expect(outcome.isDone && outcome.veto == .tabRefused("Tab 1"))
    #expect(session.events(in: outcome.events).contains { $0.kind == .present })
    #expect(session.screen()?.name == "Sure?" && asker.count == 1)
  }

  @Test(.bug(id: "D2")) func `a tab whose delegate changes what is seen is done`() async {
    let (session, _) = await tabs { tabs in
      let label = UILabel()
      label.text = "Log in first"
      (tabs.selectedViewController as? UINavigationController)?.topViewController?.view
        .addSubview(label)
    }
    let outcome = await session.perform(.selectTab(1))
    #expect(outcome.isDone && outcome.veto == .tabRefused("Tab 1"))
    let again = await session.perform(.selectTab(0))
    #expect(again.isDone, "two labels are seen now")
  }

  @Test(.bug(id: "D2")) func `a tab that opens a website in place of itself is done`() async throws
  {
    let url = try #require(URL(string: "https://example.com"))
    let (session, _) = await tabs { _ in UIApplication.shared.open(url) }
    let outcome = await session.perform(.selectTab(1))
    #expect(outcome.isDone && outcome.veto == .tabRefused("Tab 1"))
  }

  @Test(.bug(id: "D2")) func `a delegate that is only asked has no effect`() async {
    let (session, asker) = await tabs { tabs in
      tabs.viewControllers?[1].loadViewIfNeeded()
      // UIKit logs a warning, and nothing is presented.
      UIViewController().present(UIViewController(), animated: true)
    }
    #expect(await session.perform(.selectTab(1)).result == .refused(.tabRefused("Tab 1")))
    #expect(asker.count == 1)
  }

  @Test(.bug(id: "D2")) func `an app that crashes while it is asked has crashed`() async {
    let (session, _) = await tabs { tabs in
      let navigation = tabs.selectedViewController as? UINavigationController
      navigation?.topViewController.map { navigation?.pushViewController($0, animated: true) }
    }
    #expect(await session.perform(.selectTab(1)).isCrash)
    #expect(await session.perform(.selectTab(1)).result == .refused(.notRunning))
  }

  @Test(.bug(id: "D2"), arguments: [UserAction.swipeDown, .swipeDownHalfway])
  func `a locked sheet that asks when it is swiped down is done`(swipe: UserAction) async {
    let (asker, root, sheet) = (Asker(), UIViewController(), UIViewController())
    let session = await session { root }
    sheet.title = "Sheet"
    sheet.isModalInPresentation = true
    root.present(sheet, animated: false)
    #expect(await session.perform(swipe).result == .refused(.sheetStays("Sheet")))
    sheet.presentationController?.delegate = asker
    #expect(await session.perform(swipe).result == .refused(.sheetStays("Sheet")))
    #expect(asker.count == 1)
    asker.act = { [weak sheet, alert = alert()] in sheet?.present(alert, animated: true) }
    let outcome = await session.perform(swipe)
    #expect(outcome.isDone && outcome.veto == .sheetStays("Sheet"))
    #expect(session.screen()?.name == "Sure?")
  }

  @Test(.bug(id: "D2")) func `a swipe back whose delegate asks first is done`() async {
    let (asker, top) = (Asker(), UIViewController())
    top.title = "Top"
    let session = await session {
      let navigation = UINavigationController()
      navigation.viewControllers = [UIViewController(), top]
      navigation.interactivePopGestureRecognizer?.delegate = asker
      return navigation
    }
    #expect(session.screen()?.back?.canSwipe == true && session.followsSwipeBack)
    #expect(session.display() != nil && asker.count == 0, "looking at a screen asks nobody")
    #expect(await session.perform(.swipeBack(letGo: false)).result == .refused(.swipeBackRefused))
    #expect(asker.count == 1)
    asker.act = { [weak top, alert = alert()] in top?.present(alert, animated: true) }
    let outcome = await session.perform(.swipeBack(letGo: false))
    #expect(outcome.isDone && outcome.veto == .swipeBackRefused)
    #expect(session.screen()?.name == "Sure?")
  }

  @Test(.bug(id: "D9")) func `on the first screen of a stack, there is nothing to swipe back to`()
    async
  {
    for root in [UIViewController(), UINavigationController(rootViewController: .init())] {
      let session = await session { root }
      #expect(await session.perform(.swipeBack(letGo: false)).result == .refused(.nothingBelow))
    }
  }

  @Test(.bug(id: "D2")) func `a text of which the app takes a part or on which it acts is done`()
    async
  {
    let (asker, form, field, label) = (Asker(), UIViewController(), UITextField(), UILabel())
    field.placeholder = "Code"
    field.delegate = asker
    let session = await session {
      for view in [field, label] { form.view.addSubview(view) }
      return form
    }
    func type(_ text: String) async -> Outcome {
      await session.perform(.type(session.element(.field, "Code"), text: text))
    }
    let target = session.element(.field, "Code")
    asker.accepts = { $0.allSatisfy(\.isNumber) }
    let part = await type("12ab")
    #expect(part.isDone && part.veto == .lettersRefused(target, all: false, now: "12"))
    field.text = ""
    #expect(await type("ab").result == .refused(.lettersRefused(target, all: true, now: "")))
    asker.act = { [weak label] in label?.text = "Digits only" }
    #expect(await type("ab").veto == .lettersRefused(target, all: true, now: ""))
    field.isSecureTextEntry = true
    asker.act = {}
    #expect(await type("ab").result == .refused(.lettersRefused(target, all: true, now: nil)))
    #expect(await type("1a").veto == .lettersRefused(target, all: false, now: nil))
  }

  @Test(.bug(id: "D2")) func `a field that isn't edited but acts is done`() async {
    let (asker, form, field, label) = (Asker(), UIViewController(), UITextField(), UILabel())
    field.placeholder = "Code"
    field.delegate = asker
    asker.begins = false
    let session = await session {
      for view in [field, label] { form.view.addSubview(view) }
      return form
    }
    let target = session.element(.field, "Code")
    for action in [UserAction.tap(target), .type(target, text: "1"), .submit(target)] {
      let refusal = Refusal.editingRefused(target, keptBy: nil)
      #expect(await session.perform(action).result == .refused(refusal))
      asker.act = { [weak label] in label?.text = "Locked" }
      let outcome = await session.perform(action)
      let isTap = action == .tap(target)
      #expect(outcome.isDone && outcome.veto == (isTap ? nil : refusal))
      asker.act = {}
      label.text = ""
    }
  }

  @Test(.bug(id: "D2")) func `a link that the app doesn't open but acts on is done`() async throws {
    let url = try #require(URL(string: "app://x"))
    let delegate = FixtureDelegate {
      UINavigationController(rootViewController: UIViewController())
    }
    let session = AppSession { _ in delegate }
    await session.launch()
    #expect(await session.perform(.open(url)).result == .refused(.urlNotHandled("app://x")))
    delegate.opens = { [unowned delegate] _ in
      let root = delegate.window?.rootViewController as? UINavigationController
      root?.pushViewController(UIViewController(), animated: true)
      return false
    }
    let outcome = await session.perform(.open(url))
    #expect(outcome.isDone && outcome.veto == .urlNotHandled("app://x"))
    delegate.opens = { url in
      UIApplication.shared.open(url)
      return false
    }
    let passed = await session.perform(.open(url))
    #expect(passed.isDone && passed.veto == .urlNotHandled("app://x"))
  }
}

/// A delegate that counts how often it is asked, does something, and answers `false`.
private final class Asker: NSObject {
  private(set) var count = 0
  var act: () -> Void = {}
  var (accepts, begins): ((String) -> Bool, Bool) = ({ _ in false }, true)

  private func ask() -> Bool {
    count += 1
    act()
    return false
  }
}

extension Asker: UITabBarControllerDelegate, UIAdaptivePresentationControllerDelegate,
  UIGestureRecognizerDelegate, UITextFieldDelegate
{
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { ask() }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    _ = ask()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { ask() }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins || ask() }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { accepts(string) || ask() }
}
