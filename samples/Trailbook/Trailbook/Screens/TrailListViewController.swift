import UIKit

class TrailListViewController: UITableViewController {
  static let trailSegue = "ShowTrail"

  var store: TrailStore! {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }
  weak var trailDelegate: TrailViewControllerDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("trails.title", comment: "")
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store?.trails.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "TrailCell", for: indexPath)
    (cell as? TrailCell)?.show(store.trails[indexPath.row])
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let destination = segue.destination as? TrailViewController else { return }
    destination.store = store
    destination.delegate = trailDelegate
    if let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) {
      destination.trail = store.trails[indexPath.row]
    } else {
      destination.trail = sender as? Trail
    }
  }

  @objc private func refresh(_ control: UIRefreshControl) {
    tableView.reloadData()
    control.endRefreshing()
  }
}

class TrailCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var lengthLabel: UILabel!

  func show(_ trail: Trail) {
    nameLabel.text = trail.name
    let format = NSLocalizedString("trail.length", comment: "The length in kilometers")
    lengthLabel.text = String.localizedStringWithFormat(format, trail.kilometers)
    accessoryType = trail.isDone ? .checkmark : .disclosureIndicator
  }
}
