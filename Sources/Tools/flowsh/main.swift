import AdoptCommand
import AppDriver
import Contacts
import FlowshCommand
import LeakyContacts
import Maestro
import Script
import Shell
import Storefront

let catalog = AppCatalog([
  AppEntry(
    name: "storefront",
    summary: "A shop's staff app, for phone and tablet; log in as fred with password yabba",
    fills: [FieldText("Username", "fred"), FieldText("Password", "yabba", isSecure: true)],
    preparing: { context in
      let data = try context.dataFile.map { try StoreData(contentsOf: $0) } ?? .standard
      return PreparedApp(links: { data.links }) { _ in Storefront.AppDelegate(data: data) }
    }),
  AppEntry(
    name: "contacts", summary: "Persons, their groups, and a login",
    fills: [FieldText("Username", "fred"), FieldText("Password", "yabba", isSecure: true)]
  ) { _ in
    Contacts.AppDelegate()
  },
  AppEntry(name: "leaky", summary: "Contacts with sixteen bugs to find") { _ in
    LeakyContacts.AppDelegate()
  },
])
ScriptFiles.translator = FlowTranslator(apps: catalog.apps.map(\.name))
Flowsh.main(
  catalog,
  tools: [AdoptCommand.self, SDKCommand.self, ConvertCommand.self],
  // These apps store nothing.
  keepsAppsApart: false)
