import HeadlessUIKit

/// A screen whose coordinator keeps each page that it has shown, on purpose as far as flowsh can know.
final class HoardingViewController: UIViewController {
  private var pages: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hoard"
  }

  @Content.Builder override var content: [Content.Element] {
    Content.Button("Visit") {
      let page = HoardedViewController()
      self.pages.append(page)
      self.navigationController?.pushViewController(page, animated: true)
    }
  }
}

/// A page that is kept.
final class HoardedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
  }
}
