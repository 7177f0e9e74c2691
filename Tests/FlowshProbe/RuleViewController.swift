import HeadlessUIKit

/// A screen that violates a UIKit rule: it pushes a view controller that is already on the stack.
final class RuleViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rules"
  }

  @Content.Builder override var content: [Content.Element] {
    Content.Button("Break") { self.navigationController?.pushViewController(self, animated: true) }
  }
}
