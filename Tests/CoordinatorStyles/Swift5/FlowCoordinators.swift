import Foundation
import HeadlessUIKit

// A flow coordinator protocol with an associated type, and an app coordinator that owns the window
// and keeps its children in an `NSMutableArray`.

package protocol FlowCoordinator: AnyObject {
  associatedtype RootViewController: UIViewController
  var rootViewController: RootViewController { get }
  func start()
}

package protocol DetailFlowDelegate: AnyObject {
  func detailFlowDidFinish(_ flow: DetailFlow)
}

package final class DetailFlow: FlowCoordinator {
  package let rootViewController: UINavigationController
  package weak var delegate: DetailFlowDelegate?
  private lazy var listViewController: ListViewController = {
    let list = ListViewController(style: .plain)
    list.delegate = self
    return list
  }()

  package init(navigationController: UINavigationController = UINavigationController()) {
    self.rootViewController = navigationController
  }

  package func start() {
    rootViewController.setViewControllers([listViewController], animated: false)
  }
}

extension DetailFlow: ListViewControllerDelegate {
  func listViewController(_ viewController: ListViewController, didSelect item: String) {
    let detail = UIViewController(nibName: nil, bundle: nil)
    detail.title = item
    detail.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction(handler: { [weak self, weak detail] _ in
        guard let self = self else { return }
        detail?.dismiss(animated: true) { self.delegate?.detailFlowDidFinish(self) }
      }))
    let container = UINavigationController(rootViewController: detail)
    container.modalPresentationStyle = .formSheet
    container.presentationController?.delegate = viewController
    rootViewController.present(container, animated: true, completion: nil)
  }
}

protocol ListViewControllerDelegate: AnyObject {
  func listViewController(_ viewController: ListViewController, didSelect item: String)
}

final class ListViewController: UITableViewController {
  weak var delegate: ListViewControllerDelegate?
  private var items = ["One", "Two"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    delegate?.listViewController(self, didSelect: items[indexPath.row])
  }
}

extension ListViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    _ = presentationController.presentedViewController
  }
}

package class WindowCoordinator: NSObject {
  package let window: UIWindow
  package let childCoordinators = NSMutableArray()

  package init(window: UIWindow) {
    self.window = window
    super.init()
  }

  package func start() {
    let flow = DetailFlow()
    flow.delegate = self
    childCoordinators.add(flow)
    flow.start()
    window.rootViewController = flow.rootViewController
    window.makeKeyAndVisible()
    UIView.transition(
      with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil,
      completion: nil)
  }

  package func open(_ url: URL) {
    guard UIApplication.shared.canOpenURL(url) else { return }
    UIApplication.shared.open(url, options: [:], completionHandler: nil)
  }

  package func showError(_ message: String) {
    let alert = UIAlertController(title: "Error", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: { _ in }))
    var top = window.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    DispatchQueue.main.async { top?.present(alert, animated: true) }
  }
}

extension WindowCoordinator: DetailFlowDelegate {
  package func detailFlowDidFinish(_ flow: DetailFlow) {
    if childCoordinators.contains(flow) { childCoordinators.remove(flow) }
  }
}
