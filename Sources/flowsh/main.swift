import Contacts
import FlowshCommand
import Shell

Flowsh.main(
  AppCatalog([
    AppEntry(name: "contacts", summary: "Persons, their groups, and a login") { _ in AppDelegate() }
  ]))
