import AppDriver
import Coordinators
import HeadlessUIKit
import LeakyContacts
import TestSupport
import Testing

/// A coordinator that conforms to flowsh's protocol and shares its parent's navigation controller.
private final class Flow: Coordinator {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let root = Flow(UINavigationController(), "List")

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root.navigationController
      window?.makeKeyAndVisible()
      root.start()
      return true
    }
  }

  final class Screen: UIViewController {
    weak var delegate: Flow?
  }

  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }
  let navigationController: UINavigationController
  private let title: String

  init(_ navigationController: UINavigationController, _ title: String) {
    self.navigationController = navigationController
    self.title = title
  }

  func start() {
    let screen = Screen()
    screen.title = title
    screen.delegate = self
    navigationController.pushViewController(screen, animated: true)
  }
}

/// A flow that has no root view controller and is missing from its parent's child coordinators.
private final class UnlistedFlow: Coordinator {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let root = UnlistedFlow()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let screen = Screen()
      screen.title = "Root"
      screen.delegate = root
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = screen
      window?.makeKeyAndVisible()
      return true
    }
  }

  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController?

  final class Screen: UIViewController {
    weak var delegate: UnlistedFlow?
  }

  func start() {}
}

@Suite(.serialized, .exclusive) struct `The coordinator in charge of a screen` {
  private let session = AppSession { _ in Flow.AppDelegate() }

  private var root: Flow? { (session.delegate as? Flow.AppDelegate)?.root }

  private func tree() -> [String] {
    func lines(_ coordinator: CoordinatorSnapshot, _ depth: Int) -> [String] {
      let line =
        String(repeating: " ", count: depth) + coordinator.type + ": "
        + coordinator.screens.joined(separator: ", ") + (coordinator.isInCharge ? " *" : "")
        + (coordinator.isLeftBehind ? " left behind" : "")
      return [line] + coordinator.children.flatMap { lines($0, depth + 1) }
    }
    return (session.snapshot()?.coordinators ?? []).flatMap { lines($0, 0) }
  }

  @Test(.bug(id: "R2"))
  func `is a child that shares its parent's stack while the child's screen is visible`()
    async throws
  {
    await session.launch()
    let root = try #require(root)
    root.startChild(Flow(root.navigationController, "Item"))
    _ = await session.perform(.rotate)
    #expect(session.screen()?.flow == ["Flow", "Flow"])
    _ = await session.perform(.back(steps: 1))
    #expect(session.leaks.map(\.kind) == [.coordinator])
    #expect(session.screen()?.flow == ["Flow"])
    #expect(tree() == ["Flow: List *", " Flow:  left behind"])
  }

  @Test(.bug(id: "R2"), arguments: [true, false])
  func `is the screen's delegate even if no other coordinator lists it`(
    findsLeaks: Bool
  ) async throws {
    session.findsLeaks = findsLeaks
    await session.launch()
    let root = try #require(root)
    // Simulates a suspended function's local variable: no other object holds a strong reference.
    let unlisted = UnlistedFlow()
    let screen = UnlistedFlow.Screen()
    screen.title = "Unlisted"
    screen.delegate = unlisted
    root.navigationController.pushViewController(screen, animated: true)
    _ = await session.perform(.rotate)
    #expect(session.screen()?.flow == ["Flow", "UnlistedFlow"])
    #expect(tree() == ["Flow: List", " UnlistedFlow: Unlisted *"])
    root.navigationController.pushViewController(FixtureScreen("Above"), animated: true)
    _ = await session.perform(.rotate)
    #expect(
      session.screen()?.flow == ["Flow", "UnlistedFlow"],
      "a coordinator stays in charge of the screens that are pushed above its own")
    #expect(tree() == ["Flow: List", " UnlistedFlow: Unlisted, Above *"])
    _ = await session.perform(.back(steps: 2))
    #expect(session.screen()?.flow == ["Flow"])
    withExtendedLifetime(unlisted) {}
  }

  @Test func `is the screen's delegate in an app without flowsh's protocols`() async {
    let session = AppSession { _ in UnlistedFlow.AppDelegate() }
    await session.launch()
    #expect(session.screen()?.flow == ["UnlistedFlow"])
    _ = await session.perform(.rotate)
    #expect(session.screen()?.flow == ["UnlistedFlow"])
    #expect(session.snapshot()?.coordinators.map(\.screens) == [["Root"]])
  }

  @Test(.bug(id: "R2")) func `is never a leaked coordinator`() async {
    let session = AppSession { _ in LeakyContacts.AppDelegate() }
    await session.launch()
    let wanderer = Wanderer(session, seed: 0x2545_F491_4F6C_DD1D)
    var most = 0
    for _ in 0..<600 {
      _ = await wanderer.step()
      if session.crash != nil { await session.launch() }
      var left = 0
      func visit(_ coordinator: CoordinatorSnapshot) {
        if coordinator.isLeftBehind { left += 1 }
        #expect(!(coordinator.isLeftBehind && coordinator.isInCharge))
        coordinator.children.forEach(visit)
      }
      session.snapshot(rowLimit: 0)?.coordinators.forEach(visit)
      let named = session.leaks.filter { $0.kind == .coordinator }.count
      #expect(left == named, "the tree marks each coordinator that is reported as a leak")
      most = max(most, left)
      if left > 12 { await session.launch() }
    }
    #expect(most > 3)
  }

  @Test(.bug(id: "R2"))
  func `is the one that pushed the screen if the screen refers to no coordinator`()
    async throws
  {
    let session = AppSession { _ in Wrapped.AppDelegate() }
    session.tracesCalls = true
    await session.launch()
    try #require(session.traceObstacle == nil)
    let delegate = try #require(session.delegate as? Wrapped.AppDelegate)
    delegate.detail.start()
    _ = await session.perform(.rotate)
    #expect(session.screen()?.flow == ["ListCoordinator", "DetailCoordinator"])
    session.tracesCalls = false
    #expect(
      session.screen()?.flow == ["ListCoordinator"],
      "without a trace, the parent is in charge because it holds the stack")
  }
}

/// An app in a different style, whose coordinator pushes screens through another object.
private enum Wrapped {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let list = ListCoordinator()
    var detail: DetailCoordinator { list.detail }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = list.navigationController
      window?.makeKeyAndVisible()
      return true
    }
  }

  final class ListCoordinator {
    let navigationController = UINavigationController(rootViewController: FixtureScreen("List"))
    lazy var detail = DetailCoordinator(Navigator(navigationController))
  }

  final class Navigator {
    private let navigationController: UINavigationController

    init(_ navigationController: UINavigationController) {
      self.navigationController = navigationController
    }

    func show(_ screen: UIViewController) {
      navigationController.pushViewController(screen, animated: true)
    }
  }

  final class DetailCoordinator {
    private let navigator: Navigator

    init(_ navigator: Navigator) { self.navigator = navigator }

    func start() { navigator.show(FixtureScreen("Detail")) }
  }
}
