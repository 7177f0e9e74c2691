import UIKit

/// A form for an item of the shopping list.
final class AddItemViewController: UIViewController {
  var onSave: ((Item) -> Void)?
  var onCancel: (() -> Void)?
  private let nameField = UITextField()
  private let aislePicker = UIPickerView()
  private let urgentLabel = UILabel()
  private let urgentSwitch = UISwitch()
  private let problemLabel = UILabel()
  private let saveButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Item"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })

    nameField.placeholder = "Item"
    nameField.returnKeyType = .done
    nameField.delegate = self
    nameField.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
    aislePicker.accessibilityLabel = "Aisle"
    aislePicker.dataSource = self
    aislePicker.delegate = self
    urgentLabel.text = "Urgent"
    problemLabel.textColor = .systemRed
    saveButton.setTitle("Save", for: .normal)
    saveButton.accessibilityIdentifier = "saveButton"
    saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)

    let urgent = UIStackView(arrangedSubviews: [urgentLabel, urgentSwitch])
    let stack = UIStackView(
      arrangedSubviews: [nameField, aislePicker, urgent, problemLabel, saveButton])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    validate()
  }

  private var name: String {
    (nameField.text ?? "").trimmingCharacters(in: .whitespaces)
  }

  private func validate() {
    saveButton.isEnabled = name.count >= 2
    problemLabel.text = "A name has two letters or more."
    problemLabel.isHidden = saveButton.isEnabled || name.isEmpty
    isModalInPresentation = !name.isEmpty
  }

  private func save() {
    let aisle = Aisle.allCases[aislePicker.selectedRow(inComponent: 0)]
    onSave?(Item(name: name, aisle: aisle, isUrgent: urgentSwitch.isOn))
  }
}

extension AddItemViewController: UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    !string.contains(where: \.isNumber)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    if saveButton.isEnabled { save() }
    return true
  }
}

extension AddItemViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    Aisle.allCases.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    Aisle.allCases[row].rawValue
  }
}
