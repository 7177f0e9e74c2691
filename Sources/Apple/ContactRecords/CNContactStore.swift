import DeviceSettings
public import Foundation
import HeadlessUIKit

/// The kinds of entries for which an app asks the user.
public enum CNEntityType: Int, Sendable { case contacts }

/// The user's decision about contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited

  static var current: CNAuthorizationStatus {
    switch DeviceSettings.status(of: .contacts) {
    case .undetermined: .notDetermined
    case .restricted: .restricted
    case .granted: .authorized
    case .limited: .limited
    default: .denied
    }
  }
}

extension NSNotification.Name {
  /// Posted when contacts have changed.
  public static let CNContactStoreDidChange = NSNotification.Name(
    "CNContactStoreDidChangeNotification")
}

/// The contacts of the user, which can be read and changed with the user's permission.
///
/// With limited access, an app sees the contacts that it has added. Completion handlers are called
/// on the main thread.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Returns the user's decision.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .current
  }

  /// Asks the user for access, unless somebody has decided.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        UIApplication.shared.request(
          .contacts,
          PermissionQuestion(
            "APP Would Like to Access Your Contacts", usageKeys: ["NSContactsUsageDescription"])
        ) { status in
          let isGranted = [.granted, .limited].contains(status)
          completionHandler(isGranted, isGranted ? nil : CNError(.authorizationDenied))
        }
      }
    }
  }

  /// Asks the user for access, unless somebody has decided.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAccess(for: entityType) { isGranted, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(isGranted))
      }
    }
  }

  // MARK: Reading

  /// Returns the contact with an identifier.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    guard let found = try visible().first(where: { $0.identifier == identifier }) else {
      throw CNError(.recordDoesNotExist)
    }
    return found.fetched(keys)
  }

  /// Returns the contacts that meet a condition.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try visible().filter { predicate.evaluate(with: $0) }.map { $0.fetched(keys) }
  }

  /// Passes each contact of a request to a closure, until that sets its second argument.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var contacts = try visible()
    if let predicate = fetchRequest.predicate {
      contacts.removeAll { !predicate.evaluate(with: $0) }
    }
    if fetchRequest.sortOrder == .givenName { contacts.sort { $0.givenName < $1.givenName } }
    var isDone = ObjCBool(false)
    for contact in contacts where !isDone.boolValue {
      let found = contact.fetched(fetchRequest.keysToFetch)
      let changeable = fetchRequest.mutableObjects ? found.mutableCopy() as? CNContact : nil
      block(changeable ?? found, &isDone)
    }
  }

  private func visible() throws -> [CNContact] {
    switch CNAuthorizationStatus.current {
    case .authorized: return ContactList.shared.all
    case .limited:
      let own = ContactList.shared.ownIdentifiers
      return ContactList.shared.all.filter { own.contains($0.identifier) }
    case .notDetermined, .restricted, .denied: throw CNError(.authorizationDenied)
    }
  }

  // MARK: Changing

  /// The identifier of the only container.
  open func defaultContainerIdentifier() -> String { "container-1" }

  /// Saves changes.
  ///
  /// - Throws: An error, and saves nothing, if a contact that is to change doesn't exist.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    let known = Set(try visible().map(\.identifier))
    for change in saveRequest.changes {
      switch change {
      case .add(let contact):
        if known.contains(contact.identifier) { throw CNError(.insertedRecordAlreadyExists) }
      case .update(let contact), .delete(let contact):
        if !known.contains(contact.identifier) { throw CNError(.recordDoesNotExist) }
      }
    }
    for change in saveRequest.changes {
      switch change {
      case .add(let contact): ContactList.shared.keep(contact)
      case .update(let contact): ContactList.shared.keep(contact)
      case .delete(let contact): ContactList.shared.remove(contact)
      }
    }
    NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil)
  }
}

extension CNContact {
  /// Returns the contact with only some of its properties.
  fileprivate func fetched(_ keys: [any CNKeyDescriptor]) -> CNContact {
    CNContact(
      identifier, values, fetched: keys.reduce(into: Set()) { $0.formUnion($1.keys) })
  }
}
