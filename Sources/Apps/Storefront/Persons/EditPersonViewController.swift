import Foundation
import HeadlessUIKit

/// A delegate that is notified when the user saves or cancels the changes.
protocol EditPersonViewControllerDelegate: AnyObject {
  func saveButtonPressed(person: Person)
  func cancelButtonPressed()
}

/// A form for editing a person.
///
/// While there are unsaved changes, it can't be dismissed by a swipe.
final class EditPersonViewController: UIViewController {
  weak var delegate: (any EditPersonViewControllerDelegate)?
  private let original: Person
  private var person: Person
  private var hint: String?

  init(person: Person) {
    original = person
    self.person = person
    super.init(nibName: nil, bundle: nil)
    title = "Edit \(person.name)"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Whether there are unsaved changes.
  var hasChanges: Bool { person != original }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.delegate?.cancelButtonPressed() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
  }

  @Content.Builder override var content: [Content.Element] {
    if let hint {
      Content.Text(hint)
    }
    field("Name", \.name)
    field("Role", \.role)
    field("Email", \.email)
  }

  private func field(_ name: String, _ value: WritableKeyPath<Person, String>) -> [Content.Element]
  {
    [
      .field(
        Content.Field(name, text: person[keyPath: value]) { [weak self] in
          guard let self else { return }
          person[keyPath: value] = $0
          isModalInPresentation = hasChanges
        })
    ]
  }

  private func save() {
    guard !person.name.isEmpty else {
      hint = "A person needs a name."
      return
    }
    delegate?.saveButtonPressed(person: person)
  }
}
