import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Tests that what lies over a screen is read: the views of the window and of containers.
@Suite(.serialized, .exclusive) struct OverlayTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func labels(_ session: AppSession) -> [[String]] {
    session.screen()?.panes.map { $0.elements.map(\.label) } ?? []
  }

  @Test func `views on the window and on containers are read after the screen, and operated`() async
  {
    var taps = 0
    let (page, tabs) = (UIViewController(), UITabBarController())
    let navigation = UINavigationController(rootViewController: page)
    tabs.viewControllers = [navigation]
    let session = AppSession.fixture { tabs }
    await session.launch()
    page.view.addSubview(label("Page"))
    navigation.view.addSubview(label("Toast"))
    navigation.navigationBar.addSubview(label("Bar"))
    let button = UIButton(primaryAction: UIAction(title: "Float") { _ in taps += 1 })
    tabs.tabBar.addSubview(button)
    let hud = UIView(frame: page.view.window?.bounds ?? .zero)
    hud.addSubview(label("Loading…"))
    page.view.window?.addSubview(label("Behind"))
    page.view.window?.addSubview(hud)
    #expect(
      labels(session) == [["Page", "Loading…", "Behind", "Float", "Bar", "Toast"]])
    #expect(await session.perform(.tap(session.element(.button, "Float"))).isDone)
    #expect(taps == 1)
    hud.removeFromSuperview()
    #expect(labels(session)[0].contains("Loading…") == false)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(labels(session)[0].contains("Bar") == false)
  }

  @Test func `what lies over several panes is read once, and the panes stay`() async {
    let split = UISplitViewController()
    let (one, two) = (UIViewController(), UIViewController())
    split.viewControllers = [one, two]
    let session = AppSession.fixture { split }
    await session.launch()
    _ = await session.perform(.resize(.regular))
    one.view.addSubview(label("One"))
    two.view.addSubview(label("Two"))
    let before = labels(session)
    split.view.addSubview(label("Toast"))
    one.view.window?.addSubview(label("HUD"))
    #expect(before == [["One"], ["Two"]])
    #expect(labels(session) == [["One", "HUD", "Toast"], ["Two"]])
  }

  @Test func `an overlay of a covered screen's container isn't read on an alert`() async {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let session = AppSession.fixture { navigation }
    await session.launch()
    navigation.view.addSubview(label("Toast"))
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    page.present(alert, animated: false)
    _ = await session.perform(.wait(seconds: 0))
    #expect(labels(session) == [["OK"]])
    page.view.window?.addSubview(label("HUD"))
    #expect(labels(session) == [["HUD", "OK"]])
  }
}
