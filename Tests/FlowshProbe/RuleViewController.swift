import HeadlessUIKit

/// Pushes a view controller that is on the stack already.
final class RuleViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rules"
  }

  @ContentBuilder override var content: [ContentElement] {
    Button("Break") { self.navigationController?.pushViewController(self, animated: true) }
  }
}
