import Foundation
import HeadlessUIKit

/// A coordinator of flows that share an object created at launch: a router or their parent.
final class DeskCoordinator {
  let navigationController = UINavigationController()
  private var router: Router
  private var children: [AnyObject] = []

  init() {
    router = Router(navigationController)
    let desk = TitledViewController(
      "Desk",
      buttons: [
        ("Fore", { [weak self] in self?.showFore() }), ("Aft", { [weak self] in self?.showAft() }),
        ("Clasp", { [weak self] in self?.clasp() }), ("Late", { [weak self] in self?.late() }),
        ("Twin", { [weak self] in self?.showTwin() }),
        ("Model", { [weak self] in self?.showModel() }),
        ("Frame", { [weak self] in self?.showFrame() }),
        ("Relay", { [weak self] in self?.showRelay() }),
        ("Tidy", { [weak self] in self?.children.removeAll() }),
      ])
    navigationController.viewControllers = [desk]
  }

  private func begin<Child: AnyObject>(_ child: Child) -> Child {
    children.append(child)
    return child
  }

  private func showFore() { begin(ForeCoordinator(router)).start() }

  private func showAft() { begin(AftCoordinator(Navigator(router))).start() }

  private func showTwin() { begin(TwinCoordinator(navigationController)).start() }

  /// Inserts the newest coordinator at the start of the array.
  private func showModel() {
    let model = ModelCoordinator(navigationController)
    children.insert(model, at: 0)
    model.start()
  }

  private func showFrame() {
    let frame = begin(FrameCoordinator(navigationController))
    frame.start(begin(NextCoordinator()))
  }

  private func showRelay() { begin(RelayCoordinator(router)).start() }

  private func clasp() { ClaspCoordinator(self).start() }

  /// Creates a coordinator in a closure; only the array holds it.
  private func late() {
    let makers: [@MainActor () -> LateCoordinator] = [
      { [unowned self] in begin(LateCoordinator(navigationController)) }
    ]
    for make in makers { make().start() }
  }
}

/// A coordinator that shares its router with others.
///
/// Its screen also holds the router, but no coordinator.
final class ForeCoordinator {
  private let router: Router

  init(_ router: Router) { self.router = router }

  func start() { router.show(RoutedViewController("Fore", router)) }
}

/// A coordinator that shares its router with others through an object of its own.
final class AftCoordinator {
  private let navigator: Navigator

  init(_ navigator: Navigator) { self.navigator = navigator }

  func start() { navigator.show(TitledViewController("Aft")) }
}

/// A coordinator that holds its parent but isn't held by it.
///
/// One of its own closures keeps it alive.
final class ClaspCoordinator {
  private let parent: DeskCoordinator
  private var finished: (() -> Void)?

  init(_ parent: DeskCoordinator) { self.parent = parent }

  func start() {
    finished = { self.finished = nil }
    let screen = TitledViewController("Clasp")
    screen.delegate = self
    parent.navigationController.pushViewController(screen, animated: true)
  }
}

/// A coordinator that its parent releases some time after its screen has been removed.
final class LateCoordinator: NavigationCoordinator {
  func start() {
    let screen = TitledViewController("Late")
    screen.delegate = self
    navigationController.pushViewController(screen, animated: true)
  }
}

/// A screen that holds the coordinators' router.
private final class RoutedViewController: TitledViewController {
  private let router: Router

  init(_ title: String, _ router: Router) {
    self.router = router
    super.init(title)
  }

  required init?(coder: NSCoder) { nil }
}
