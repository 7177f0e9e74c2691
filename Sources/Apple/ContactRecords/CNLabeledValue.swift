public import Foundation

/// The label of the home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of the work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of the school.
public let CNLabelSchool = "_$!<School>!$_"
/// The label of something else.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of a mobile phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of the main number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of an address of iCloud.
public let CNLabelEmailiCloud = "iCloud"
/// The label of a home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"

/// A value with a label, such as a phone number at work.
public final class CNLabeledValue<ValueType: NSObject & NSCopying>: NSObject, NSCopying,
  @unchecked Sendable
{
  /// The identifier.
  public let identifier: String
  /// The label; `nil` if there is none.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// Creates a value with a label.
  public convenience init(label: String?, value: ValueType) {
    self.init(ContactList.shared.newIdentifier("value"), label, value)
  }

  private init(_ identifier: String, _ label: String?, _ value: ValueType) {
    (self.identifier, self.label, self.value) = (identifier, label, value)
  }

  /// Returns the same value with another label.
  public func settingLabel(_ label: String?) -> Self { Self(identifier, label, value) }
  /// Returns another value with the same label.
  public func settingValue(_ value: ValueType) -> Self { Self(identifier, label, value) }
  /// Returns another value with another label.
  public func settingLabel(_ label: String?, value: ValueType) -> Self {
    Self(identifier, label, value)
  }

  /// Returns the English word for a label.
  public class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }

  /// Returns the value itself, which doesn't change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object has the same label and value.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Self else { return false }
    return other.label == label && other.value.isEqual(value)
  }
  /// A hash of the label and the value.
  public override var hash: Int { [label.hashValue, value.hash].hashValue }
}

/// A phone number.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
  /// The number as it was written.
  open private(set) var stringValue: String

  /// Creates a phone number.
  public init(stringValue string: String) { stringValue = string }

  /// The digits, by which numbers are compared.
  var digits: String { stringValue.filter { $0.isNumber || $0 == "+" } }

  /// Returns the number itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether the other object is the same number.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }
  /// A hash of the number.
  open override var hash: Int { stringValue.hashValue }
}
