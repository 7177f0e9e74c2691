import UIKit

/// What to pack, and what to do in an emergency.
class GuideViewController: UIViewController {
  @IBOutlet private weak var packedLabel: UILabel!

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "EmbedChecklist",
      let checklist = segue.destination as? ChecklistViewController
    else { return }
    checklist.items = ["Water", "Map", "Whistle"]
    checklist.delegate = self
  }

  @IBAction func unwindToGuide(_ segue: UIStoryboardSegue) {}
}

extension GuideViewController: ChecklistViewControllerDelegate {
  func checklistViewController(_ controller: ChecklistViewController, hasPacked count: Int) {
    packedLabel.text = "\(count) of \(controller.items.count) packed"
  }
}

protocol ChecklistViewControllerDelegate: AnyObject {
  func checklistViewController(_ controller: ChecklistViewController, hasPacked count: Int)
}

class ChecklistViewController: UITableViewController {
  var items: [String] = []
  weak var delegate: ChecklistViewControllerDelegate?
  private var packed: Set<String> = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath)
    let item = items[indexPath.row]
    cell.textLabel?.text = item
    cell.accessoryType = packed.contains(item) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    packed.insert(items[indexPath.row])
    tableView.reloadRows(at: [indexPath], with: .automatic)
    delegate?.checklistViewController(self, hasPacked: packed.count)
  }
}

class EmergencyViewController: UIViewController {
  @IBOutlet private weak var signalLabel: UILabel!
  private var signals = 0

  @IBAction private func signalTapped(_ sender: UITapGestureRecognizer) {
    signals += 1
    signalLabel.text = "Signals: \(signals)"
  }
}
