public import Foundation

/// Changes of contacts that are saved together.
open class CNSaveRequest: NSObject {
  enum Change {
    case add(CNMutableContact)
    case update(CNMutableContact)
    case delete(CNMutableContact)
  }

  var changes: [Change] = []

  /// Adds a contact; there is one container, so its identifier isn't used.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append(.add(contact))
  }
  /// Changes a contact.
  open func update(_ contact: CNMutableContact) { changes.append(.update(contact)) }
  /// Deletes a contact.
  open func delete(_ contact: CNMutableContact) { changes.append(.delete(contact)) }
}
