import AppDriver
import Contacts
import Exploration
import LeakyContacts

/// The maps of whole apps that several tests read, each of which is made once.
enum ExploredApps {
  static let contacts = Task { @MainActor in await Exploration { _ in Contacts.AppDelegate() }.map }
  static let leaky = Task { @MainActor in
    await Exploration { _ in LeakyContacts.AppDelegate() }.map
  }
}
