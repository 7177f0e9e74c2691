import AppDriver
import Contacts
import LeakyContacts
import Shell
import Storefront

extension AppCatalog {
  /// The demo apps, as `flowsh` has them.
  static let demos = AppCatalog([
    AppEntry(
      name: "storefront", summary: "",
      preparing: { context in
        let data = try context.dataFile.map { try StoreData(contentsOf: $0) } ?? .standard
        return PreparedApp(links: { data.links }) { _ in Storefront.AppDelegate(data: data) }
      }),
    AppEntry(name: "contacts", summary: "") { _ in Contacts.AppDelegate() },
    AppEntry(name: "leaky", summary: "") { _ in LeakyContacts.AppDelegate() },
  ])
}
