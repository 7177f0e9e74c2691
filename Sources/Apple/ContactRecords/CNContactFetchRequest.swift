public import Foundation

/// The order of fetched contacts.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// A request for contacts with some of their properties.
open class CNContactFetchRequest: NSObject {
  /// The condition; `nil` for all contacts.
  open var predicate: NSPredicate?
  /// The properties.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Whether the contacts can be changed.
  open var mutableObjects = false
  /// Whether linked contacts are one; there are none.
  open var unifyResults = true
  /// The order.
  open var sortOrder = CNContactSortOrder.none

  /// Creates a request.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

extension CNContact {
  /// Returns a condition for contacts whose name has words that begin with those of a text.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let parts = name.lowercased().split(separator: " ")
    return predicate { contact in
      let names = [
        CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
        CNContactNicknameKey, CNContactOrganizationNameKey,
      ].flatMap { contact.text($0).lowercased().split(separator: " ") }
      return !parts.isEmpty
        && parts.allSatisfy { part in names.contains { $0.hasPrefix(part) } }
    }
  }

  /// Returns a condition for contacts with identifiers.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    predicate { identifiers.contains($0.identifier) }
  }

  /// Returns a condition for contacts with an email address.
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    predicate {
      $0.emailAddresses.contains { $0.value.description.lowercased() == emailAddress.lowercased() }
    }
  }

  /// Returns a condition for contacts with a phone number, whatever separates its digits.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    predicate { $0.phoneNumbers.contains { $0.value.digits == phoneNumber.digits } }
  }

  private class func predicate(_ holds: @escaping (CNContact) -> Bool) -> NSPredicate {
    NSPredicate { object, _ in (object as? CNContact).map(holds) ?? false }
  }
}
