import UIKit

/// What there is to do in a watch.
enum KeeperTask: String, CaseIterable {
  case health = "Health"
  case lamp = "Lamp"
  case records = "Records"
  case chart = "Chart"
  case tides = "Tides"
  case letter = "Letter"
}

protocol TasksViewControllerDelegate: AnyObject {
  func tasksViewController(_ controller: TasksViewController, didSelect task: KeeperTask)
}

/// The tasks of the watch.
final class TasksViewController: UITableViewController {
  weak var delegate: TasksViewControllerDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Watch"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Task")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    KeeperTask.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Task", for: indexPath)
    cell.textLabel?.text = KeeperTask.allCases[indexPath.row].rawValue
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.tasksViewController(self, didSelect: KeeperTask.allCases[indexPath.row])
  }
}
