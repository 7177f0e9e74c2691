package import CoreTypes
public import Foundation

/// A property of a contact, or one of its values, that the user has selected.
open class CNContactProperty: NSObject, @unchecked Sendable {
  /// The contact.
  open private(set) var contact: CNContact
  /// The name of the property.
  open private(set) var key: String
  /// The value.
  open private(set) var value: Any?
  /// The identifier of the value; `nil` for a property with one value.
  open private(set) var identifier: String?
  /// The label of the value; `nil` if it has none.
  open private(set) var label: String?

  /// The text for a person.
  package final let text: String

  private init(
    _ contact: CNContact, _ key: String, _ value: Any, _ text: String, identifier: String? = nil,
    label: String? = nil
  ) {
    (self.contact, self.key, self.value) = (contact, key, value)
    (self.text, self.identifier, self.label) = (text, identifier, label)
  }

  /// The word that stands before the text.
  package final var title: String {
    label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) }
      ?? CNContact.localizedString(forKey: key).lowercased()
  }

  /// Returns the values on a contact's card, of some properties or all (`nil`), except for those of
  /// its name.
  package static func all(of contact: CNContact, keys: [String]?) -> [CNContactProperty] {
    func labeled<Value>(
      _ key: String, _ values: [CNLabeledValue<Value>], _ text: (Value) -> String
    ) -> [CNContactProperty] {
      values.map {
        CNContactProperty(
          contact, key, $0.value, text($0.value), identifier: $0.identifier, label: $0.label)
      }
    }
    func plain(_ key: String, _ text: String) -> [CNContactProperty] {
      text.isEmpty ? [] : [CNContactProperty(contact, key, text, text)]
    }
    let properties =
      plain(CNContactJobTitleKey, contact.jobTitle)
      + plain(CNContactOrganizationNameKey, contact.organizationName)
      + labeled(CNContactPhoneNumbersKey, contact.phoneNumbers, \.stringValue)
      + labeled(CNContactEmailAddressesKey, contact.emailAddresses, \.description)
      + labeled(CNContactUrlAddressesKey, contact.urlAddresses, \.description)
      + labeled(CNContactPostalAddressesKey, contact.postalAddresses) {
        CNPostalAddressFormatter.string(from: $0, style: .mailingAddress)
          .replacing("\n", with: ", ")
      }
    guard let keys else { return properties }
    return properties.filter { keys.contains($0.key) }
  }
}

extension CNContactProperty: KeyedObject {
  package final var keyedIdentity: AnyHashable { ObjectIdentifier(self) }
  package final func keyedValue(_ key: String) throws(PredicateMistake) -> Any? {
    switch key {
    case "contact": contact
    case "key": self.key
    case "value": value
    case "identifier": identifier
    case "label": label
    default: throw PredicateMistake("CNContactProperty has no property \(key)")
    }
  }
}
