import HeadlessUIKit

/// The root coordinator, which starts one flow of each kind.
final class HomeCoordinator {
  let navigationController = UINavigationController()
  private var children: [AnyObject] = []
  private let work = Work()
  /// A screen that is created once and shown several times.
  private let help = TitledViewController("Help")

  init() {
    let home = TitledViewController(
      "Home",
      buttons: [
        ("Pick", { [weak self] in self?.pick() }), ("Poll", { [weak self] in self?.poll() }),
        ("Ask", { [weak self] in self?.ask() }),
        ("Route", { [weak self] in self?.route() }), ("Pose", { [weak self] in self?.pose() }),
        ("Shop", { [weak self] in self?.shop() }), ("Stay", { [weak self] in self?.stay() }),
        ("Plain", { [weak self] in self?.push(TitledViewController("Plain")) }),
        ("Help", { [weak self] in self?.showHelp() }),
        ("Load", { [weak self] in self?.load() }), ("Finish", { [weak self] in self?.work.end() }),
      ])
    navigationController.viewControllers = [home]
  }

  private func push(_ screen: UIViewController) {
    navigationController.pushViewController(screen, animated: true)
  }

  private func pick() {
    Task { [navigationController] in
      let choice = await PickCoordinator(navigationController).choice()
      navigationController.topViewController?.title = choice
    }
  }

  private func poll() {
    Task { [navigationController] in await PollCoordinator(navigationController).run() }
  }

  private func ask() {
    Task { [navigationController] in
      let answer = await AskCoordinator(navigationController).answer()
      navigationController.topViewController?.title = answer
    }
  }

  private func route() {
    let router = Router(navigationController)
    children = [RouteCoordinator(Navigator(router))]
    (children.last as? RouteCoordinator)?.start()
  }

  private func pose() {
    let pose = PoseCoordinator(Router(navigationController))
    children = [pose]
    pose.start()
  }

  private func shop() {
    let shop = ShopCoordinator(navigationController)
    children = [shop]
    shop.start()
  }

  private func stay() {
    let stay = StayCoordinator(navigationController)
    children = [stay]
    stay.start()
  }

  private func load() { push(LoadingViewController(work)) }

  private func showHelp() { push(help) }
}
