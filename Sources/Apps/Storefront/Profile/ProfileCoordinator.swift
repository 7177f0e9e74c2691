import Coordinators
import HeadlessUIKit

/// A delegate that handles requests that neither the profile flow nor the catalog flow in it can
/// handle.
protocol ProfileCoordinatorDelegate: CatalogFlowCoordinatorDelegate {
  func profileCoordinatorDidLogOut(_ coordinator: ProfileCoordinator)
}

/// The flow of the Profile tab: favorites and settings, which require a login, and the logout.
final class ProfileCoordinator: FlowCoordinator, TabItemCoordinator {
  weak var delegate: (any ProfileCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }

  private let navigationController: UINavigationController
  private let navigationDelegate: NavigationDelegate
  private let products: any ProductDataSourceable
  private let session: Session
  private lazy var profileVC = ProfileVC(user: { [session] in session.user }, delegate: self)

  init(
    navigationController: UINavigationController = UINavigationController(),
    products: any ProductDataSourceable, session: Session,
    delegate: any ProfileCoordinatorDelegate
  ) {
    self.navigationController = navigationController
    navigationDelegate = NavigationDelegate(for: navigationController)
    self.products = products
    self.session = session
    self.delegate = delegate
  }

  func start() {
    navigationController.viewControllers = [profileVC]
  }

  func show(_ destination: Destination) {
    let proceed: () -> Void
    switch destination {
    case .favorites: proceed = goToFavorites
    case .settings: proceed = goToSettings
    default: return
    }
    navigationController.popToRootViewController(animated: false)
    proceed()
  }

  /// Calls `proceed` immediately if a user is logged in, or otherwise after the login.
  private func afterLogin(_ proceed: @escaping () -> Void) {
    guard session.user == nil else { return proceed() }
    delegate?.loginRequested(in: profileVC, then: proceed)
  }

  private func showFavorites() {
    guard !profileVC.isMoving else { return }
    let favorites = FavoritesViewController(
      favorites: { [session, products] in session.favoriteIDs.compactMap(products.product) },
      delegate: self)
    navigationController.pushViewController(favorites, animated: true)
  }

  /// Starts a flow on this stack, unless a quick tap before has started it.
  ///
  /// The flow ends when its first screen is removed from the stack.
  private func startOnStack(_ flow: any Coordinator) {
    guard !navigationController.isMoving else { return }
    startChild(flow)
    if let first = flow.rootViewController {
      navigationDelegate.finish(flow, whenGone: first)
    }
  }
}

extension ProfileCoordinator: CoordinatorFinishDelegate {}

extension ProfileCoordinator: ProfileVCDelegate {
  func goToSettings() {
    afterLogin { [weak self] in
      guard let self else { return }
      startOnStack(
        SettingsFlowCoordinator(navigationController: navigationController, session: session))
    }
  }

  func goToFavorites() {
    afterLogin { [weak self] in self?.showFavorites() }
  }

  func logInButtonPressed() {
    delegate?.loginRequested(in: profileVC, then: {})
  }

  /// Asks for confirmation before logging out.
  ///
  /// An alert is simple enough not to need a coordinator.
  func logOutButtonPressed() {
    guard !profileVC.isMoving else { return }
    let alert = UIAlertController(
      title: "Log out?", message: "Your favorites stay.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Log Out", style: .destructive) { _ in
        self.delegate?.profileCoordinatorDidLogOut(self)
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    profileVC.present(alert, animated: true)
  }
}

extension ProfileCoordinator: FavoritesViewControllerDelegate {
  func didSelect(favorite: Product) {
    guard let delegate else { return }
    startOnStack(
      CatalogFlowCoordinator(
        navigationController: navigationController, entrance: .product(favorite),
        products: products, session: session, delegate: delegate))
  }

  func didRemove(favorite: Product) {
    if session.isFavorite(favorite) { session.toggleFavorite(favorite) }
  }
}
