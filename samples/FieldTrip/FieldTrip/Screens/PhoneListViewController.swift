import ContactsUI
import UIKit

/// The people to call on the trip.
final class PhoneListViewController: TaskViewController {
  private let store = CNContactStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Choose Teacher") { [weak self] in
      let picker = CNContactPickerViewController()
      picker.delegate = self
      self?.present(picker, animated: true)
    }
    addButton("Count Friends") { [weak self] in self?.count() }
    addButton("Add Guide") { [weak self] in
      let guide = CNMutableContact()
      guide.givenName = "Ranger"
      let card = CNContactViewController(forNewContact: guide)
      card.delegate = self
      self?.present(UINavigationController(rootViewController: card), animated: true)
    }
  }

  private func count() {
    store.requestAccess(for: .contacts) { [weak self] isGranted, _ in
      guard isGranted else {
        self?.show("Ask around")
        return
      }
      DispatchQueue.main.async { [weak self] in self?.showCount() }
    }
  }

  private func showCount() {
    let request = CNContactFetchRequest(
      keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
    var names: [String] = []
    do {
      try store.enumerateContacts(with: request) { contact, _ in names.append(contact.givenName) }
      show("\(names.count) friends, \(names.first ?? "nobody") first")
    } catch {
      show("Ask around")
    }
  }
}

extension PhoneListViewController: CNContactPickerDelegate {
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    let name = CNContactFormatter.string(from: contact, style: .fullName) ?? "Somebody"
    show("\(name), \(contact.phoneNumbers.first?.value.stringValue ?? "no number")")
  }

  func contactPickerDidCancel(_ picker: CNContactPickerViewController) { show("No teacher") }
}

extension PhoneListViewController: CNContactViewControllerDelegate {
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {
    viewController.dismiss(animated: true)
    show(contact.map { "Added \($0.givenName) \($0.familyName)" } ?? "No guide")
  }
}
