import UIKit

@objc protocol WelcomeViewControllerDelegate: AnyObject {
  func welcomeViewController(_ controller: WelcomeViewController, didEnter name: String)
  @objc optional func welcomeViewControllerDidAskForHelp(_ controller: WelcomeViewController)
  @objc optional func welcomeViewController(
    _ controller: WelcomeViewController, allows name: String
  ) -> Bool
}

class WelcomeViewController: BaseViewController, Storyboarded {
  @IBOutlet private weak var nameField: UITextField!
  @IBOutlet private weak var startButton: UIButton!
  @IBOutlet private var hints: [UILabel]!
  @objc weak var delegate: WelcomeViewControllerDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.addTarget(self, action: #selector(nameChanged(_:)), for: .editingChanged)
    startButton.isEnabled = false
    hints.forEach { $0.textColor = .secondaryLabel }
    hints[0].text = NSLocalizedString("welcome.hint", comment: "Why the app asks for a name")
  }

  @objc private func nameChanged(_ sender: UITextField) {
    let name = sender.text ?? ""
    startButton.isEnabled =
      !name.isEmpty && delegate?.welcomeViewController?(self, allows: name) ?? true
  }

  @IBAction private func start(_ sender: Any) {
    delegate?.welcomeViewController(self, didEnter: nameField.text ?? "")
  }

  @IBAction private func askForHelp() {
    delegate?.welcomeViewControllerDidAskForHelp?(self)
    hints[1].isHidden = false
  }
}
