import Foundation
public import HeadlessUIKit

// The same in Swift 6: what touches UIKit says that it is on the main actor.

@MainActor
public protocol Coordinator: AnyObject {
  var children: [any Coordinator] { get set }
  var parent: (any Coordinator)? { get }
  func start()
}

extension Coordinator {
  public func remove(_ child: any Coordinator) { children.removeAll { $0 === child } }
}

@MainActor
public final class SettingsCoordinator: NSObject, Coordinator {
  public var children: [any Coordinator] = []
  public weak var parent: (any Coordinator)?
  private let navigationController: UINavigationController
  private let load: @Sendable () async -> String

  public init(
    navigationController: UINavigationController, load: @escaping @Sendable () async -> String
  ) {
    self.navigationController = navigationController
    self.load = load
  }

  public func start() {
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
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    parent?.children.removeAll { $0 === self }
  }
}

final class SettingsViewController: UITableViewController {
  var onSelect: (() -> Void)?

  init() { super.init(style: .insetGrouped) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?()
  }
}

@MainActor
public final class RootCoordinator: Coordinator {
  public var children: [any Coordinator] = []
  public var parent: (any Coordinator)? { nil }
  private let window: UIWindow
  private let tabs = UITabBarController()

  public init(window: UIWindow) { self.window = window }

  public func start() {
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
