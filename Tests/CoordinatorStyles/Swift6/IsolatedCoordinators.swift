import Foundation
import HeadlessUIKit

// The coordinator pattern in Swift 6. Declarations that use UIKit are isolated to the main actor.

@MainActor
package protocol Coordinator: AnyObject {
  var children: [any Coordinator] { get set }
  var parent: (any Coordinator)? { get }
  func start()
}

extension Coordinator {
  package func remove(_ child: any Coordinator) { children.removeAll { $0 === child } }
}

@MainActor
package final class SettingsCoordinator: NSObject, Coordinator {
  package var children: [any Coordinator] = []
  package weak var parent: (any Coordinator)?
  private let navigationController: UINavigationController
  private let load: @Sendable () async -> String

  package init(
    navigationController: UINavigationController, load: @escaping @Sendable () async -> String
  ) {
    self.navigationController = navigationController
    self.load = load
  }

  package func start() {
    let settings = SettingsViewController()
    settings.onSelect = { [weak self] in self?.showDetail() }
    let container = UINavigationController(rootViewController: settings)
    container.presentationController?.delegate = self
    container.sheetPresentationController?.detents = [.medium(), .large()]
    navigationController.present(container, animated: true)
  }

  private func showDetail() {
    Task {
      let title = await load()
      let detail = UIViewController()
      detail.title = title
      navigationController.show(detail, sender: self)
    }
  }
}

extension SettingsCoordinator: UIAdaptivePresentationControllerDelegate {
  package func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  {
    parent?.children.removeAll { $0 === self }
  }
}

final class SettingsViewController: UITableViewController {
  var onSelect: (() -> Void)?

  init() {
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?()
  }
}

@MainActor
package final class RootCoordinator: Coordinator {
  package var children: [any Coordinator] = []
  package var parent: (any Coordinator)? { nil }
  private let window: UIWindow
  private let tabs = UITabBarController()

  package init(window: UIWindow) { self.window = window }

  package func start() {
    let stacks = ["A", "B"].map { title in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
      return navigation
    }
    tabs.viewControllers = stacks
    tabs.selectedIndex = 1
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let settings = SettingsCoordinator(navigationController: stacks[0]) { "Detail" }
    settings.parent = self
    children.append(settings)
    UIApplication.shared.open(URL(fileURLWithPath: "/")) { opened in _ = opened }
  }
}
