package import CoreTypes
@_exported public import Foundation
import HeadlessUIKit

/// The type of a contact.
public enum CNContactType: Int, Sendable { case person, organization }

/// A person or an organization in the user's contacts, which doesn't change.
///
/// It has only the properties that were fetched. Another one ends the app, as on a device.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The identifier.
  open private(set) var identifier: String
  final var values: [String: Any]
  /// The properties that were fetched; `nil` for all.
  let fetched: Set<String>?

  /// Creates a contact without properties.
  public override init() {
    identifier = ContactList.shared.newIdentifier("contact")
    (values, fetched) = ([:], nil)
  }

  init(_ identifier: String, _ values: [String: Any], fetched: Set<String>? = nil) {
    self.identifier = identifier
    self.values = values
    self.fetched = fetched
  }

  static let allKeys: Set = [
    CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey,
    CNContactFamilyNameKey, CNContactPreviousFamilyNameKey, CNContactNameSuffixKey,
    CNContactNicknameKey, CNContactOrganizationNameKey, CNContactDepartmentNameKey,
    CNContactJobTitleKey, CNContactBirthdayKey, CNContactNoteKey, CNContactImageDataKey,
    CNContactThumbnailImageDataKey, CNContactImageDataAvailableKey, CNContactPhoneNumbersKey,
    CNContactEmailAddressesKey, CNContactPostalAddressesKey, CNContactUrlAddressesKey,
  ]

  /// Returns the value of a property, which must have been fetched.
  final func value(_ key: String) -> Any? {
    guard isKeyAvailable(key) else {
      FrameworkException.fault(
        "CNPropertyNotFetchedException",
        "A property was not requested when contact was fetched. (\(key))")
      return nil
    }
    return values[key]
  }

  final func text(_ key: String) -> String { value(key) as? String ?? "" }
  final func list<Value>(_ key: String) -> [CNLabeledValue<Value>] {
    value(key) as? [CNLabeledValue<Value>] ?? []
  }

  /// The type.
  open var contactType: CNContactType { value(CNContactTypeKey) as? CNContactType ?? .person }
  /// The prefix of the name.
  open var namePrefix: String { text(CNContactNamePrefixKey) }
  /// The given name.
  open var givenName: String { text(CNContactGivenNameKey) }
  /// The middle name.
  open var middleName: String { text(CNContactMiddleNameKey) }
  /// The family name.
  open var familyName: String { text(CNContactFamilyNameKey) }
  /// The earlier family name.
  open var previousFamilyName: String { text(CNContactPreviousFamilyNameKey) }
  /// The suffix of the name.
  open var nameSuffix: String { text(CNContactNameSuffixKey) }
  /// The nickname.
  open var nickname: String { text(CNContactNicknameKey) }
  /// The name of the organization.
  open var organizationName: String { text(CNContactOrganizationNameKey) }
  /// The name of the department.
  open var departmentName: String { text(CNContactDepartmentNameKey) }
  /// The job title.
  open var jobTitle: String { text(CNContactJobTitleKey) }
  /// The note.
  open var note: String { text(CNContactNoteKey) }
  /// The birthday; `nil` if it isn't known.
  open var birthday: DateComponents? { value(CNContactBirthdayKey) as? DateComponents }
  /// The picture; `nil` if there is none.
  open var imageData: Data? { value(CNContactImageDataKey) as? Data }
  /// The small picture, which is the same one.
  open var thumbnailImageData: Data? {
    _ = value(CNContactThumbnailImageDataKey)
    return values[CNContactImageDataKey] as? Data
  }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool {
    _ = value(CNContactImageDataAvailableKey)
    return values[CNContactImageDataKey] != nil
  }
  /// The phone numbers.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { list(CNContactPhoneNumbersKey) }
  /// The email addresses.
  open var emailAddresses: [CNLabeledValue<NSString>] { list(CNContactEmailAddressesKey) }
  /// The postal addresses.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { list(CNContactPostalAddressesKey) }
  /// The web addresses.
  open var urlAddresses: [CNLabeledValue<NSString>] { list(CNContactUrlAddressesKey) }

  /// Returns whether a property was fetched.
  open func isKeyAvailable(_ key: String) -> Bool {
    key == CNContactIdentifierKey || fetched?.contains(key) ?? true
  }
  /// Returns whether properties were fetched.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
    keyDescriptors.allSatisfy { $0.keys.allSatisfy(isKeyAvailable) }
  }

  /// Returns the English name of a property.
  open class func localizedString(forKey key: String) -> String {
    let words = key.replacing(#/[A-Z]/#) { " " + $0.output.lowercased() }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Returns a contact that doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any {
    CNContact(identifier, values, fetched: fetched)
  }
  /// Returns a contact that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    CNMutableContact(identifier, values, fetched: fetched)
  }

  /// Whether the other object is the same contact.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNContact)?.identifier == identifier
  }
  /// A hash of the identifier.
  open override var hash: Int { identifier.hashValue }
}

extension CNContact: KeyedObject {
  package final var keyedIdentity: AnyHashable { identifier }
  package final func keyedValue(_ key: String) throws(PredicateMistake) -> Any? {
    if key == CNContactIdentifierKey { return identifier }
    guard Self.allKeys.contains(key) else {
      throw PredicateMistake("CNContact has no property \(key)")
    }
    if key == CNContactTypeKey { return contactType.rawValue }
    if key == CNContactImageDataAvailableKey { return values[CNContactImageDataKey] != nil }
    let isList = [
      CNContactPhoneNumbersKey, CNContactEmailAddressesKey, CNContactPostalAddressesKey,
      CNContactUrlAddressesKey,
    ].contains(key)
    let isData = [
      CNContactBirthdayKey, CNContactImageDataKey, CNContactThumbnailImageDataKey,
    ].contains(key)
    if let value = values[key] { return value }
    if isData { return nil }
    return isList ? [Any]() : ""
  }
}
