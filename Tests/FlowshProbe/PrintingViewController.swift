import HeadlessUIKit

/// A screen that prints to standard output, as apps do during development.
final class PrintingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Prints"
  }

  @Content.Builder override var content: [Content.Element] {
    Content.Button("Speak") { print("a word from the app") }
  }
}
