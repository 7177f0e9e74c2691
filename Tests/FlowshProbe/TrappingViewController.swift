import HeadlessUIKit

/// Ends the process as a failed precondition does.
final class TrappingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Traps"
  }

  @ContentBuilder override var content: [ContentElement] {
    Button("Trap") { preconditionFailure("the app's own mistake") }
  }
}
