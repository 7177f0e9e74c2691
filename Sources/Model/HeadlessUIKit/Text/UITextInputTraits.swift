public import Foundation

/// The appearance and behavior of a keyboard; stored, but not used.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// The capitalization of words while they are typed; not used.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
  /// Not at all, each word, each sentence, or each character.
  case none, words, sentences, allCharacters
}

/// Whether words are corrected while they are typed; not used.
public nonisolated enum UITextAutocorrectionType: Int, Sendable {
  /// As the system does, no, or yes.
  case `default`, no, yes
}

/// Whether the spelling is checked; not used.
public nonisolated enum UITextSpellCheckingType: Int, Sendable {
  /// As the system does, no, or yes.
  case `default`, no, yes
}

/// Whether quotes become typographic; not used.
public nonisolated enum UITextSmartQuotesType: Int, Sendable {
  /// As the system does, no, or yes.
  case `default`, no, yes
}

/// Whether hyphens become dashes; not used.
public nonisolated enum UITextSmartDashesType: Int, Sendable {
  /// As the system does, no, or yes.
  case `default`, no, yes
}

/// Whether spaces are added when text is inserted; not used.
public nonisolated enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system does, no, or yes.
  case `default`, no, yes
}

/// The look of a keyboard; not used.
public nonisolated enum UIKeyboardAppearance: Int, Sendable {
  /// The system's, dark, or light.
  case `default`, dark, light

  /// The keyboard of an alert.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of a keyboard's Return key; not used.
public nonisolated enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// The kind of text that is expected; not used.
public nonisolated struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a kind from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType("name")
  /// A title before a name.
  public static let namePrefix = UITextContentType("honorific-prefix")
  /// A given name.
  public static let givenName = UITextContentType("given-name")
  /// A middle name.
  public static let middleName = UITextContentType("additional-name")
  /// A family name.
  public static let familyName = UITextContentType("family-name")
  /// A title after a name.
  public static let nameSuffix = UITextContentType("honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType("nickname")
  /// A job title.
  public static let jobTitle = UITextContentType("organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType("organization")
  /// A place.
  public static let location = UITextContentType("location")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType("street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType("address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType("address-line2")
  /// A city.
  public static let addressCity = UITextContentType("address-level2")
  /// A state.
  public static let addressState = UITextContentType("address-level1")
  /// A city and a state.
  public static let addressCityAndState = UITextContentType("address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType("address-level3")
  /// A country.
  public static let countryName = UITextContentType("country-name")
  /// A postal code.
  public static let postalCode = UITextContentType("postal-code")
  /// A phone number.
  public static let telephoneNumber = UITextContentType("tel")
  /// An email address.
  public static let emailAddress = UITextContentType("email")
  /// A URL.
  public static let URL = UITextContentType("url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType("cc-number")
  /// The end of a credit card.
  public static let creditCardExpiration = UITextContentType("cc-exp")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = UITextContentType("cc-csc")
  /// The name of an account.
  public static let username = UITextContentType("username")
  /// A password.
  public static let password = UITextContentType("password")
  /// A new password.
  public static let newPassword = UITextContentType("new-password")
  /// A code for one login.
  public static let oneTimeCode = UITextContentType("one-time-code")
  /// A date and a time.
  public static let dateTime = UITextContentType("date-time")
  /// A date of birth.
  public static let birthdate = UITextContentType("bday")
}

/// The rules for a generated password; stored, but not used.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules.
  open private(set) var passwordRulesDescriptor: String
  nonisolated deinit {}
  /// Creates rules from a description.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

/// The keyboard type of a text field.
public nonisolated enum UIKeyboardType: Int, Sendable {
  /// The default keyboard for the current input method.
  case `default`
  /// A keyboard for ASCII characters.
  case asciiCapable
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation
  /// A keyboard for URLs.
  case URL
  /// A keypad for PINs.
  case numberPad
  /// A keypad for phone numbers.
  case phonePad
  /// A keypad for a person's name or phone number.
  case namePhonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// A keypad for numbers with a decimal point.
  case decimalPad
  /// A keyboard for Twitter.
  case twitter
  /// A keyboard for searching the web.
  case webSearch
  /// A keypad for ASCII digits.
  case asciiCapableNumberPad

  /// The earlier name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
