import UIKit

/// A table of static cells.
class SettingsViewController: UITableViewController {
  @IBOutlet private weak var remindersSwitch: UISwitch!
  @IBOutlet private weak var orderControl: UISegmentedControl!

  override func viewDidLoad() {
    super.viewDidLoad()
    remindersSwitch.isOn = UserDefaults.standard.bool(forKey: #keyPath(remindersSwitch.isOn))
  }

  @IBAction private func remindersChanged(_ sender: UISwitch) {
    UserDefaults.standard.set(sender.isOn, forKey: #keyPath(remindersSwitch.isOn))
  }

  @IBAction private func orderChanged(_ sender: UISegmentedControl) {
    let order = SortOrder(rawValue: sender.selectedSegmentIndex) ?? .name
    let trails = tabBarController?.viewControllers?.first as? UINavigationController
    (trails?.viewControllers.first as? TrailListViewController)?.store.sort(by: order)
  }

  @IBAction private func signOut(_ sender: Any) {
    NotificationCenter.default.post(name: .signedOut, object: nil)
  }

  @IBAction private func unwindToSettings(_ segue: UIStoryboardSegue) {}
}

class AboutViewController: UIViewController {
  @IBOutlet weak var versionLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString")
    versionLabel.text = "Trailbook \(version as? String ?? "?")"
  }
}
