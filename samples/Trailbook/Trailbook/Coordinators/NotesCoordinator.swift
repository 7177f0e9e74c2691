import UIKit

/// Shows the notes about a trail.
final class NotesCoordinator: Coordinator {
  var children: [Coordinator] = []
  private let navigation: UINavigationController
  private let trail: Trail
  private let store: TrailStore
  private weak var controller: NotesViewController?

  init(navigation: UINavigationController, trail: Trail, store: TrailStore) {
    self.navigation = navigation
    self.trail = trail
    self.store = store
  }

  var isShown: Bool { controller.map(navigation.viewControllers.contains) ?? false }

  func start() {
    let controller = NotesViewController(trail: trail, store: store)
    self.controller = controller
    navigation.pushViewController(controller, animated: true)
  }
}
