public import Foundation

/// A contact that an app creates or changes, until a request saves it.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// The type.
  open override var contactType: CNContactType {
    get { super.contactType }
    set { values[CNContactTypeKey] = newValue }
  }
  /// The prefix of the name.
  open override var namePrefix: String {
    get { super.namePrefix }
    set { values[CNContactNamePrefixKey] = newValue }
  }
  /// The given name.
  open override var givenName: String {
    get { super.givenName }
    set { values[CNContactGivenNameKey] = newValue }
  }
  /// The middle name.
  open override var middleName: String {
    get { super.middleName }
    set { values[CNContactMiddleNameKey] = newValue }
  }
  /// The family name.
  open override var familyName: String {
    get { super.familyName }
    set { values[CNContactFamilyNameKey] = newValue }
  }
  /// The earlier family name.
  open override var previousFamilyName: String {
    get { super.previousFamilyName }
    set { values[CNContactPreviousFamilyNameKey] = newValue }
  }
  /// The suffix of the name.
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { values[CNContactNameSuffixKey] = newValue }
  }
  /// The nickname.
  open override var nickname: String {
    get { super.nickname }
    set { values[CNContactNicknameKey] = newValue }
  }
  /// The name of the organization.
  open override var organizationName: String {
    get { super.organizationName }
    set { values[CNContactOrganizationNameKey] = newValue }
  }
  /// The name of the department.
  open override var departmentName: String {
    get { super.departmentName }
    set { values[CNContactDepartmentNameKey] = newValue }
  }
  /// The job title.
  open override var jobTitle: String {
    get { super.jobTitle }
    set { values[CNContactJobTitleKey] = newValue }
  }
  /// The note.
  open override var note: String {
    get { super.note }
    set { values[CNContactNoteKey] = newValue }
  }
  /// The birthday; `nil` if it isn't known.
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { values[CNContactBirthdayKey] = newValue }
  }
  /// The picture; `nil` if there is none.
  open override var imageData: Data? {
    get { super.imageData }
    set { values[CNContactImageDataKey] = newValue }
  }
  /// The phone numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { values[CNContactPhoneNumbersKey] = newValue }
  }
  /// The email addresses.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { values[CNContactEmailAddressesKey] = newValue }
  }
  /// The postal addresses.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { values[CNContactPostalAddressesKey] = newValue }
  }
  /// The web addresses.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { values[CNContactUrlAddressesKey] = newValue }
  }
}
