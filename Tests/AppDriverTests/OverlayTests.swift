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

  @Test func `what a presentation controller adds to its container is read and operated`() async {
    let page = UIViewController()
    let session = AppSession.fixture { page }
    await session.launch()
    page.view.addSubview(label("Page"))
    let (card, dimming) = (UIViewController(), Dimming())
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = dimming
    page.present(card, animated: false)
    _ = await session.perform(.wait(seconds: 0))
    card.view.addSubview(label("Card"))
    #expect(labels(session) == [["Card", "Close", "dim"]])
    #expect(await session.perform(.tap(session.element(.button, "Close"))).isDone)
    #expect(dimming.taps == ["close"])
    #expect(await session.perform(.tap(session.element(.button, "dim"))).isDone)
    #expect(page.presentedViewController == nil && labels(session) == [["Page"]])
  }

  @Test func `a tap beside a card is one on the container, whose views are named by properties`()
    async
  {
    let page = UIViewController()
    let session = AppSession.fixture { page }
    await session.launch()
    let (card, presenter) = (UIViewController(), SidePresenter())
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = presenter
    page.present(card, animated: false)
    _ = await session.perform(.wait(seconds: 0))
    card.view.addSubview(label("Card"))
    #expect(labels(session) == [["Card", "Zoom", "Outside"]])
    #expect(await session.perform(.tap(session.element(.button, "Outside"))).isDone)
    #expect(page.presentedViewController == nil)
  }

  @Test func `a controller's own input accessory view is read while it can be the first responder`()
    async
  {
    let chat = Chat()
    let session = AppSession.fixture { UINavigationController(rootViewController: chat) }
    await session.launch()
    chat.view.addSubview(label("Hello"))
    #expect(labels(session) == [["Hello", "Message", "Send"]])
    #expect(await session.perform(.type(session.element(.field, "Message"), text: "Hi")).isDone)
    #expect(chat.field.isFirstResponder && labels(session) == [["Hello", "Message", "Send"]])
    #expect(await session.perform(.tap(session.element(.button, "Send"))).isDone)
    #expect(chat.sent == ["Hi"])
    chat.canBeFirst = false
    chat.field.resignFirstResponder()
    chat.resignFirstResponder()
    #expect(labels(session) == [["Hello"]])
  }

  @Test func `editing in a controller's accessory view ends with its screen`() async {
    let (list, chat) = (UIViewController(), Chat())
    let navigation = UINavigationController(rootViewController: list)
    let session = AppSession.fixture { navigation }
    await session.launch()
    navigation.pushViewController(chat, animated: false)
    _ = await session.perform(.wait(seconds: 0))
    #expect(await session.perform(.type(session.element(.field, "Message"), text: "Hi")).isDone)
    #expect(chat.field.isFirstResponder && chat.field.text == "Hi")
    #expect(await session.perform(.back(steps: 1)).isDone)
    #expect(!chat.field.isFirstResponder && !chat.field.isEditing)
    #expect(labels(session) == [[]])
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

/// A screen with a bar above the keyboard, as in a chat.
private final class Chat: UIViewController {
  let field = UITextField()
  var canBeFirst = true
  var sent: [String] = []
  private lazy var bar: UIView = {
    let bar = UIView()
    field.placeholder = "Message"
    bar.addSubview(field)
    bar.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Send") { [unowned self] _ in
          sent.append(field.text ?? "")
        }))
    return bar
  }()
  override var canBecomeFirstResponder: Bool { canBeFirst }
  override var inputAccessoryView: UIView? { bar }
}

/// Presents over a dimming view and beside a button, and counts taps on the button.
private final class Dimming: NSObject, UIViewControllerTransitioningDelegate {
  private(set) var taps: [String] = []

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = DimmingPresentation(
      presentedViewController: presented, presenting: presenting)
    controller.onClose = { [unowned self] in taps.append("close") }
    return controller
  }
}

private final class DimmingPresentation: UIPresentationController {
  private let dim = UIView()
  var onClose: () -> Void = {}

  override func presentationTransitionWillBegin() {
    dim.accessibilityLabel = "dim"
    dim.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("dismiss", DimmingPresentation.dismiss)))
    containerView?.insertSubview(dim, at: 0)
    containerView?.addSubview(
      UIButton(primaryAction: UIAction(title: "Close") { [unowned self] _ in onClose() }))
  }

  func dismiss() { presentedViewController.dismiss(animated: false) }
}

/// Presents beside a button with an image, in a container that takes taps.
private final class SidePresenter: NSObject, UIViewControllerTransitioningDelegate {
  private final class Side: UIPresentationController {
    private let zoomButton = UIButton(primaryAction: UIAction { _ in })

    override func presentationTransitionWillBegin() {
      containerView?.addSubview(zoomButton)
      containerView?.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector("tapped", Side.tapped)))
    }

    private func tapped() { presentedViewController.dismiss(animated: false) }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Side(presentedViewController: presented, presenting: presenting)
  }
}
