import AppDriver
import HeadlessUIKit
import TestSupport
import Testing

/// An app whose coordinator of tabs fills the tab bar with screens that other coordinators made.
private enum Tabbed {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let tabCoordinator = TabCoordinator()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      tabCoordinator.start(in: window)
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  final class TabCoordinator {
    private let tabBarController = UITabBarController()
    private let lists = [ListCoordinator("Inbox"), ListCoordinator("Drafts")]

    func start(in window: UIWindow) {
      tabBarController.viewControllers = lists.map {
        UINavigationController(rootViewController: $0.screen)
      }
      window.rootViewController = tabBarController
    }
  }

  final class ListCoordinator {
    let screen: UIViewController

    init(_ title: String) { screen = FixtureScreen(title) }
  }

  /// A screen with a delegate that its app replaces.
  final class Screen: UIViewController {
    weak var delegate: AnyObject?
    var go: () -> Void = {}

    @Content.Builder override var content: [Content.Element] {
      Content.Button("Go") { [unowned self] in go() }
    }
  }
}

@Suite(.serialized, .exclusive) struct `The coordinator of a screen in a container` {
  @Test(.bug(id: "D3"), arguments: [true, false])
  func `is the one that keeps it, not the one that fills the tab bar`(tracesCalls: Bool) async {
    let session = AppSession { _ in Tabbed.AppDelegate() }
    session.tracesCalls = tracesCalls
    await session.launch()
    #expect(session.screen()?.flow == ["TabCoordinator", "ListCoordinator"])
    _ = await session.perform(.selectTab(1))
    #expect(session.screen()?.flow == ["TabCoordinator", "ListCoordinator"])
    #expect(session.leaks.isEmpty)
  }

  @Test(.bug(id: "D4"))
  func `isn't lost if the app replaces it in the same turn`() async {
    var coordinator: Tabbed.ListCoordinator? = Tabbed.ListCoordinator("First")
    let session = AppSession.fixture {
      let screen = Tabbed.Screen()
      screen.delegate = coordinator
      screen.go = { [unowned screen] in
        let next = Tabbed.ListCoordinator("Next")
        screen.delegate = next
        coordinator = next
      }
      return screen
    }
    await session.launch()
    for _ in 0..<2 {
      #expect(await session.tap("Go").isDone)
      #expect(session.leaks.isEmpty)
    }
    coordinator = nil
    _ = await session.perform(.rotate)
    #expect(session.leaks.map(\.kind) == [.screen])
  }

  @Test(.bug(id: "D4"))
  func `is lost or not regardless of which actions are followed by a check`() async {
    var helper: Helper? = Helper()
    let session = AppSession.fixture {
      let screen = Tabbed.Screen()
      screen.delegate = helper
      screen.go = { helper = nil }
      return screen
    }
    var answers: [[Leak]] = []
    for isPostponed in [false, true] {
      helper = Helper()
      await session.launch()
      session.postponesLeakCheck = isPostponed
      #expect(await session.perform(.rotate).isDone)
      #expect(await session.tap("Go").isDone)
      session.checkForPostponedLeaks()
      answers.append(session.leaks)
    }
    #expect(answers == [[], []], "the delegate wasn't a coordinator")
  }

  private final class Helper {}
}
