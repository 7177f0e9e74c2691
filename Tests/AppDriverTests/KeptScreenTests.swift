import AppDriver
import HeadlessUIKit
import TestSupport
import Testing

/// A coordinator that retains screens in a constant, in a variable, and in a constant array.
private final class KeepingCoordinator {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let coordinator = KeepingCoordinator()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = coordinator.navigationController
      window?.makeKeyAndVisible()
      return true
    }
  }

  let navigationController = UINavigationController(rootViewController: FixtureScreen("Home"))
  let help: UIViewController = FixtureScreen("Help")
  let pages: [UIViewController] = [FixtureScreen("One"), FixtureScreen("Two")]
  var draft: UIViewController?
}

@Suite(.serialized, .exclusive) struct `Screens that a coordinator retains` {
  private let session = AppSession { _ in KeepingCoordinator.AppDelegate() }

  private func pushAndGoBack(
    _ screen: (KeepingCoordinator) -> UIViewController
  ) async throws {
    await session.launch()
    let delegate = try #require(session.delegate as? KeepingCoordinator.AppDelegate)
    let coordinator = delegate.coordinator
    coordinator.navigationController.pushViewController(screen(coordinator), animated: true)
    _ = await session.perform(.rotate)
    _ = await session.perform(.back(steps: 1))
  }

  @Test(.bug(id: "R3")) func `in a constant are not leaks`() async throws {
    try await pushAndGoBack { $0.help }
    #expect(session.leaks.isEmpty)
  }

  @Test(.bug(id: "R3")) func `in a constant array are not leaks`() async throws {
    try await pushAndGoBack { $0.pages[1] }
    #expect(session.leaks.isEmpty)
  }

  @Test func `in a variable that was never cleared are leaks`() async throws {
    try await pushAndGoBack { coordinator in
      let draft = FixtureScreen("Draft")
      coordinator.draft = draft
      return draft
    }
    #expect(session.leaks.map(\.name) == ["FixtureScreen \"Draft\""])
    let path = try #require(session.leaks.first?.path)
    #expect("\(path)" == "AppDelegate.coordinator → KeepingCoordinator.draft → FixtureScreen")
    #expect(session.leaks.map(\.isProvisional) == [false])
  }

  @Test(.bug(id: "R3")) func `in running work are provisional leaks`() async throws {
    var held: UIViewController?
    try await pushAndGoBack { _ in
      let screen = FixtureScreen("Held")
      held = screen
      return screen
    }
    #expect(session.leaks.map(\.isProvisional) == [true])
    #expect(session.leaks.map(\.noPath) == [.unreadableHolder])
    let revision = session.leakRevision
    _ = await session.perform(.wait(seconds: 0.01))
    #expect(session.leaks.map(\.isProvisional) == [true])
    held = nil
    _ = await session.perform(.wait(seconds: 0))
    #expect(session.leaks.isEmpty && session.leakRevision > revision)
    withExtendedLifetime(held) {}
  }
}
