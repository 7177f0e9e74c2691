public import Foundation

/// A postal address, which doesn't change.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate struct Values: Hashable {
    var street = ""
    var city = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
  }

  fileprivate final var values = Values()

  /// The street, with the number of the house.
  open var street: String { values.street }
  /// The city.
  open var city: String { values.city }
  /// The state.
  open var state: String { values.state }
  /// The postal code.
  open var postalCode: String { values.postalCode }
  /// The country.
  open var country: String { values.country }
  /// The code of the country.
  open var isoCountryCode: String { values.isoCountryCode }

  /// Returns an address that doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { copied(CNPostalAddress()) }
  /// Returns an address that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(CNMutablePostalAddress()) }

  private func copied(_ copy: CNPostalAddress) -> CNPostalAddress {
    copy.values = values
    return copy
  }

  /// Whether the other object is the same address.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPostalAddress)?.values == values
  }
  /// A hash of the address.
  open override var hash: Int { values.hashValue }
}

/// A postal address that an app composes.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// The street, with the number of the house.
  open override var street: String {
    get { values.street }
    set { values.street = newValue }
  }
  /// The city.
  open override var city: String {
    get { values.city }
    set { values.city = newValue }
  }
  /// The state.
  open override var state: String {
    get { values.state }
    set { values.state = newValue }
  }
  /// The postal code.
  open override var postalCode: String {
    get { values.postalCode }
    set { values.postalCode = newValue }
  }
  /// The country.
  open override var country: String {
    get { values.country }
    set { values.country = newValue }
  }
  /// The code of the country.
  open override var isoCountryCode: String {
    get { values.isoCountryCode }
    set { values.isoCountryCode = newValue }
  }
}

/// The style of a formatted address.
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// Writes postal addresses as in the United States.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// Returns an address in lines.
  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    let region = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
    let city = [postalAddress.city, region.joined(separator: " ")].filter { !$0.isEmpty }
    return [postalAddress.street, city.joined(separator: " "), postalAddress.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
