import CoreData
import UIKit

/// The flow from the accounts to their entries.
final class LedgerCoordinator {
  private let navigation: UINavigationController
  private let persistence: PersistenceController
  private var formCoordinator: EntryFormCoordinator?

  init(_ navigation: UINavigationController, _ persistence: PersistenceController) {
    self.navigation = navigation
    self.persistence = persistence
  }

  func start() {
    let accounts = AccountsViewController(persistence.viewContext)
    accounts.delegate = self
    navigation.setViewControllers([accounts], animated: false)
  }

  private func save() {
    do {
      try persistence.save()
    } catch {
      persistence.viewContext.rollback()
      let alert = UIAlertController(
        title: "Not Saved", message: error.localizedDescription, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      navigation.present(alert, animated: true)
    }
  }
}

extension LedgerCoordinator: AccountsViewControllerDelegate {
  func accountsViewController(_ controller: AccountsViewController, didAdd name: String) {
    let account = Account(context: persistence.viewContext)
    account.name = name
    save()
  }

  func accountsViewController(_ controller: AccountsViewController, didDelete account: Account) {
    persistence.viewContext.delete(account)
    save()
  }

  func accountsViewController(_ controller: AccountsViewController, didSelect account: Account) {
    let entries = EntriesViewController(account, in: persistence.viewContext)
    entries.delegate = self
    navigation.pushViewController(entries, animated: true)
  }
}

extension LedgerCoordinator: EntriesViewControllerDelegate {
  func entriesViewControllerDidSelectAdd(_ controller: EntriesViewController) {
    showForm(for: nil, of: controller.account)
  }

  func entriesViewControllerDidSelectImport(_ controller: EntriesViewController) {
    persistence.importEntries(into: controller.account.objectID) { error in
      if let error { controller.title = error.localizedDescription }
    }
  }

  func entriesViewController(_ controller: EntriesViewController, didSelect entry: Entry) {
    showForm(for: entry, of: controller.account)
  }

  private func showForm(for entry: Entry?, of account: Account) {
    let coordinator = EntryFormCoordinator(
      navigation, persistence.makeFormContext(), entry, account)
    coordinator.onEnd = { [weak self] isSaved in
      self?.formCoordinator = nil
      if isSaved { self?.save() }
    }
    formCoordinator = coordinator
    coordinator.start()
  }
}
