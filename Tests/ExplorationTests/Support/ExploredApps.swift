import AppDriver
import Contacts
import Exploration
import LeakyContacts

/// The maps of whole apps that several tests read, each of which is made once.
enum ExploredApps {
  static let contacts = Task { @MainActor in
    await Exploration(options) { _ in Contacts.AppDelegate() }.map
  }
  static let leaky = Task { @MainActor in
    await Exploration(options) { _ in LeakyContacts.AppDelegate() }.map
  }

  private static var options: ExplorationOptions {
    var options = ExplorationOptions()
    options.tapsTwice = true
    return options
  }
}
