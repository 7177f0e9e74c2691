import UIKit

final class AddItemViewController: UIViewController {
  var onSave: ((String) -> Void)?
  var onCancel: (() -> Void)?
  private var item = "" {
    didSet { isModalInPresentation = !item.isEmpty }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Item"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
  }

  @ContentBuilder override var content: [ContentElement] {
    Field("Item", text: item) { self.item = $0 }
    Button("Save", isEnabled: !item.isEmpty) { self.onSave?(self.item) }
  }
}
