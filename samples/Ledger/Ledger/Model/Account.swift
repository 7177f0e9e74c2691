import CoreData

/// An account with its entries; public, as the generated class of the entries is.
@objc(Account)
public final class Account: NSManagedObject {
  @NSManaged var name: String
  @NSManaged var entries: Set<Entry>?

  /// The letter of the section in which the account is.
  @objc var initial: String { String(name.prefix(1)).uppercased() }

  /// The sum of the entries.
  var balance: Int { (entries ?? []).reduce(0) { $0 + Int($1.amount) } }

  @nonobjc static func fetchRequest() -> NSFetchRequest<Account> {
    NSFetchRequest<Account>(entityName: "Account")
  }
}
