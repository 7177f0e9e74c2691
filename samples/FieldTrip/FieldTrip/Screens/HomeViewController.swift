import UIKit

/// The tasks, and below them what has happened.
final class HomeViewController: UITableViewController {
  var onSelect: ((TripTask) -> Void)?
  var notes: [String] = [] { didSet { tableView.reloadData() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Field Trip"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? TripTask.allCases.count : notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text =
      indexPath.section == 0 ? TripTask.allCases[indexPath.row].rawValue : notes[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath.section == 0 { onSelect?(TripTask.allCases[indexPath.row]) }
  }
}
