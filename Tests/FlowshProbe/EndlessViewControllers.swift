import Dispatch
import Foundation
import HeadlessUIKit

/// A screen that always has work on the main queue.
final class BusyViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Busy"
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    work()
  }

  private func work() {
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.work() } }
  }

  @Content.Builder override var content: [Content.Element] {
    Content.Button("About") { self.show(UIViewController(), sender: nil) }
  }
}

/// A list that adds rows and reloads itself whenever it shows its last row.
final class EndlessListViewController: UITableViewController {
  private var count = 10

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Endless"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Number \(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard indexPath.row == count - 1 else { return }
    count += 10
    tableView.reloadData()
  }
}
