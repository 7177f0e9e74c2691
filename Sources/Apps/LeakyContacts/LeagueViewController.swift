import HeadlessUIKit

/// A container that shows either the table of a league or its results.
final class LeagueViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "League"
    showTable()
  }

  private func showTable() {
    show(
      Page(
        title: "Table", words: "Bowling, Darts",
        buttons: [.init(title: "Results") { [weak self] in self?.showResults() }]))
  }

  private func showResults() {
    show(
      Page(
        title: "Results", words: "Bowling 2, Darts 1",
        buttons: [.init(title: "Table") { [weak self] in self?.showTable() }]))
  }

  /// Fault 12: The view of the old page is replaced, but the page stays a child of the container,
  /// so that each change leaves a page behind.
  private func show(_ page: Page) {
    let old = children.last
    addChild(page)
    view.addSubview(page.view)
    old?.view.removeFromSuperview()
    page.didMove(toParent: self)
  }
}
