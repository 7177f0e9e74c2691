import UIKit

protocol EntryFormViewControllerDelegate: AnyObject {
  func entryFormViewControllerDidSave(_ controller: EntryFormViewController)
  func entryFormViewControllerDidCancel(_ controller: EntryFormViewController)
}

/// The note and the amount of an entry.
final class EntryFormViewController: UIViewController {
  weak var delegate: EntryFormViewControllerDelegate?
  private let entry: Entry
  private let noteField = UITextField()
  private let amountField = UITextField()
  private let errorLabel = UILabel()

  init(_ entry: Entry) {
    self.entry = entry
    super.init(nibName: nil, bundle: nil)
    title = entry.isInserted ? "New Entry" : "Edit Entry"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    noteField.placeholder = "Note"
    noteField.text = entry.note
    amountField.placeholder = "Amount"
    amountField.keyboardType = .numberPad
    amountField.text = entry.isInserted ? nil : "\(entry.amount)"
    errorLabel.isHidden = true
    let stack = UIStackView(arrangedSubviews: [noteField, amountField, errorLabel])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  /// Shows why the entry can't be saved.
  func show(_ error: Error) {
    errorLabel.text = error.localizedDescription
    errorLabel.isHidden = false
  }

  @objc private func save() {
    let note = noteField.text ?? ""
    entry.note = note.isEmpty ? nil : note
    entry.amount = Int32(amountField.text ?? "") ?? 0
    delegate?.entryFormViewControllerDidSave(self)
  }

  @objc private func cancel() { delegate?.entryFormViewControllerDidCancel(self) }
}
