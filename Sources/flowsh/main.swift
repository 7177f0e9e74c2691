import Contacts
import FlowshCommand
import LeakyContacts
import Shell

Flowsh.main(
  AppCatalog([
    AppEntry(name: "contacts", summary: "Persons, their groups, and a login") { _ in
      Contacts.AppDelegate()
    },
    AppEntry(name: "leaky", summary: "Contacts with ten faults of coordinators, to be found") { _ in
      LeakyContacts.AppDelegate()
    },
  ]))
