import Foundation
package import HeadlessUIKit

/// The delegate of an app whose coordinators and screens outlive it, for good and bad reasons.
package final class SurvivorsDelegate: UIResponder, UIApplicationDelegate {
  package var window: UIWindow?
  private let coordinator = StartCoordinator()

  package override convenience init() { self.init(isBrowsing: false) }

  /// Creates the app; if `isBrowsing` is true, it has a reference cycle from its launch on.
  package init(isBrowsing: Bool) {
    super.init()
    if isBrowsing { coordinator.browse() }
  }

  package func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = coordinator.navigationController
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// The root coordinator, which has a button for each reason.
private final class StartCoordinator {
  let navigationController = UINavigationController()
  private var child: AnyObject?

  init() {
    let start = TitledViewController(
      "Start",
      buttons: [
        ("Browse", { [weak self] in self?.browse() }), ("Draw", { [weak self] in self?.draw() }),
        ("Share", { [weak self] in self?.share() }), ("Loop", { [weak self] in self?.loop() }),
        ("Observe", { [weak self] in self?.observe() }),
        ("Sleep", { [weak self] in self?.sleep() }), ("Warn", { [weak self] in self?.warn() }),
        ("Ignore", { SurvivingObserver.stop() }),
      ])
    navigationController.viewControllers = [start]
  }

  func browse() {
    let browse = BrowseCoordinator(navigationController)
    child = browse
    browse.start()
  }

  /// Pushes a screen that holds itself.
  private func draw() {
    let canvas = CanvasViewController("Canvas")
    canvas.onDraw = { canvas.title = "Drawn" }
    navigationController.pushViewController(canvas, animated: true)
  }

  private func share() {
    SharedRouter.shared.show(on: navigationController)
  }

  private func loop() {
    LoopingRouter.shared.show(on: navigationController)
  }

  private func observe() {
    let observing = ObservingCoordinator(navigationController)
    child = observing
    observing.start()
  }

  private func sleep() {
    let sleeping = SleepingCoordinator(navigationController)
    child = sleeping
    sleeping.start()
  }

  private func warn() {
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { _ in print(alert.textFields?.count ?? 0) })
    navigationController.present(alert, animated: true)
  }
}

/// A coordinator that gives its own method to a child, which keeps it.
private final class BrowseCoordinator: NavigationCoordinator {
  private var list: ListCoordinator?

  func start() {
    let list = ListCoordinator(makeBrowser: makeBrowser)
    self.list = list
    navigationController.pushViewController(list.makeList(), animated: true)
  }

  private func makeBrowser() -> UIViewController { TitledViewController("Browser") }
}

private final class ListCoordinator {
  private let makeBrowser: () -> UIViewController

  init(makeBrowser: @escaping () -> UIViewController) { self.makeBrowser = makeBrowser }

  func makeList() -> UIViewController {
    let screen = TitledViewController("List")
    screen.delegate = self
    return screen
  }
}

private final class CanvasViewController: TitledViewController {
  var onDraw: () -> Void = {}
}

/// A router that lives as long as the process, without a reference cycle.
private final class SharedRouter {
  static let shared = SharedRouter()

  func show(on navigationController: UINavigationController) {
    let screen = TitledViewController("Shared")
    screen.delegate = self
    navigationController.pushViewController(screen, animated: true)
  }
}

/// A router that lives as long as the process and holds itself, which does no harm.
private final class LoopingRouter {
  static let shared = LoopingRouter()
  private var onShow: () -> Void = {}
  private var shown = 0

  init() { onShow = { self.shown += 1 } }

  func show(on navigationController: UINavigationController) {
    onShow()
    let screen = TitledViewController("Loop")
    screen.delegate = self
    navigationController.pushViewController(screen, animated: true)
  }
}

/// A coordinator that the notification center holds.
private final class ObservingCoordinator: NavigationCoordinator {
  private var count = 0

  func start() {
    SurvivingObserver.token = NotificationCenter.default.addObserver(
      forName: Notification.Name("Survivors"), object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { self.count += 1 } }
    let screen = TitledViewController("Observed")
    screen.delegate = self
    navigationController.pushViewController(screen, animated: true)
  }
}

private enum SurvivingObserver {
  static var token: (any NSObjectProtocol)?

  static func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

/// A coordinator that a task holds.
private final class SleepingCoordinator: NavigationCoordinator {
  func start() {
    let screen = TitledViewController("Asleep")
    screen.delegate = self
    navigationController.pushViewController(screen, animated: true)
    Task {
      try? await Task.sleep(for: .seconds(3_600))
      screen.title = "Awake"
      navigationController.popViewController(animated: true)
    }
  }
}
