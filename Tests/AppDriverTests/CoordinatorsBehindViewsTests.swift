import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// An app in which nothing but views holds some of the coordinators.
private enum Sheet {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let coordinator = AppCoordinator()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = coordinator.form
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  final class AppCoordinator { let form = Form() }
  final class SwitchCoordinator { func start() {} }
  final class ButtonCoordinator { func start() {} }
  final class TapCoordinator { func start() {} }
  final class LabelCoordinator { func start() {} }

  final class TapRecognizer: UITapGestureRecognizer {
    let coordinator = TapCoordinator()
  }

  final class Caption: UILabel {
    let coordinator = LabelCoordinator()
  }

  final class Form: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let (onSwitch, onButton) = (SwitchCoordinator(), ButtonCoordinator())
      let toggle = UISwitch()
      toggle.addAction(UIAction { _ in onSwitch.start() }, for: .valueChanged)
      let button = UIButton(type: .system)
      button.setTitle("Open", for: .normal)
      button.addAction(UIAction { _ in onButton.start() }, for: .touchUpInside)
      let label = UILabel()
      label.addGestureRecognizer(TapRecognizer())
      for view in [UILabel(), toggle, button, label, Caption()] { self.view.addSubview(view) }
    }
  }
}

/// An app with a subscription: the button leads to it, and so does the coordinator that keeps it.
private enum Subscribed {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let coordinator = AppCoordinator()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = coordinator.form
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  final class Subscription {
    private let next: AnyObject
    init(_ next: AnyObject) { self.next = next }
  }

  final class DetailCoordinator {}

  final class AppCoordinator {
    let form = UIViewController()
    private let subscription: Subscription

    init() {
      let detail = DetailCoordinator()
      let last = Subscription(detail)
      subscription = Subscription(Subscription(Subscription(Subscription(Subscription(last)))))
      let button = UIButton(type: .system)
      button.addAction(UIAction { _ in _ = last }, for: .touchUpInside)
      form.view.addSubview(button)
    }
  }
}

@Suite(.serialized, .exclusive) struct `Coordinators that only views hold` {
  @Test func `belong to the coordinator that leads to them beside the views`() async throws {
    let session = AppSession { _ in Subscribed.AppDelegate() }
    await session.launch()
    let coordinators = try #require(session.snapshot()?.coordinators)
    #expect(coordinators.map(\.type) == ["AppCoordinator"])
    #expect(coordinators.first?.children.map(\.type) == ["DetailCoordinator"])
  }

  @Test func `are found behind actions, gestures, and views of the app's own`() async throws {
    let session = AppSession { _ in Sheet.AppDelegate() }
    await session.launch()
    #expect(
      Set(session.snapshot()?.coordinators.map(\.type) ?? []) == [
        "AppCoordinator", "SwitchCoordinator", "ButtonCoordinator", "TapCoordinator",
        "LabelCoordinator",
      ])
  }
}
