import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A screen that refers to its coordinator.
private final class DetailScreen: UIViewController {
  weak var coordinator: DetailCoordinator?
}

private final class DetailCoordinator {
  let screen = DetailScreen()

  init() {
    screen.title = "Detail"
    screen.coordinator = self
  }
}

/// A coordinator that forgets its child when the list is shown again.
private final class ListCoordinator: NSObject, UINavigationControllerDelegate {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let coordinator = ListCoordinator()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = coordinator.start()
      window?.makeKeyAndVisible()
      return true
    }
  }

  private let list = FixtureScreen("List")
  var child: DetailCoordinator?

  func start() -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    let primary = UINavigationController(rootViewController: list)
    primary.delegate = self
    let detail = DetailCoordinator()
    child = detail
    split.setViewController(primary, for: .primary)
    split.setViewController(detail.screen, for: .secondary)
    return split
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if viewController === list { child = nil }
  }
}

@Suite(.serialized, .exclusive) struct ColumnScreenTests {
  @Test func `51: a screen that a column keeps may be without its coordinator`() async throws {
    let session = AppSession { _ in ListCoordinator.AppDelegate() }
    await session.launch()
    let delegate = try #require(session.delegate as? ListCoordinator.AppDelegate)
    weak var screen: UIViewController?
    screen = try #require(delegate.coordinator.child?.screen)
    #expect(session.screen()?.stack == ["List", "Detail"])
    _ = await session.perform(.back(steps: 1))
    _ = await session.perform(.rotate)
    #expect(session.screen()?.stack == ["List"])
    #expect(delegate.coordinator.child == nil && screen != nil)
    #expect(session.leaks.isEmpty, "\(session.leaks.map(\.name))")
  }
}
