import HeadlessUIKit

/// A screen with names that contain control characters, a newline, and a right-to-left override.
final class NamesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Na\u{1B}[2Jmes"
  }

  @Content.Builder override var content: [Content.Element] {
    Content.Text("two\nlines")
    Content.Row("evil\u{202E}txt.exe", detail: "a\u{7}bell") {}
    Content.Button("OK\u{9B}m") {}
  }
}
