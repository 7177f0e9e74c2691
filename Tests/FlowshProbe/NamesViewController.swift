import HeadlessUIKit

/// A screen with names that contain control characters, a newline, and a right-to-left override.
final class NamesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Na\u{1B}[2Jmes"
  }

  @ContentBuilder override var content: [ContentElement] {
    Text("two\nlines")
    Row("evil\u{202E}txt.exe", detail: "a\u{7}bell") {}
    Button("OK\u{9B}m") {}
  }
}
