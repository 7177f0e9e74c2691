public import Foundation

/// The form of a formatted name.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// Writes the names of contacts, the given name first.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// The form.
  open var style = CNContactFormatterStyle.fullName

  private static let nameKeys = [
    CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
    CNContactNameSuffixKey,
  ]

  /// Returns the properties that a name needs.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor {
    KeyGroup(
      keys: Set(nameKeys).union([
        CNContactTypeKey, CNContactNicknameKey, CNContactOrganizationNameKey,
      ]))
  }

  /// Returns the name of a contact, or else of its organization; `nil` if it has none, or for a
  /// phonetic name.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    guard style == .fullName else { return nil }
    let person = nameKeys.map(contact.text).filter { !$0.isEmpty }.joined(separator: " ")
    let names =
      contact.contactType == .organization
      ? [contact.organizationName, person]
      : [person, contact.nickname, contact.organizationName]
    return names.first { !$0.isEmpty }
  }

  /// Returns the name of a contact.
  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }
}
