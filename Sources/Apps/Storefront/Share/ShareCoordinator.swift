import Coordinators
import HeadlessUIKit

/// A task that shares a product through a system sheet.
///
/// It has no screen of its own and ends when the user chooses an action in the sheet.
final class ShareCoordinator: ModalCoordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let rootViewController: UIViewController? = nil

  private let root: UIViewController
  private let product: Product
  private let send: (_ link: String) -> Void

  /// Creates a task whose sheet a root view controller will present.
  ///
  /// `send` sends the link.
  init(
    root: UIViewController, product: Product, send: @escaping (_ link: String) -> Void = { _ in }
  ) {
    self.root = root
    self.product = product
    self.send = send
  }

  func start() {
    let sheet = UIAlertController(
      title: "Share \(product.name)", message: link, preferredStyle: .actionSheet)
    for title in ["Mail", "Copy Link"] {
      sheet.addAction(
        UIAlertAction(title: title, style: .default) { _ in
          self.send(self.link)
          self.finish()
        })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.finish() })
    sheet.popoverPresentationController?.sourceView = root.view
    root.present(sheet, animated: true)
  }

  func leave(then proceed: @escaping () -> Void) {
    root.dismiss(animated: true) {
      self.finish()
      proceed()
    }
  }

  private var link: String { "storefront://products/\(product.id)" }
}
