public import Foundation

// The names of a contact's properties, by which an app says which of them it fetches.

/// The identifier.
public let CNContactIdentifierKey = "identifier"
/// The type.
public let CNContactTypeKey = "contactType"
/// The prefix of the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The given name.
public let CNContactGivenNameKey = "givenName"
/// The middle name.
public let CNContactMiddleNameKey = "middleName"
/// The family name.
public let CNContactFamilyNameKey = "familyName"
/// The earlier family name.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The suffix of the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The nickname.
public let CNContactNicknameKey = "nickname"
/// The name of the organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The name of the department.
public let CNContactDepartmentNameKey = "departmentName"
/// The job title.
public let CNContactJobTitleKey = "jobTitle"
/// The birthday.
public let CNContactBirthdayKey = "birthday"
/// The note.
public let CNContactNoteKey = "note"
/// The picture.
public let CNContactImageDataKey = "imageData"
/// The small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// Whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The phone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The email addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The web addresses.
public let CNContactUrlAddressesKey = "urlAddresses"

/// A property, or several ones, that an app fetches.
///
/// Strings conform, because Linux doesn't bridge them to `NSString`.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The properties that a formatter or a screen needs.
struct KeyGroup: CNKeyDescriptor {
  let keys: Set<String>
}

extension CNKeyDescriptor {
  var keys: Set<String> {
    switch self {
    case let key as String: [key]
    case let key as NSString: [key.description]
    case let group as KeyGroup: group.keys
    default: []
    }
  }
}

/// Creates a descriptor of the properties that the system's screens show.
package func descriptorOfAllKeys() -> any CNKeyDescriptor { KeyGroup(keys: CNContact.allKeys) }
