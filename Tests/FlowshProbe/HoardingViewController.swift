import HeadlessUIKit

/// A screen of which each page lives for an hour, because a task waits with it.
///
/// No page is left behind for certain, because the task may end.
final class HoardingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hoard"
  }

  @Content.Builder override var content: [Content.Element] {
    Content.Button("Visit") {
      let page = HoardedViewController()
      Task {
        try? await Task.sleep(for: .seconds(3_600))
        page.title = "Late"
      }
      self.navigationController?.pushViewController(page, animated: true)
    }
    // Does nothing. Its verb resembles that of a command.
    Content.Button("Red") {}
  }
}

/// A page that stays in memory.
final class HoardedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
  }
}
