import UIKit

/// Shows the list of trails, a trail, and its notes.
final class TrailsCoordinator: NSObject, Coordinator {
  var children: [Coordinator] = []
  private let navigation: UINavigationController
  private let store: TrailStore

  init(navigation: UINavigationController, store: TrailStore) {
    self.navigation = navigation
    self.store = store
  }

  func start() {
    navigation.delegate = self
    let list = navigation.viewControllers.first as? TrailListViewController
    list?.store = store
    list?.trailDelegate = self
  }

  func showTrail(named name: String) {
    guard let trail = store.trails.first(where: { $0.id == name }) else { return }
    navigation.popToRootViewController(animated: false)
    let list = navigation.topViewController as? TrailListViewController
    list?.performSegue(withIdentifier: TrailListViewController.trailSegue, sender: trail)
  }
}

extension TrailsCoordinator: TrailViewControllerDelegate {
  func trailViewController(_ controller: TrailViewController, didSelectNotesOf trail: Trail) {
    add(NotesCoordinator(navigation: navigation, trail: trail, store: store))
  }
}

extension TrailsCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    for case let notes as NotesCoordinator in children where !notes.isShown { remove(notes) }
  }
}
