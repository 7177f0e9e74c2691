import AppSandbox
import Foundation
import Synchronization

/// The contacts of the device's user: six people, as in Simulator.
///
/// Changes by an app outlast a relaunch. Each case begins with the six people.
package final class ContactList: Sendable {
  /// The list of the device.
  package static let shared = ContactList()

  private struct State {
    var contacts: [CNContact]?
    /// The contacts that the app has added, which are all that it sees with limited access.
    var own: Set<String> = []
    var identifiers: [String: Int] = [:]
  }

  private let state = Mutex(State())

  private init() {
    AppSandbox.add(store: { ContactList.shared.reset() })
  }

  /// Forgets all changes.
  package func reset() { state.withLock { $0 = State() } }

  /// Returns an identifier that is the same each time the case runs.
  package func newIdentifier(_ name: String) -> String {
    state.withLock { state in
      state.identifiers[name, default: 0] += 1
      return "\(name)-\(state.identifiers[name] ?? 0)"
    }
  }

  /// All contacts, by their names.
  package var all: [CNContact] {
    if let known = state.withLock({ $0.contacts }) { return known }
    let people = Self.people()
    return state.withLock { state in
      state.contacts = people
      return people
    }
  }

  /// The contacts that the app has added.
  var ownIdentifiers: Set<String> { state.withLock { $0.own } }

  /// Adds a contact, or replaces it.
  package func keep(_ contact: CNContact) {
    let kept = CNContact(contact.identifier, contact.values)
    let known = all
    state.withLock { state in
      state.contacts =
        (known.filter { $0 != kept } + [kept]).sorted { Self.order($0) < Self.order($1) }
      if !known.contains(kept) { state.own.insert(kept.identifier) }
    }
  }

  func remove(_ contact: CNContact) {
    let rest = all.filter { $0 != contact }
    state.withLock { $0.contacts = rest }
  }

  private static func order(_ contact: CNContact) -> String {
    (contact.text(CNContactFamilyNameKey) + " " + contact.text(CNContactGivenNameKey)).lowercased()
  }

  private static func people() -> [CNContact] {
    [
      ("John", "Appleseed", "888-555-5512", "John-Appleseed@mac.com"),
      ("Kate", "Bell", "555-564-8583", "kate-bell@mac.com"),
      ("Anna", "Haro", "555-522-8243", "anna-haro@mac.com"),
      ("Daniel", "Higgins", "555-478-7672", "d-higgins@mac.com"),
      ("David", "Taylor", "555-610-6679", ""),
      ("Hank", "Zakroff", "555-766-4823", "hank-zakroff@mac.com"),
    ].map { (given, family, phone, email) in
      let contact = CNMutableContact()
      (contact.givenName, contact.familyName) = (given, family)
      contact.phoneNumbers = [
        CNLabeledValue(
          label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: phone))
      ]
      if !email.isEmpty {
        contact.emailAddresses = [
          CNLabeledValue(label: CNLabelWork, value: NSString(string: email))
        ]
      }
      return contact.copy() as? CNContact ?? contact
    }
  }
}
