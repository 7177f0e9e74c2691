import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// An app in the usual style, with its own `Coordinator` protocol and no declarations from flowsh.
private enum Shop {
  /// The delegate of a variant without coordinators, whose database has an object named like one.
  final class DatabaseDelegate: UIResponder, UIApplicationDelegate {
    final class NSStoreCoordinator {}

    var window: UIWindow?
    let store = NSStoreCoordinator()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Screen("List", button: "Open") { [store] in _ = store }
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var appCoordinator: AppCoordinator?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      appCoordinator = AppCoordinator(window: window)
      appCoordinator?.start()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  /// The delegate of a variant that creates its window and coordinator when its scene connects.
  final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var appCoordinator: AppCoordinator?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      appCoordinator = AppCoordinator(window: window)
      appCoordinator?.start()
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  final class AppCoordinator {
    private let window: UIWindow
    private let children = NSMutableArray()

    init(window: UIWindow) { self.window = window }

    func start() {
      let list = ListRouter()
      children.add(list)
      window.rootViewController = list.navigationController
    }
  }

  final class ListRouter {
    let navigationController = UINavigationController()
    private var routers: [String: ItemRouter] = [:]
    private var onDone: (() -> Void)?

    init() {
      let list = Screen("List", button: "Open") { [weak self] in self?.open() }
      list.delegate = self
      navigationController.viewControllers = [list]
    }

    private func open() {
      let router = ItemRouter(navigationController: navigationController)
      routers["item"] = router
      router.start()
    }
  }

  final class ItemRouter {
    private let navigationController: UINavigationController
    init(navigationController: UINavigationController) {
      self.navigationController = navigationController
    }

    func start() {
      let item = Screen("Item", button: "Nothing") {}
      item.delegate = self
      navigationController.pushViewController(item, animated: true)
    }
  }

  final class Screen: UIViewController {
    weak var delegate: AnyObject?
    private let button: Content.Button

    init(_ title: String, button: String, action: @escaping @MainActor () -> Void) {
      self.button = Content.Button(button, action: action)
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    @Content.Builder override var content: [Content.Element] { button }
  }
}

@Suite(.serialized, .exclusive) struct `Coordinators without flowsh's protocols` {
  private let session = AppSession { _ in Shop.AppDelegate() }

  @Test
  func
    `are found by name through strong references, also in an NSMutableArray or a dictionary`()
    async throws
  {
    await session.launch()
    #expect(session.screen()?.flow == ["AppCoordinator", "ListRouter"])
    #expect(await session.tap("Open").isDone)
    #expect(session.screen()?.flow == ["AppCoordinator", "ListRouter", "ItemRouter"])
  }

  @Test func `are in charge of the screens whose delegates they are`() async throws {
    await session.launch()
    _ = await session.tap("Open")
    let app = try #require(session.snapshot()?.coordinators.first)
    let list = try #require(app.children.first)
    #expect(list.screens == ["List"])
    #expect(list.children.map(\.screens) == [["Item"]])
    #expect(list.children.map(\.isInCharge) == [true])
  }

  @Test func `stay in the tree after Back if nothing releases them`() async throws {
    await session.launch()
    _ = await session.tap("Open")
    _ = await session.perform(.back(steps: 1))
    #expect(session.screen()?.flow == ["AppCoordinator", "ListRouter"])
    let list = try #require(session.snapshot()?.coordinators.first?.children.first)
    #expect(list.children.map(\.type) == ["ItemRouter"])
    #expect(list.children.map(\.screens) == [[]])
  }

  @Test func `are found if the scene's delegate holds them instead of the app's delegate`()
    async throws
  {
    let session = AppSession { _ in Shop.SceneAppDelegate() }
    await session.launch()
    #expect(session.screen()?.flow == ["AppCoordinator", "ListRouter"])
    #expect(session.snapshot()?.coordinators.map(\.type) == ["AppCoordinator"])
  }

  @Test func `aren't objects of Foundation or Core Data that are named like one`() async {
    let session = AppSession { _ in Shop.DatabaseDelegate() }
    await session.launch()
    #expect(session.screen()?.flow == [])
    #expect(session.snapshot()?.coordinators.isEmpty == true)
  }
}
